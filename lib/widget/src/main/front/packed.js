// Values as a page holds them: gzip in base64, with the places of binary values.

export function bytesOf(base64) {
  const signs = atob(base64.trim());
  const bytes = new Uint8Array(signs.length);
  // Uint8Array.from with a function takes twenty times as long.
  for (let i = 0; i < bytes.length; i++) bytes[i] = signs.charCodeAt(i);
  return bytes;
}

/** The bytes of gzip in base64. */
export async function unzipped(base64) {
  if (typeof DecompressionStream === "undefined")
    throw new Error("this browser is older than 2023 and cannot unpack the page");
  const stream = new Blob([bytesOf(base64)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Puts binary values to their places in a JSON value. */
export function restore(value, paths, views) {
  (paths || []).forEach((path, i) => {
    let at = value;
    for (const key of path.slice(0, -1)) at = at[key];
    at[path[path.length - 1]] = views[i];
  });
  return value;
}

/**
 * A figure's data as Page.java packs it: the texts of modules, the style sheet, and the state with its binary values.
 */
export async function figureOf(base64) {
  const { state, paths, buffers, ...front } = JSON.parse(new TextDecoder().decode(await unzipped(base64)));
  return { ...front, state: restore(state, paths, buffers.map((text) => new DataView(bytesOf(text).buffer))) };
}
