// While the kernel runs a cell, messages of figures wait behind it. A figure whose own cells run in the page is moved
// by them meanwhile; the kernel's answer takes the place of the page's, which is the same.

import { standIn } from "./storedfigure.js";

/** A cell that has ended by then, in ms, is not worth starting Java in the page. */
const SHORT = 100;

const NOTE = "Computed in this page: the kernel runs a cell.";

export class Nearer {
  constructor(stage) {
    this.stage = stage;
    /** The model that answered last, while the kernel has not answered what it showed. */
    this.ahead = null;
  }

  /** Whether the kernel runs a cell; messages of figures do not count. */
  get busy() {
    return this.stage.model.widget_manager?.kernel?.status === "busy";
  }

  /** Values have been sent to the kernel. */
  move() {
    clearTimeout(this.timer);
    if (this.ahead) this.compute();
    else this.timer = setTimeout(() => { if (this.busy) this.compute(); }, SHORT);
  }

  async compute() {
    const { stage } = this;
    this.started ??= standIn(stage.model, stage.answered);
    const model = await this.started;
    if (!model || !stage.link.pending) return;
    const { values } = stage;
    await model.move(values);
    // The kernel was sooner, or the hand is farther.
    if (!stage.link.pending || values !== stage.values || model.get("result").error) return;
    this.ahead = model;
    stage.showNear(model.get("figures").list, NOTE);
  }

  /** The kernel has answered. @return whether the page's picture stays, for what was answered is an older one */
  answered() {
    if (!this.stage.link.pending) this.ahead = null;
    return Boolean(this.ahead);
  }

  destroy() {
    clearTimeout(this.timer);
  }
}
