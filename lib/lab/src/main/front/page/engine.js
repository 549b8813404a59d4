// The library compiled for the browser, as a live page holds it: one for the whole page, in a worker.

import { unzipped } from "nimbook-widget/packed.js";

/** A length and a new line, so many bytes of JSON, and behind them the binary values whose sizes stand in it. */
export async function unpack(base64) {
  const all = await unzipped(base64);
  const line = all.indexOf(10);
  const text = new TextDecoder();
  const end = line + 1 + Number(text.decode(all.subarray(0, line)));
  const head = JSON.parse(text.decode(all.subarray(line + 1, end)));
  let at = end;
  const buffers = head.sizes.map((size) => { at += size; return all.slice(at - size, at); });
  return { head, buffers };
}

let place = null;

/** Pages that share the library load this script file when one of their figures needs it. */
export function shareEngine(url) {
  place = url;
}

/** A page from a disk may not fetch, but it may load a script. */
function load(url) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = resolve;
    script.onerror = () => reject(new Error("there is no " + url));
    document.head.append(script);
  });
}

/** The assets of nimbookJava, which the file beside the page holds with them. */
let find = async () => {
  if (place) await load(place);
  if (!globalThis.nimbookEngineData) throw new Error("the page came without it");
  return globalThis.nimbookEngineData;
};

/**
 * A function of a script's text. The script becomes a module of its own, because the page's policy forbids eval, with
 * names of its own: a page may hold a loader that would take the text for one of its modules.
 */
async function functionOf(script, name) {
  const text = [
    "const exports = undefined, module = undefined, define = undefined;\n",
    script,
    "\nexport default " + name + ";",
  ];
  const url = URL.createObjectURL(new Blob(text, { type: "text/javascript" }));
  const found = (await import(url)).default;
  URL.revokeObjectURL(url);
  return found;
}

/** A page that loads no script finds the assets by this, and beside them `script`, the text of nimbookJava. */
export function engineFrom(other) {
  find = other;
}

let java;

/** A page that holds the library starts it before anything else (LivePage). */
async function started() {
  if (globalThis.nimbookEngine) return globalThis.nimbookEngine;
  const { script, ...assets } = await find();
  return (script ? await functionOf(script, "nimbookJava") : globalThis.nimbookJava)(assets);
}

/** The page's library and interpreter of class files; rejects with the reason where they cannot start. */
export function javaOf() {
  return (java = java || (async () => {
    const made = await started();
    await made.ready();
    return made;
  })());
}
