// What a reader has edited, in the page's address behind its anchor: #anchor;edit=…, and as a file.

const MARK = ";edit=";

const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** The edits that an address holds, [[number of a cell, source]]; none where it holds nothing that can be read. */
export async function readAddress(hash) {
  const at = hash.indexOf(MARK);
  if (at < 0) return [];
  try {
    const text = atob(hash.slice(at + MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (c) => c.charCodeAt(0));
    const edits = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
    return edits.filter(([number, source]) => Number.isInteger(number) && typeof source === "string");
  } catch (_) {
    return [];
  }
}

/** Puts the edits into the page's address; where the reader comes from stays as it is. */
export async function writeAddress(edits) {
  const anchor = location.hash.split(MARK)[0];
  let hash = anchor;
  if (edits.length) {
    const bytes = await through(JSON.stringify(edits), new CompressionStream("deflate-raw"));
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    hash = (anchor || "#") + MARK + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  }
  history.replaceState(history.state, "", hash || location.pathname + location.search);
}

/** Hands a text to the reader as a file. */
export function downloaded(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/x-ipynb+json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 30000);
}
