// What pointer, wheel and keys do to a heatmap: hover, drag, pinch, zoom, pin. The page keeps its wheel until the
// figure is clicked.

const DRAG = 4; // pixels that make a press a drag

export class Input {
  constructor(map) {
    this.map = map;
    this.pointers = new Map();
    const c = map.upper;
    map.on(c, "pointerdown", (e) => this.press(e));
    map.on(c, "pointermove", (e) => this.move(e));
    map.on(c, "pointerup", (e) => this.release(e));
    map.on(c, "pointercancel", (e) => this.pointers.delete(e.pointerId));
    map.on(c, "pointerleave", () => { if (!this.pointers.size) map.over(null); });
    map.on(c, "dblclick", (e) => this.twice(e));
    map.on(c, "wheel", (e) => this.wheel(e), { passive: false });
    map.on(c, "keydown", (e) => this.key(e));
    map.on(c, "blur", () => { if (map.byKey) map.over(null); });
  }

  destroy() {
    clearTimeout(this.hinting);
  }

  /** The cell at a point of the canvas, or null. */
  cellAt(event) {
    const m = this.map.scene.margins;
    if (!m) return null;
    const box = this.map.upper.getBoundingClientRect();
    // A scaled page (a slide, a zoomed lecture) shows the canvas at another size than it was laid out.
    const k = box.width / this.map.upper.offsetWidth || 1;
    const x = (event.clientX - box.left) / k - m.left;
    const y = (event.clientY - box.top) / k - m.top;
    this.at = { x, y };
    if (x < 0 || y < 0 || x >= this.map.view.width || y >= this.map.view.height) return null;
    const column = Math.floor(this.map.view.u + x / this.map.view.scale);
    const line = Math.floor(this.map.view.v + y / this.map.view.down);
    return column < this.map.state.columns && line < this.map.state.rows ? { row: this.map.line(line), column } : null;
  }

  /** Everything is seen again, and what the two clicks pinned or freed is as it was. */
  twice(event) {
    event.preventDefault();
    const before = this.pinBefore;
    if (before) this.map.pin.put(before.row, before.column);
    else this.map.pin.clear();
    this.map.fit();
  }

  press(event) {
    if (event.button > 0) return;
    this.map.upper.focus({ preventScroll: true });
    this.map.upper.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = this.pointers.size > 1;
    this.start = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") this.map.over(this.cellAt(event));
  }

  move(event) {
    this.map.byKey = false;
    const cell = this.cellAt(event);
    const before = this.pointers.get(event.pointerId);
    if (!before) return this.map.over(cell);
    const others = [...this.pointers.entries()].filter(([id]) => id !== event.pointerId);
    if (others.length) {
      const [, other] = others[0];
      const far = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      this.dragged = true;
      this.map.view.pan((event.clientX - before.x) / 2, (event.clientY - before.y) / 2);
      if (was > 0) this.map.view.zoom(far / was, this.at.x, this.at.y);
      this.map.moved();
    } else if (this.dragged || Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > DRAG) {
      this.dragged = true;
      if (this.map.view.zoomed) {
        this.map.view.pan(event.clientX - before.x, event.clientY - before.y);
        this.map.upper.classList.add("nb-heatmap-dragging");
        this.map.moved();
      }
    }
    before.x = event.clientX;
    before.y = event.clientY;
    this.map.over(this.cellAt(event));
  }

  release(event) {
    const known = this.pointers.delete(event.pointerId);
    this.map.upper.classList.remove("nb-heatmap-dragging");
    if (!known || this.dragged) return;
    const cell = this.cellAt(event);
    if (event.detail < 2 && !(this.clicked && event.timeStamp - this.clicked < 400))
      this.pinBefore = this.map.scene.pin;
    this.clicked = event.timeStamp;
    if (cell) this.map.choose(cell);
  }

  wheel(event) {
    const root = this.map.upper.getRootNode();
    const engaged = event.ctrlKey || event.metaKey || root.activeElement === this.map.upper;
    if (!engaged) return this.hintAtWheel();
    const out = event.deltaY > 0;
    // Nothing left to zoom out of: the page may scroll on.
    if (out && !this.map.view.zoomed && !event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    const cell = this.cellAt(event);
    const lines = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    const turn =
      Math.max(-400, Math.min(400, event.deltaY * lines)) *
      (event.ctrlKey && Math.abs(event.deltaY) < 50 ? 0.01 : 0.0018);
    this.map.view.zoom(Math.exp(-turn), this.at.x, this.at.y);
    this.map.moved();
    this.map.over(cell && this.cellAt(event));
  }

  hintAtWheel() {
    this.map.hint.classList.add("nb-heatmap-shown");
    clearTimeout(this.hinting);
    this.hinting = setTimeout(() => this.map.hint.classList.remove("nb-heatmap-shown"), 1600);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = event.shiftKey ? 10 : 1;
    const up = this.map.look.flipped ? 1 : -1;
    const steps = { ArrowUp: [up * by, 0], ArrowDown: [-up * by, 0], ArrowLeft: [0, -by], ArrowRight: [0, by] };
    const cell = this.map.scene.hover ||
      this.map.scene.pin || { row: this.map.line(Math.ceil(this.map.view.v)), column: Math.ceil(this.map.view.u) };
    const centre = [this.map.view.width / 2, this.map.view.height / 2];
    if (steps[event.key]) {
      const [r, c] = steps[event.key];
      this.map.cursor(cell.row + r, cell.column + c);
    } else if (event.key === "Home") this.map.cursor(0, 0);
    else if (event.key === "End") this.map.cursor(this.map.state.rows - 1, this.map.state.columns - 1);
    else if (event.key === "Enter" || event.key === " ") this.map.choose(cell);
    else if (event.key === "Escape") this.map.pin.clear();
    else if (event.key === "+" || event.key === "=" || event.key === "-") {
      this.map.view.zoom(event.key === "-" ? 1 / 1.4 : 1.4, ...centre);
      if (this.map.scene.hover)
        this.map.view.show(this.map.scene.hover.column, this.map.line(this.map.scene.hover.row));
      this.map.moved();
      this.map.retip(true);
    } else if (event.key === "0") this.map.fit();
    else if (event.key === "n" || event.key === "p") this.map.search.step(event.key === "n" ? 1 : -1);
    else if (!this.map.reading.key(event, cell)) return;
    event.preventDefault();
  }
}
