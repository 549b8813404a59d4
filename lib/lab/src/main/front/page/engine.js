// The library compiled for the browser, as a live page holds it: in a worker for the whole page, and in a
// second one for the others while a figure computes for long.

import { unzipped } from "nimbook-widget/packed.js";
import { Stopped } from "nimbook-widget/pagemodel.js";

/** A length and a new line, so many bytes of JSON, and behind them the binary values whose sizes stand in it. */
function parts(all) {
  const line = all.indexOf(10);
  const text = new TextDecoder();
  const end = line + 1 + Number(text.decode(all.subarray(0, line)));
  const head = JSON.parse(text.decode(all.subarray(line + 1, end)));
  let at = end;
  const buffers = head.sizes.map((size) => { at += size; return all.slice(at - size, at); });
  return { head, buffers };
}

/** What a figure of the page is made from. */
export async function unpack(base64) {
  try {
    return parts(await unzipped(base64));
  } catch (error) {
    // The browser's own words would be "Failed to fetch".
    throw typeof DecompressionStream === "undefined" ? error : new Error("its data in this page are damaged");
  }
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

/** The assets of nimbookJava, which the file next to the page holds with them. */
let find = async () => {
  if (place) await load(place);
  if (!globalThis.nimbookEngineData) throw new Error("the page came without it");
  return globalThis.nimbookEngineData;
};

/**
 * A function of a script's text. The script becomes a module of its own, because a page may forbid eval, with names of
 * its own: a page may hold a loader that would take the text for one of its modules.
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

/** A page that loads no script finds the assets by this, and next to them `script`, the text of nimbookJava. */
export function engineFrom(other) {
  find = other;
}

/** A page that holds the library starts it before anything else (LivePage). */
async function started() {
  if (globalThis.nimbookEngine) return globalThis.nimbookEngine;
  const { script, ...assets } = await find();
  return (script ? await functionOf(script, "nimbookJava") : globalThis.nimbookJava)(assets);
}

/**
 * How long one figure may keep the others waiting, in ms, before they go on in another worker. That takes some 200 ms
 * to start, so it begins earlier: requests meanwhile are answered within half a second.
 */
const LONG = 250;
const EARLY = 150;

const places = [];
let figures = 0;
let first, second, signal;
let change = new Promise((resolve) => { signal = resolve; });

/** What waits for a place looks again. */
function changed() {
  signal();
  change = new Promise((resolve) => { signal = resolve; });
}

/** The library and an interpreter of class files in a worker, where one figure computes at a time. */
class Place {
  constructor(java) {
    this.java = java;
    this.owner = null;
    this.long = false;
  }

  /** Whether another figure computes here for long. */
  lost(owner) {
    return this.long && this.owner !== owner;
  }

  /**
   * Calls a function when no other call runs here. Rejects with Stopped where the worker that is meant has ended, or
   * when another figure computes here for long. The signal ends the call, and the worker with it.
   */
  async call(owner, worker, name, given, { signal, onProgress } = {}) {
    const { java } = this;
    const gone = () => worker !== java.workers() || this.lost(owner) || signal?.aborted;
    signal?.addEventListener("abort", changed, { once: true });
    while (this.owner && !gone()) await change;
    if (gone()) throw new Stopped();
    this.owner = owner;
    const timers = [];
    try {
      await java.ready();
      if (figures > 1) timers.push(setTimeout(startSecond, EARLY));
      timers.push(setTimeout(() => { this.long = true; changed(); }, LONG));
      return await java.call(name, given, { onProgress, signal });
    } finally {
      timers.forEach(clearTimeout);
      this.owner = null;
      this.long = false;
      changed();
    }
  }
}

async function add(java) {
  await java.ready();
  places.push(new Place(java));
}

function startSecond() {
  // Where no other worker can start, the figures wait.
  second = second || add(places[0].java.another()).then(changed, () => {});
}

/** The page has one figure more that computes. */
export function join() {
  figures++;
}

/** Where a figure computes, its last place if it can; rejects with the reason where the library cannot start. */
export async function placeOf(owner, last) {
  await (first = first || started().then(add));
  for (;;) {
    const found = [last, ...places].find((place) => place && !place.lost(owner));
    if (found) return found;
    startSecond();
    await change;
  }
}
