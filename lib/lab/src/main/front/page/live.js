// A live figure of a page that no kernel answers: an element [data-nb-live] with its data, the modules that draw it,
// its state, and the recipes of all values of its parameters. What recipes need is computed by the page's engine.

import { stageOf } from "nimbook-widget/modules.js";
import { restore } from "nimbook-widget/packed.js";
import { CellProgram } from "./cells.js";
import { engineOf, unpack } from "./engine.js";
import { LiveRecipes } from "./recipes.js";

/** How long a picture may keep the newer one waiting, in ms: as in the notebook. */
const TIMEOUT = 250;

/** Stands where a notebook's model stands: the stage sends it values and questions, and it answers like the JVM. */
class LiveModel {
  constructor(state, { recipes, program }, buffers) {
    this.state = state;
    this.recipes = recipes && new LiveRecipes(recipes);
    this.program = program && new CellProgram(program, buffers);
    this.carried = { values: { ...state.values }, figures: state.figures };
    this.buffers = buffers;
    this.listeners = {};
    this.turn = state.result.turn;
    this.seen = {};
    this.entries = [];
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
    if (this.recipes && state.figures) this.begin();
  }

  /** A large first picture is not in the page: it is computed before the stage is drawn. */
  async first() {
    if (this.state.figures) return;
    this.since = performance.now();
    const { direction, list, error } = await this.result(this.state.values);
    if (error) throw new Error(error);
    this.state.figures = { turn: this.turn, direction, list, end: this.turn };
  }

  /** The picture that came with the page, and what it was made of. */
  begin() {
    const tree = this.recipes.tree(this.state.values);
    if (tree.error) return;
    this.entries = tree.list.map((entry, i) => ({
      key: this.key(entry),
      recipe: entry.recipe && JSON.stringify(entry.recipe),
      shown: this.state.figures.list[i],
    }));
    this.entries.forEach((entry) => { if (entry.shown) entry.shown.still = !entry.recipe; });
  }

  key(entry) {
    return entry.component + " " + JSON.stringify(entry.recipe || [entry.state, entry.buffers]);
  }

  get(key) { return this.state[key]; }
  set(key, value) { this.state[key] = value; }
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
    if (this.program) return (await this.started()).answer(figure, question);
    const entry = this.entries[figure];
    if (!entry || !entry.recipe)
      throw new Error("This picture is stored in the page: its question is not, so there is nothing to answer from.");
    return (await this.started()).answer(entry.recipe, question);
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
      Object.assign(this.state, more, { values: { ...values } });
      this.put({ busy: null, result: answer });
    }
  }

  async result(values, signal) {
    const onProgress = (work) => this.put({ busy: performance.now() - this.since > 1000 ? work : null });
    if (this.program) return (await this.started()).figures(values, { signal, onProgress });
    const tree = this.recipes.tree(values);
    if (tree.error) return { error: tree.error };
    const before = new Map(this.entries.map((entry) => [entry.key, entry]));
    const entries = await Promise.all(tree.list.map(async (entry) => {
      const key = this.key(entry);
      if (before.has(key) && before.get(key).shown) return before.get(key);
      if (entry.recipe) {
        const recipe = JSON.stringify(entry.recipe);
        const state = await (
          await this.started()
        ).figure(recipe, { signal, onProgress });
        return { key, recipe, shown: { component: entry.component, state } };
      }
      const views = entry.buffers.map((i) => new DataView(this.buffers[i].buffer));
      return {
        key,
        shown: { component: entry.component, still: true, state: restore(entry.state, entry.paths, views) },
      };
    }));
    this.entries = entries;
    return { direction: tree.direction, list: entries.map((entry) => entry.shown) };
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

  /** The cells, once they have made the picture that came with the page. */
  async beginProgram() {
    const { values, figures } = this.carried;
    const program = await this.program.start();
    if (await program.agrees(values, figures)) return program;
    throw new Error("its cells give another picture here than in the notebook");
  }

  /** The engine; where it does not start, the stage shows that nothing answers. */
  async started() {
    try {
      return await (this.program ? (this.begun = this.begun || this.beginProgram()) : engineOf());
    } catch (error) {
      this.state.gone =
        "The picture stays as it is: this browser could not start the engine of the page (" + error.message + ").";
      this.real.comm_live = false;
      this.emit("real:comm_live_update");
      throw error;
    }
  }
}

/**
 * `given`: the modules, where the pages of a folder share it, and what the page changes in the state before it is
 * drawn.
 */
export async function wake(page, given = {}) {
  page.setAttribute("data-nb-awake", "");
  const { head, buffers } = await unpack(page.querySelector("[data-nb-data]").textContent);
  const { css, modules, state, paths, places, recipes, program } = { ...head, ...given.front };
  if (given.change) given.change(state);
  restore(state, paths, places.map((i) => new DataView(buffers[i].slice().buffer)));
  const render = await stageOf(modules);
  const style = document.createElement("style");
  style.textContent = css;
  const el = document.createElement("div");
  const model = new LiveModel(state, { recipes, program }, buffers);
  const stills = page.querySelector(".nb-stills");
  // For scripts of the page's author: page.nimbook.get("figures").
  page.nimbook = model;
  page.append(style, el);
  try {
    await model.first();
  } catch (error) {
    page.dataset.nbReady = "none";
    throw error;
  }
  if (stills) stills.hidden = true;
  try {
    render({ model, el });
  } catch (error) {
    el.remove();
    if (stills) stills.hidden = false;
    throw error;
  }
  // Before it is needed, but after the first picture: the first move and the first click then find it ready.
  if (head.engine)
    setTimeout(
      () =>
        model.started().then(
          () => {
            page.dataset.nbReady = "engine";
          },
          () => {
            page.dataset.nbReady = "none";
          },
        ),
      60,
    );
  else page.dataset.nbReady = "stored";
}
