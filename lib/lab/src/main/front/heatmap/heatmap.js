// A heatmap in the page: one window onto the cells, tools above, legend, pinned cell. All numbers are in the
// page, so hovering, zooming, colours and search need no kernel; options and winning moves of a pinned cell are
// requested.

import "./heatmap.css";
import { make } from "nimbook-widget/dom.js";
import { keepKeys, setAttribute, setText } from "../shared/dom.js";
import { counted } from "../shared/numbers.js";
import { isDark, theme } from "../shared/theme.js";
import { LEGEND, LEGEND_AND_PANEL, sideLetters } from "./side.js";
import { Cells } from "./cells.js";
import { Formula } from "./formula.js";
import { Input } from "./input.js";
import { Legend } from "./legend.js";
import { Painter } from "./painter.js";
import { Panel } from "./panel.js";
import { Pin } from "./pin.js";
import { Reading } from "./reading.js";
import { Search } from "./search.js";
import { Tip } from "./tip.js";
import { Tools } from "./tools.js";
import { Viewport } from "./viewport.js";

const ZOOM_HINT = "Click into the figure, or hold Ctrl, to zoom with the wheel";

class Heatmap {
  constructor(el, view) {
    this.el = el;
    this.host = view;
    this.kept = Object.assign({}, view.kept);
    this.view = new Viewport();
    this.draw = new Painter();
    this.scene = { view: this.view, hover: null, pin: null, answer: null, found: null,
      line: (row) => this.line(row), depth: (row) => this.depth(row) };
    this.ends = [];
    this.pin = new Pin(this);
    this.search = new Search(this);
    this.reading = new Reading(this);
    this.formula = new Formula(this);
    this.build();
    this.listen();
    this.starting = this.kept.zoom ? null : view.state.window;
    this.update(view.state);
    if (this.kept.zoom) {
      const { u, v, scale } = this.kept.zoom;
      Object.assign(this.view, { u, v, scale });
      this.view.keep();
      this.dirty(true);
    }
    const pin = this.kept.pin === undefined ? this.ownPin : this.kept.pin;
    if (pin) this.pin.put(pin.row, pin.column, true);
  }

  build() {
    const act = {
      colors: (colors) => this.set("colors", colors), highlight: (values) => this.set("highlight", values),
      flip: () => this.set("flipped", !this.look.flipped),
      toggle: (name) => this.set("overlays", { ...this.kept.overlays, [name]: !this.look.on(name) }),
      formula: (text) => this.formula.type(text),
      find: (value) => this.search.find(value), step: (by) => this.search.step(by),
      fit: () => this.fit(), reset: () => this.reset(),
      go: (row, column) => this.go(row, column), unpin: () => this.pin.clear(),
    };
    this.tools = new Tools(act);
    this.legend = new Legend();
    this.panel = new Panel(act);
    this.title = make("div", "nb-heatmap-title");
    this.note = make("div", "nb-heatmap-note");
    this.frame = make("div", "nb-heatmap-frame");
    this.lower = this.draw.lower;
    this.upper = this.draw.upper;
    this.lower.setAttribute("aria-hidden", "true");
    this.upper.className = "nb-heatmap-upper";
    this.upper.tabIndex = 0;
    this.upper.setAttribute("role", "application");
    this.upper.setAttribute("aria-roledescription", "heatmap");
    this.tip = new Tip();
    this.hint = make("div", "nb-heatmap-hint", ZOOM_HINT, { "aria-hidden": "true" });
    this.frame.append(this.lower, this.upper, this.tip.el, this.hint);
    this.side = make("div", "nb-heatmap-side");
    this.side.append(this.legend.el, this.panel.el);
    this.body = make("div", "nb-heatmap-body");
    this.body.append(this.frame, this.side);
    this.root = make("div", "nb-heatmap");
    this.el.classList.add("nb-heatmap-host");
    this.root.append(this.title, this.note, this.tools.el, this.body);
    this.el.append(this.root);
  }

  on(target, kind, work, options) {
    target.addEventListener(kind, work, options);
    this.ends.push(() => target.removeEventListener(kind, work, options));
  }

  listen() {
    this.ends.push(keepKeys(this.root));
    this.input = new Input(this);
    this.on(this.el.closest(".nb-stage") || this.el, "nb-theme", () => this.dress());
    this.on(this.el.closest(".nb-stage") || this.el, "nb-live", () => {
      this.pin.again();
      if (this.formula.text) this.formula.ask();
    });
    this.sized = new ResizeObserver(() => {
      this.room = this.root.clientWidth;
      this.layout();
    });
    this.sized.observe(this.root);
    this.ends.push(() => this.sized.disconnect());
  }

  // ---- state

  /** The figure's own window. */
  begin([row, column, rows, columns]) {
    const view = this.view;
    view.scale = Math.min(view.width / columns, view.height / rows / view.aspect);
    view.u = column;
    view.v = this.look.flipped ? this.state.rows - row - rows : row;
    view.keep();
  }

