// One cell that is edited: its field in place of the code, the buttons below it, and its outputs.

import { javaField } from "./codemirror.js";
import { Outputs } from "./outputs.js";

/** When a cell runs longer than this, in ms, the way to stop it is shown. */
const LONG = 400;

export class CellEditor {
  /**
   * @param place { input, outputs }, elements of the page
   * @param original the source that the page came with
   * @param tools { compiler, widgets, changed(), run(source), stop(), download() }
   */
  constructor({ input, outputs }, original, tools) {
    this.input = input;
    this.original = original;
    this.tools = tools;
    this.outputs = new Outputs(outputs, tools.widgets);
    this.field = null;
  }

  /** Shows the field, with the focus in it. */
  open(source) {
    if (!this.field) this.make(source);
    this.field.view.focus();
  }

  make(source) {
    const { compiler } = this.tools;
    const box = document.createElement("div");
    box.className = "editor";
    this.field = javaField(box, source, {
      complete: (cell, cursor) => compiler.complete(cell, cursor).catch(() => ({ start: cursor, items: [] })),
      inspect: (cell, cursor) => compiler.inspect(cell, cursor).catch(() => null),
      run: () => this.run(),
      leave: () => this.runButton.focus(),
      edited: () => this.edited(),
    });
    const bar = document.createElement("div");
    bar.className = "editor-bar";
    const button = (words, title, action) => {
      const made = document.createElement("button");
      Object.assign(made, { type: "button", textContent: words, title });
      made.addEventListener("click", action);
      bar.append(made);
      return made;
    };
    this.runButton = button("Run", "Shift+Enter", () => this.run());
    this.stopButton = button("Stop", "end what runs", () => this.tools.stop());
    this.backButton = button("As it was", "the book's own code and output", () => this.back());
    button("Download", "download the notebook as it is now (.ipynb)", () => this.tools.download());
    this.status = document.createElement("span");
    this.status.setAttribute("role", "status");
    bar.append(this.status);
    this.stopButton.hidden = true;
    this.input.querySelector(".highlight").hidden = true;
    this.input.append(box, bar);
    this.input.classList.add("edited");
    this.edited();
    this.tools.changed(this.input);
  }

  edited() {
    this.backButton.disabled = this.field.text() === this.original;
  }

  /** Runs what stands in the field. */
  run() {
    return this.tools.run(this.field.text());
  }

  async back() {
    const { view } = this.field;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: this.original } });
    await this.run();
    this.outputs.restore();
    this.tools.changed(this.input);
  }

  /** The cell begins to run. */
  begin() {
    this.began = performance.now();
    this.say("…");
    this.timer = setTimeout(() => { if (this.stopButton) this.stopButton.hidden = false; }, LONG);
  }

  /** It has run; the promise holds when its result is shown. */
  async end(result) {
    const { errors } = result;
    clearTimeout(this.timer);
    if (this.field) {
      this.stopButton.hidden = true;
      this.field.mark(errors || []);
    }
    const took = performance.now() - this.began;
    await this.outputs.show(result);
    this.say(errors ? `${errors.length} error${errors.length > 1 ? "s" : ""}` : `${Math.round(took)} ms`);
    this.tools.changed(this.input);
  }

  say(words) {
    if (this.status) this.status.textContent = words;
  }
}
