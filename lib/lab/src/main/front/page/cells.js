// A figure that the notebook's own cells compute: the page holds their class files, and an interpreter of them next to
// the library.

import { restore } from "nimbook-widget/packed.js";
import { Stopped } from "nimbook-widget/pagemodel.js";
import { join, placeOf } from "./engine.js";

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
    this.here = this.opening = null;
    join();
  }

  /** Where the figure computes, and its number there. In another worker the cells run again. */
  async opened() {
    const place = await placeOf(this, this.here && this.here.place);
    const worker = place.java.workers();
    if (!this.opening || this.here.place !== place || this.here.worker !== worker) {
      const here = { place, worker };
      this.here = here;
      this.opening = this.open(here);
      this.opening.catch((error) => { if (error instanceof Stopped && this.here === here) this.opening = null; });
    }
    return this.opening;
  }

  async open(here) {
    this.made = null;
    here.number = (await this.ask(here, "open", [this.files, this.program])).number;
    if (this.shown && !same(parts(this.shown), parts(await this.show(here, this.values))))
      throw Object.assign(new Error("its cells give another one here than where it was made"), { name: "Other" });
    this.shown = null;
    return here;
  }

  async ask({ place, worker }, name, given, how) {
    const { value, buffers } = await place.call(this, worker, name, given, how);
    const { error, state, paths } = JSON.parse(value);
    if (error !== undefined) throw new Error(error);
    const views = buffers.map((bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return restore(state, paths, views);
  }

  async show(here, values, how) {
    if (this.made && JSON.stringify(values) === JSON.stringify(this.values)) return this.made;
    const made = await this.ask(here, "figures", [here.number, JSON.stringify(values)], how);
    this.made = made;
    this.values = values;
    return made;
  }

  /** The worker may end, or be another figure's for long: then the work is done again. */
  async again(work, signal) {
    for (;;) {
      try {
        return await work(await this.opened());
      } catch (error) {
        if (!(error instanceof Stopped) || signal?.aborted) throw error;
      }
    }
  }

  /** {direction, list} of these values. The signal ends the computation, and the worker with it. */
  figures(values, { signal, onProgress } = {}) {
    return this.again((here) => this.show(here, values, { signal, onProgress }), signal);
  }

  /** What the JVM would answer to a question about one of the figures. */
  answer(figure, question) {
    return this.again(async (here) => {
      await this.show(here, this.values);
      return this.ask(here, "answer", [here.number, figure, JSON.stringify(question)]);
    });
  }
}