  get ownPin() {
    return this.state.pin && { row: this.state.pin[0], column: this.state.pin[1] };
  }

  update(state) {
    const first = !this.state;
    this.state = state;
    const old = this.scene.cells;
    this.scene.cells = new Cells(state);
    this.scene.axes = state.axes;
    this.scene.styles = state.look;
    setText(this.title, state.title);
    this.title.hidden = !state.title;
    const { rows, columns } = state;
    setText(this.note, state.note);
    if (old && (old.rows !== rows || old.columns !== columns)) this.scene.hover = null;
    if (this.scene.found) this.search.find(this.scene.found.value, true);
    if (first) this.dress();
    else this.fill();
    const pin = this.scene.pin || (first ? null : this.kept.pin);
    if (!first && pin) {
      if (pin.row < rows && pin.column < columns) this.pin.put(pin.row, pin.column, true, true);
      else this.pin.clear(true);
    }
    this.retip();
    if (this.formula.text) this.formula.ask();
  }

  /** The view's own settings where there are any, else the figure's. */
  settle() {
    const kept = this.kept;
    const state = this.state;
    this.scene.overlays = [...state.offered, ...state.overlays];
    if (this.formula.overlay) this.scene.overlays.push(this.formula.overlay);
    this.look = this.scene.look = {
      colors: kept.colors || state.colors,
      highlight: kept.highlight || state.highlight,
      flipped: kept.flipped === undefined ? state.flipped : kept.flipped,
      on: (name) =>
        kept.overlays && kept.overlays[name] !== undefined
          ? kept.overlays[name]
          : !state.offered.some((o) => o.name === name),
    };
  }

  keep(name, value) {
    this.kept[name] = value;
    this.host.keep(name, value);
  }

  set(name, value) {
    this.keep(name, value);
    const flipped = name === "flipped";
    if (flipped) this.view.v = this.view.rows - this.view.height / this.view.down - this.view.v;
    this.dress(name === "overlays");
  }

  reset() {
    for (const name of ["colors", "highlight", "overlays", "formula", "flipped", "zoom"]) {
      if (this.kept[name] === undefined) continue;
      delete this.kept[name];
      this.host.keep(name, undefined);
    }
    this.search.clear();
    this.formula.clear();
    this.pin.clear(true);
    if (this.kept.pin !== undefined) this.keep("pin", undefined);
    if (this.ownPin) this.pin.put(this.ownPin.row, this.ownPin.column, true);
    this.over(null);
    this.view.all();
    this.starting = this.state.window;
    this.dress();
  }

  /** Colours, letters and all that hangs on them, anew. */
  dress(cellsStay) {
    // A pin that is null takes the figure's own away.
    for (const name in this.kept) if (this.kept[name] === null && name !== "pin") delete this.kept[name];
    this.scene.theme = theme(this.root);
    this.scene.dark = isDark(this.scene.theme.bg);
    this.fill(cellsStay);
  }

  /**
   * The numbers anew. While a control is dragged this is all that happens: no style and no size is read from the page.
   */
  fill(cellsStay) {
    this.settle();
    const scene = this.scene;
    if (!cellsStay) scene.levels = scene.cells.paint(this.look, scene.dark, scene.levels);
    this.draw.prepare(scene);
    this.legend.show(scene);
    this.tools.show(scene);
    const marked = this.look.highlight
      .map((v) => scene.cells.named(v) + " in " + counted(scene.cells.count(v), "cell"))
      .join(", ");
    setAttribute(
      this.upper,
      "aria-label",
      (this.state.title || "heatmap") +
        ", " +
        this.note.textContent +
        (marked ? ", highlighted: " + marked : "") +
        ". Arrow keys move over the cells, Enter " + (this.state.edited ? "chooses" : "pins") +
        " one, I describes the figure, K says the other keys.",
    );
    this.layout(true);
  }

  /** Row (or sheet line) to sheet line (or row). */
  line(row) {
    return this.look.flipped ? this.state.rows - 1 - row : row;
  }

  /** A depth in rows, fractions allowed, on the sheet. */
  depth(row) {
    return this.look.flipped ? this.state.rows - row : row;
  }

