// The label of the cell under the cursor.

import { make } from "nimbook-widget/dom.js";

export class Tip {
  constructor() {
    this.el = make("div", "nb-heatmap-tip", null, { "aria-hidden": "true" });
    this.cell = make("b");
    this.value = make("span");
    this.el.append(this.cell, this.value);
    this.el.hidden = true;
  }

  /** Stands next to the cell, on the side where there is room. */
  show(scene, textStays) {
    const { hover: cell, pin, view, margins: m } = scene;
    // What is pinned is said in the panel; a label would cover its moves.
    this.el.hidden = !cell || !m || Boolean(pin && pin.row === cell.row && pin.column === cell.column);
    if (this.el.hidden) return;
    if (!textStays) {
      this.cell.textContent = "(" + cell.row + ", " + cell.column + ")";
      this.value.textContent = scene.cells.words(scene.cells.at(cell.row, cell.column));
    }
    const { length } = this.cell.textContent + this.value.textContent;
    if (length !== this.length || !this.size) {
      this.length = length;
      this.size = [this.el.offsetWidth, this.el.offsetHeight];
    }
    const [w, h] = this.size;
    const gap = Math.max(10, Math.min(view.scale, 40) / 2 + 6);
    const x = view.x(cell.column + 0.5);
    const y = view.y(scene.line(cell.row) + 0.5);
    const left = x + gap + w > view.width + m.right ? x - gap - w : x + gap;
    const top = y - gap - h < 0 ? y + gap : y - gap - h;
    this.el.style.transform =
      "translate(" + Math.round(m.left + Math.max(2 - m.left, left)) + "px," + Math.round(m.top + top) + "px)";
  }
}
