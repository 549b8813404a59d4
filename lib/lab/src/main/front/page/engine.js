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

/** What the page holds as assets of a script, by their names; `shared`: the same from a file beside the page. */
async function assetsOf(shared) {
  const place = document.querySelector("[data-nb-engine]");
  const data = place ? place.textContent : shared;
  if (!data) throw new Error("the page came without it");
  const { head, buffers } = await unpack(data);
  const assets = {};
  head.names.forEach((name, i) => {
    assets[name] = head.text[i] ? new TextDecoder().decode(buffers[i]) : buffers[i];
  });
  return assets;
}

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

let engine;

/** The page's engine; rejects with the reason where it cannot start. */
export function engineOf() {
  return (engine = engine || (async () => {
    const assets = await assetsOf(globalThis.nimbookEngineData);
    const made = (await functionOf(assets["runtime.js"], "nimbookEngine"))(assets);
    await made.ready();
    return made;
  })());
}

let java;

/** The page's interpreter of class files; rejects with the reason where it cannot start. */
export function javaOf() {
  return (java = java || (async () => {
    const assets = await assetsOf();
    const start = await functionOf(assets["java.js"], "nimbookJava");
    const made = start({ module: assets["java.wasm"], loader: assets["java.wasm-runtime.js"] });
    await made.ready();
    return made;
  })());
}
