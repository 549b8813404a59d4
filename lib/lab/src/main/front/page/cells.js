// A figure that the notebook's own cells compute: the page holds their class files, and an interpreter of them beside
// the library.

import { restore } from "nimbook-widget/packed.js";
import { javaOf } from "./engine.js";

const bytesIn = (view) => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

/** Whether two states are the same, with their binary values. */
function same(a, b) {
  if (a === b) return true;
  if (!a || !b || typeof a !== "object" || typeof b !== "object") return false;
  if (a instanceof DataView) {
    if (!(b instanceof DataView) || a.byteLength !== b.byteLength) return false;
    const theirs = bytesIn(b);
    return bytesIn(a).every((byte, i) => byte === theirs[i]);
  }
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
}

function parts({ direction, list }) {
  return { direction, list: list.map(({ component, state }) => ({ component, state })) };
}

/** The cells of one figure in the page's Java. `shown`: the figures that came with the page, null for none. */
export class CellProgram {
  constructor({ files, ...program }, buffers, values, shown) {
    this.program = JSON.stringify(program);
    this.files = files.map((i) => new Int8Array(buffers[i]));
    this.values = values;
    this.shown = shown;
    this.worker = 0;
  }

  /** The page's Java and the figure's number there. Where another worker has begun, the cells run again. */
  async opened() {
    const java = await javaOf();
    if (this.worker !== java.workers()) {
      this.worker = java.workers();
      this.opening = this.open(java);
    }
    return this.opening;
  }

  async open(java) {
    this.made = null;
    const { number } = await this.ask(java, "open", [this.files, this.program]);
    const here = { java, number };
    if (this.shown && !same(parts(this.shown), parts(await this.show(here, this.values))))
      throw new Error("its cells give another picture here than in the notebook");
    this.shown = null;
    return here;
  }

  async ask(java, name, given, onProgress) {
    const { value, buffers } = await java.call(name, given, { onProgress });
    const { error, state, paths } = JSON.parse(value);
    if (error !== undefined) throw new Error(error);
    const views = buffers.map((bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return restore(state, paths, views);
  }

  async show({ java, number }, values, onProgress) {
    if (this.made && JSON.stringify(values) === JSON.stringify(this.values)) return this.made;
    this.made = await this.ask(java, "figures", [number, JSON.stringify(values)], onProgress);
    this.values = values;
    return this.made;
  }

  /** Another figure may end the worker: then the work is done again. */
  async again(work, signal) {
    for (;;) {
      try {
        return await work(await this.opened());
      } catch (error) {
        if (signal && signal.aborted) throw Object.assign(error, { name: "Superseded" });
        if (error.message !== "stopped") throw error;
      }
    }
  }

  /** {direction, list} of these values. The signal ends the computation, and the worker with it. */
  async figures(values, { signal, onProgress } = {}) {
    const { java } = await this.opened();
    const stop = () => java.stop();
    if (signal) signal.addEventListener("abort", stop, { once: true });
    try {
      return await this.again((here) => this.show(here, values, onProgress), signal);
    } finally {
      if (signal) signal.removeEventListener("abort", stop);
    }
  }

  /** What the JVM would answer to a question about one of the figures. */
  answer(figure, question) {
    return this.again(async (here) => {
      await this.show(here, this.values);
      return this.ask(here.java, "answer", [here.number, figure, JSON.stringify(question)]);
    });
  }
}
