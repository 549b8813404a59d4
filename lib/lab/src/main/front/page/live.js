// A figure of a page that no kernel answers: an element [data-nb-live] with its data, the modules that draw it, its
// state, and the cells that made it, which the page runs.

import { mount } from "nimbook-widget/mount.js";
import { restore } from "nimbook-widget/packed.js";
import { PageModel, Pictures, Stopped } from "nimbook-widget/pagemodel.js";
import { CellProgram } from "./cells.js";
import { unpack } from "./engine.js";

const STORED = "The stored picture, until Java in this page has started.";

/** A model whose own cells answer like the JVM. */
export class LiveModel extends PageModel {
  constructor(state, program, buffers) {
    super(state, (content) => this.take(content));
    this.program = program && new CellProgram(program, buffers, { ...state.values }, state.figures);
    // What the figure says once its cells have given the picture that came with it.
    this.note = state.note;
    if (program) state.note = STORED;
    this.moves = 0;
    const { turn, error } = state.result;
    this.pictures = new Pictures({
      turn,
      failed: Boolean(error),
      compute: (values, how) => this.compute(values, how),
      update: (changes) => this.put(changes),
      open: () => this.comm_live,
    });
  }

  /** A large first picture is not in the page: it is computed before the stage is drawn. */
  async first() {
    if (this.state.figures) return;
    const { turn } = this.pictures;
    const { direction, list } = await this.pictures.picture(this.state.values);
    this.state.figures = { turn, direction, list, end: turn };
  }

  async take(content) {
    if (content.do === "values") this.pictures.take(content);
    else if (content.do === "request") {
      const answer = async (figure, question) => ({ answer: await this.answer(figure, question) });
      this.emit("msg:custom", await this.pictures.reply(content, answer), []);
    }
  }

  /**
   * Moves parameters from outside, as another figure of the page might: {k: 5}. The promise holds when the picture is
   * there.
   */
  move(changes) {
    const values = { ...this.state.values, ...changes };
    this.put({ values });
    return this.pictures.take({ client: "page", n: ++this.moves, values });
  }

  /** What the JVM would answer to a question about a figure. */
  async answer(figure, question) {
    await this.started();
    return this.program.answer(figure, question);
  }

  async compute(values, how) {
    await this.started();
    return this.program.figures(values, how);
  }

  /** Whether the cells run here; where they do not, the stage shows that nothing answers. */
  async started() {
    try {
      await this.program.opened();
      if (this.state.note !== this.note) this.put({ note: this.note });
    } catch (error) {
      // Another figure ended the worker.
      if (error instanceof Stopped) return;
      const why =
        error.name === "Other"
          ? error.message
          : "this browser could not start the engine of the page (" + error.message + ")";
      this.state.gone = "The picture stays as it is: " + why + ".";
      this.lose();
      throw error;
    }
  }
}

/**
 * `given`: the modules, where the pages of a folder share them, and what the page changes in the state (`change`), or
 * does with the model before it is drawn (`before`) and then (`after`), as mount.js has it.
 */
export async function wake(page, { front, change = () => {}, before = () => {}, after } = {}) {
  page.setAttribute("data-nb-awake", "");
  const { head, buffers } = await unpack(page.querySelector("[data-nb-data]").textContent);
  const { css, modules, state, paths, places, program } = { ...head, ...front };
  change(state);
  restore(state, paths, places.map((i) => new DataView(buffers[i].slice().buffer)));
  const model = new LiveModel(state, program, buffers);
  // For scripts of the page's author: page.nimbook.get("figures").
  page.nimbook = model;
  const ready = (how) => { page.dataset.nbReady = how; };
  const start = () => model.started().then(() => ready("engine"), () => ready("none"));
  if (!program) ready("still");
  else if (!front) start();
  // Of many figures a reader touches some.
  else for (const touch of ["pointerenter", "focusin"]) page.addEventListener(touch, start, { once: true });
  const first = () => model.first().then(() => before(model));
  await mount(page, { css, modules }, model, { before: first, after });
}
