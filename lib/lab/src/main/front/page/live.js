// A figure of a page that no kernel answers: an element [data-nb-live] with its data, the modules that draw it, its
// state, and the cells that made it, which the page runs.

import { stageOf } from "nimbook-widget/modules.js";
import { restore } from "nimbook-widget/packed.js";
import { CellProgram } from "./cells.js";
import { unpack } from "./engine.js";

/** How long a picture may keep the newer one waiting, in ms: as in the notebook. */
const TIMEOUT = 250;

const STORED = "The stored picture, until Java in this page has started.";

/** Stands where a notebook's model stands: the stage sends it values and questions, and it answers like the JVM. */
export class LiveModel {
  constructor(state, program, buffers) {
    this.state = state;
    this.program = program && new CellProgram(program, buffers, { ...state.values }, state.figures);
    // What the figure says once its cells have given the picture that came with it.
    this.note = state.note;
    if (program) state.note = STORED;
    this.listeners = {};
    this.turn = state.result.turn;
    this.seen = {};
    this.newest = this.running = this.stop = null;
    this.moves = 0;
    // The stage looks here whether anything answers, as in JupyterLab's manager.
    const real = {
      comm: {},
      comm_live: true,
      on: (event, action) => this.on("real:" + event, action),
      off: (event, action) => this.off("real:" + event, action),
    };
    this.real = real;
    this.widget_manager = { get_model: async () => real };
  }

  /** A large first picture is not in the page: it is computed before the stage is drawn. */
  async first() {
    if (this.state.figures) return;
    const { direction, list } = await this.result(this.state.values);
    this.state.figures = { turn: this.turn, direction, list, end: this.turn };
  }

  get(key) { return this.state[key]; }
  set(key, value) { this.put({ [key]: value }); }
  save_changes() {}
  on(event, action) { (this.listeners[event] = this.listeners[event] || []).push(action); }
  off(event, action) { this.listeners[event] = (this.listeners[event] || []).filter((other) => other !== action); }
  emit(event, ...what) { for (const action of this.listeners[event] || []) action(...what); }

  put(values) {
    Object.assign(this.state, values);
    for (const key in values) this.emit("change:" + key);
  }

  send(content) {
    if (content.do === "values") {
      this.newest = content;
      this.cancelOld();
      this.run();
    } else if (content.do === "request") {
      this.reply(content);
    }
  }

  /**
   * Moves parameters from outside, as another figure of the page might: {k: 5}. The promise holds when the picture is
   * there.
   */
  async move(values) {
    const all = { ...this.state.values, ...values };
    this.put({ values: all });
    this.newest = { client: "page", n: ++this.moves, values: all };
    this.cancelOld();
    await this.run();
  }

  /** What the JVM would answer to a question about a figure. */
  async answer(figure, question) {
    await this.started();
    return this.program.answer(figure, question);
  }

  /** One picture at a time; of the values that wait, the newest. */
  run() {
    return (this.running = this.running || this.follow().finally(() => { this.running = null; }));
  }

  /** A computation for an old value that takes longer than the timeout is cancelled. */
  cancelOld() {
    clearTimeout(this.cancelling);
    const { stop } = this;
    if (stop) this.cancelling = setTimeout(() => stop.abort(), Math.max(0, TIMEOUT - (performance.now() - this.since)));
  }

  async follow() {
    while (this.newest) {
      const { client, n, values } = this.newest;
      this.newest = null;
      this.stop = new AbortController();
      this.since = performance.now();
      const late = setTimeout(() => this.put({ busy: { what: "computing in this page", done: 0, total: 0 } }), 1000);
      let result;
      try {
        result = await this.result(values, this.stop.signal);
      } catch (error) {
        result = { error: error.message, stale: error.name === "Superseded" };
      }
      clearTimeout(late);
      clearTimeout(this.cancelling);
      this.stop = null;
      if (result.stale && this.newest) continue;
      if (!this.real.comm_live) break;
      this.seen = { ...this.seen, [client]: n };
      const answer = { turn: ++this.turn, seen: this.seen, error: result.error || null };
      const more = result.error
        ? {}
        : { figures: { turn: this.turn, direction: result.direction, list: result.list, end: this.turn } };
      this.put({ ...more, values: { ...values }, busy: null, result: answer });
    }
  }

  async result(values, signal) {
    this.since = performance.now();
    const onProgress = (work) => this.put({ busy: performance.now() - this.since > 1000 ? work : null });
    await this.started();
    return this.program.figures(values, { signal, onProgress });
  }

  async reply({ id, turn, figure, question }) {
    const message = { do: "answer", id };
    try {
      if (turn !== this.turn && !this.state.result.error)
        Object.assign(message, { kind: "Superseded", error: "the picture has changed since the question was asked" });
      else message.answer = await this.answer(figure, question);
    } catch (error) {
      message.error = error.message;
    }
    this.emit("msg:custom", message, []);
  }

  /** Whether the cells run here; where they do not, the stage shows that nothing answers. */
  async started() {
    try {
      await this.program.opened();
      if (this.state.note !== this.note) this.put({ note: this.note });
    } catch (error) {
      // Another figure ended the worker.
      if (error.message === "stopped") return;
      const why =
        error.name === "Other"
          ? error.message
          : "this browser could not start the engine of the page (" + error.message + ")";
      this.state.gone = "The picture stays as it is: " + why + ".";
      this.real.comm_live = false;
      this.emit("real:comm_live_update");
      throw error;
    }
  }
}

/**
 * `given`: the modules, where the pages of a folder share them, and what the page changes in the state (`change`), or
 * does with the model (`before`), before it is drawn; and what it does then (`after`), which says whether to draw anew.
 */
export async function wake(page, given = {}) {
  page.setAttribute("data-nb-awake", "");
  const { head, buffers } = await unpack(page.querySelector("[data-nb-data]").textContent);
  const { css, modules, state, paths, places, program } = { ...head, ...given.front };
  if (given.change) given.change(state);
  restore(state, paths, places.map((i) => new DataView(buffers[i].slice().buffer)));
  const model = new LiveModel(state, program, buffers);
  // For scripts of the page's author: page.nimbook.get("figures").
  page.nimbook = model;
  const ready = (how) => { page.dataset.nbReady = how; };
  const start = () => model.started().then(() => ready("engine"), () => ready("none"));
  if (!program) ready("still");
  else if (!given.front) start();
  // Of many figures a reader touches some.
  else for (const touch of ["pointerenter", "focusin"]) page.addEventListener(touch, start, { once: true });
  const render = await stageOf(modules);
  const style = document.createElement("style");
  style.textContent = css;
  const el = document.createElement("div");
  const stills = page.querySelector(".nb-stills");
  page.append(style, el);
  await model.first();
  if (given.before) await given.before(model);
  if (stills) stills.hidden = true;
  try {
    const end = render({ model, el });
    if (given.after && (await given.after(model, el))) {
      end();
      render({ model, el });
    }
  } catch (error) {
    el.remove();
    if (stills) stills.hidden = false;
    throw error;
  }
}