  layout(force) {
    const scene = this.scene;
    const room = this.room || this.root.clientWidth;
    if (!room || !scene.theme) return;
    const s = scene.theme.size;
    const dpr = window.devicePixelRatio || 1;
    const { rows, columns, size: most, aspect } = this.state;
    const size = most * Math.max(1, s / 14);
    const key = [room, s, dpr, rows, columns, most, aspect, this.look.flipped, scene.theme.room].join();
    if (!force && key === this.laid) return;
    const m = (scene.margins = this.draw.margins(scene));
    const high = scene.theme.room;
    // While a slider changes the numbers alone, the legend stays where it is.
    if (key !== this.laid) this.letters = sideLetters(this, (room - m.left - m.right) / s, size / s, dpr);
    this.laid = key;
    const narrow = this.letters === 0;
    this.root.classList.toggle("nb-heatmap-narrow", narrow);
    this.root.classList.toggle("nb-heatmap-slim", this.letters === LEGEND);
    const free = room - m.left - m.right - this.letters * s;
    const under = narrow ? this.side : this.panel.el;
    if (narrow !== this.legend.below > 0) this.legend.lay(narrow ? free : 0);
    const below = high && this.letters < LEGEND_AND_PANEL && under.offsetHeight ? under.offsetHeight + s : 0;
    const height = high ? Math.max(80, high - m.top - m.bottom - this.heads() - below) : size;
    const width = Math.max(80, high ? free : Math.min(size, free));
    this.view.window(rows, columns, aspect, width, height, high ? height : s * 3, dpr);
    if (this.starting) this.begin(this.starting);
    this.starting = null;
    this.legend.lay(narrow ? m.left + this.view.width : 0);
    const tall = Math.ceil(m.top + this.view.height + m.bottom);
    this.draw.resize(Math.ceil(m.left + this.view.width + m.right), tall, dpr);
    // Where the height is given, a pinned cell that has much to say scrolls.
    const left = high && this.letters === LEGEND_AND_PANEL && tall - this.legend.el.offsetHeight - 3.4 * s;
    this.panel.el.style.maxHeight = left ? Math.max(left, 9 * s) + "px" : "";
    this.paint(true);
  }

  /** Pixels of what stands above the picture. */
  heads() {
    return this.body.offsetTop - this.root.offsetTop;
  }

  // ---- drawing

  dirty(all) {
    this.all = this.all || all;
    if (this.frameAsked) return;
    this.frameAsked = requestAnimationFrame(() => {
      this.frameAsked = 0;
      this.paint(this.all);
    });
  }

  paint(all) {
    this.all = false;
    if (!this.scene.margins) return;
    if (all) {
      this.draw.drawLower(this.scene);
      // Where the cells are, for scripts that drive the page: left, top, width, height in the canvas; first column and
      // line, pixels a cell.
      const { margins: m, view: v } = this.scene;
      this.upper.dataset.plot = [m.left, m.top, v.width, v.height].join(" ");
      this.upper.dataset.view = [v.u, v.v, v.scale, v.down].join(" ");
    }
    this.draw.drawUpper(this.scene);
    this.upper.style.touchAction = this.view.zoomed ? "none" : "pan-y";
    this.tools.fit.disabled = !this.view.zoomed;
  }

  moved() {
    this.dirty(true);
    const { u, v, scale, down, width, height } = this.view;
    const zoom = this.view.zoomed ? { u, v, scale, wide: width / scale, high: height / down } : undefined;
    if (zoom || this.kept.zoom) this.keep("zoom", zoom);
  }

  fit() {
    this.view.all();
    this.moved();
  }

  // ---- the cell under the cursor

  over(cell) {
    const h = this.scene.hover;
    const same = cell && h && cell.row === h.row && cell.column === h.column;
    if (!same) {
      this.scene.hover = cell;
      this.legend.point(cell ? this.scene.cells.at(cell.row, cell.column) : null);
      this.dirty(false);
    }
    this.retip(same);
  }

  retip(textStays) {
    this.tip.show(this.scene, textStays);
  }

  // ---- what the keyboard and the panel move

  /** The keyboard's cell: lit, in view, said. */
  cursor(row, column) {
    const r = Math.max(0, Math.min(this.state.rows - 1, row));
    const c = Math.max(0, Math.min(this.state.columns - 1, column));
    this.byKey = true;
    this.view.show(c, this.line(r));
    this.moved();
    this.over({ row: r, column: c });
    this.host.say(
      "row " + r + ", column " + c + ", " + this.scene.cells.words(this.scene.cells.at(r, c)).replace(" · ", ", "),
    );
  }

  /** A click or Enter pins the cell; where cells are edited it puts it into their set or takes it out. */
  choose(cell) {
    const { edited } = this.state;
    if (!edited) return this.pin.toggle(cell);
    if (!this.host.live) return;
    const before = this.host.value(edited) || [];
    const others = before.filter(([row, column]) => row !== cell.row || column !== cell.column);
    const out = others.length < before.length;
    this.host.set(edited, out ? others : [...before, [cell.row, cell.column]]);
    this.host.say("row " + cell.row + ", column " + cell.column + (out ? " left" : " chosen"));
  }

  go(row, column) {
    if (row >= this.state.rows || column >= this.state.columns) return;
    this.view.show(column, this.line(row));
    this.moved();
    this.pin.put(row, column);
  }

  destroy() {
    this.gone = true;
    cancelAnimationFrame(this.frameAsked);
    this.input.destroy();
    for (const end of this.ends) end();
    this.el.classList.remove("nb-heatmap-host");
    this.root.remove();
  }
}

export function heatmap(el, view) {
  const map = new Heatmap(el, view);
  return {
    update: (state) => map.update(state),
    describe: () => map.reading.describe(),
    destroy: () => map.destroy(),
    csv: { whole: () => true, text: () => map.scene.cells.csv() },
  };
}
