// A live figure that the notebook's own cells compute: the page holds their class files and an interpreter of them
// beside the library. The model of live.js is asked in the same way.

import { restore } from "nimbook-widget/packed.js";
import { javaOf } from "./engine.js";

/** Binary values as text, to compare states. */
function plain(value) {
  if (value instanceof DataView) {
    return Array.from(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)).join();
  }
  if (Array.isArray(value)) return value.map(plain);
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, plain(value[key])]));
}

/** The cells of one figure in the page's Java. */
export class CellProgram {
  constructor(program, buffers) {
    this.program = program;
    this.buffers = buffers;
  }

  /** Defines the classes, runs the cells, and finds the figure. */
  async start() {
    const { files, runs, figure, number } = this.program;
    const java = await javaOf();
    await java.define(files.map((i) => this.buffers[i].slice()));
    for (const run of runs) {
      const { returned, text } = await java.run(run, "do_it$", "Ljava/lang/Object;");
      if (!returned) throw new Error(text);
    }
    const given = [figure, "do_it$", "Ljava/lang/Object;", number];
    const { value } = await java.call("made", given, { keep: true });
    if (value < 0) throw new Error((await java.call("text")).value);
    this.figure = value;
    this.java = java;
    return this;
  }

  async call(name, given, settings) {
    const { value, buffers } = await this.java.call(name, [this.figure, ...given], settings);
    const { error, state, paths } = JSON.parse(value);
    if (error !== undefined) throw new Error(error);
    restore(state, paths, buffers.map((bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
    return state;
  }

  /** {direction, list} of these values. The signal ends the computation, and the worker with it. */
  async figures(values, { signal, onProgress } = {}) {
    const stop = () => this.java.stop();
    if (signal) signal.addEventListener("abort", stop, { once: true });
    try {
      return await this.call("figures", [JSON.stringify(values)], { onProgress });
    } catch (error) {
      if (signal && signal.aborted) error.name = "Superseded";
      throw error;
    } finally {
      if (signal) signal.removeEventListener("abort", stop);
    }
  }

  answer(figure, question) {
    return this.call("answer", [figure, JSON.stringify(question)]);
  }

  /** Whether the page computes what came with it: else the notebook knows something that the page does not. */
  async agrees(values, shown) {
    const { direction, list } = await this.figures(values);
    const given = shown.list.map(({ component, state }) => ({ component, state }));
    const theirs = { direction: shown.direction, list: given };
    return JSON.stringify(plain({ direction, list })) === JSON.stringify(plain(theirs));
  }
}
