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

let engine;

/** The page's engine; rejects with the reason where it cannot start. */
export function engineOf() {
  return (engine = engine || (async () => {
    const place = document.querySelector("[data-nb-engine]");
    const data = place ? place.textContent : globalThis.nimbookEngineData;
    if (!data) throw new Error("the page came without it");
    const { head, buffers } = await unpack(data);
    const assets = {};
    head.names.forEach((name, i) => {
      assets[name] = head.text[i] ? new TextDecoder().decode(buffers[i]) : buffers[i];
    });
    // A module of its own, because the page's policy forbids eval, with names of its own: a page may hold a loader that
    // would take the text for one of its modules.
    const text = [
      "const exports = undefined, module = undefined, define = undefined;\n",
      assets["runtime.js"],
      "\nexport default nimbookEngine;",
    ];
    const url = URL.createObjectURL(new Blob(text, { type: "text/javascript" }));
    const start = (await import(url)).default;
    URL.revokeObjectURL(url);
    const made = start(assets);
    await made.ready();
    return made;
  })());
}
