// A piece on the board of a game: moved by drag, click or keyboard, answered by the computer, looked at, edited where
// the cell allows it.

import "./board.css";
import { make } from "nimbook-widget/dom.js";
import { PlayPanel } from "../panel.js";
import { PlayView, playComponent, PANEL_WIDTH } from "../view.js";
import { BoardModes } from "./modes.js";
import { BoardRules } from "./rules.js";
import { BoardSquares } from "./squares.js";

/** Largest cell, and the smallest at which the panel still stands beside the board, in em. */
const CELL_MOST = 2.9;
const CELL_LEAST = 1.35;

class BoardView extends PlayView {
  constructor(el, view) {
    super(el, view, "board", new BoardRules(view.state), { overlay: view.state.overlay, flipped: view.state.flipped });
    this.squares = new BoardSquares();
    this.legend = make("div", "nb-board-legend");
    this.area.append(this.squares.svg, this.legend);
    if (!view.state.picture) this.panel = this.makePanel();
    this.input();
    this.observe();
    this.layout();
    if (this.panel) this.playing.go();
  }

  // ---- the panel's own controls of a board ----

  makePanel() {
    this.overlaySwitch = this.toggle("Show P-positions", "overlay");
    const panel = new PlayPanel(this.playing, [this.overlaySwitch, this.toggle("Origin at the bottom", "flipped")]);
    this.modes = new BoardModes(this);
    panel.bar.after(this.modes.el);
    this.body.append(panel.el);
    return panel;
  }

  // ---- drawing ----

  layout() {
    const state = this.view.state;
    const em = this.measure();
    this.share(em);
    const { rows, columns } = this.rules;
    const margin = BoardSquares.margin(this.rules, em);
    const panel = this.panel ? PANEL_WIDTH * em : 0;
    const beside = this.width - panel - margin >= columns * CELL_LEAST * em && this.width > 2 * panel;
    const room = (beside ? this.width - panel : this.width) - margin;
    const height = this.high
      ? Math.max(8 * em, this.high - this.heading.offsetHeight - this.legend.offsetHeight - 2.4 * em
        - (this.panel && !beside ? this.panel.el.offsetHeight : 0))
      : Math.max(20 * em, Math.min(window.innerHeight * 0.8, 900));
    this.stack(Boolean(this.panel) && !beside);
    this.squares.flipped = this.shown.flipped;
    this.squares.showValues = state.showValues;
    const cell = Math.max(
      5,
      Math.min(this.high ? Infinity : CELL_MOST * em, room / columns,
        Math.max(height / rows, this.high ? 0 : Math.min(1.35 * em, room / columns))),
    );
    this.squares.layout(this.rules, Math.floor(cell * 2) / 2, em);
    this.makeLegend();
    this.paint(true);
  }

  /** In a row: from squares that are still told apart to the largest; with the panel, what that needs. */
  share(em) {
    const { columns } = this.rules;
    const beside = BoardSquares.margin(this.rules, em) / em;
    this.el.style.setProperty("--nb-least", (this.panel ? PANEL_WIDTH : Math.max(8, columns * 0.9 + beside)) + "em");
    const most = columns * CELL_MOST + beside + 0.5;
    this.el.style.setProperty("--nb-most", (this.panel ? most + PANEL_WIDTH : Math.max(12, most)) + "em");
  }

  makeLegend() {
    const { state, misere, terminal, forbidden } = this.rules;
    const item = (className, text) => {
      const el = make("span", "nb-board-item");
      el.append(make("i", "nb-board-key " + className), text);
      return el;
    };
    const items = [];
    if (this.overlay) items.push(item("nb-board-key-p", "P-position"));
    if (terminal.size) items.push(item("nb-board-key-terminal", "terminal"));
    if (forbidden.size && !state.missing) items.push(item("nb-board-key-forbidden", "forbidden"));
    items.push(
      make(
        "span",
        "nb-board-item",
        misere ? "Misère play: the last player to move loses." : "Normal play: the last player to move wins.",
      ),
    );
    this.pointed = make("span", "nb-board-item nb-board-pointed");
    items.push(this.pointed);
    this.legend.replaceChildren(...items);
  }

  get overlay() {
    return Boolean(this.shown.overlay && this.view.state.embedded);
  }

  get lit() {
    return this.plays && super.lit;
  }

  /** Whether a click is a move. */
  get plays() {
    return !this.modes || this.modes.now === "play";
  }

  /** Of a picture, and while cells are edited, too. */
  get hinted() {
    const { hint, look } = this.playing;
    return look && (hint || (this.view.state.picture && this.view.state.hint)) ? look.winning : super.hinted;
  }

  paint(still) {
    const p = this.playing;
    const s = this.squares;
    if (!s.cell || !this.root.isConnected) return;
    const state = this.view.state;
    s.layers.previous.style.display = this.overlay ? "" : "none";
    const free = !this.plays || !this.lit;
    if (this.cursor && !free && !p.moves.some((at) => this.same(at, this.cursor))) this.cursor = null;
    s.marks({
      legal: state.picture ? (state.options ? p.moves : []) : this.lit ? p.moves : [],
      winning: this.hinted,
      last: p.now > 0 ? [p.line[p.now - 1], p.at] : null,
      target: this.drag && this.drag.target,
      cursor: this.focused ? this.cursor : null,
    });
    s.svg.classList.toggle("nb-board-ready", this.lit);
    s.svg.classList.toggle("nb-board-editing", !this.plays);
    if (!this.drag) s.piece(p.at, !still && this.drawn && !this.same(this.drawn, p.at));
    this.drawn = p.at;
    const verdict = state.picture && state.verdict && p.look ? " " + p.look.why + "." : "";
    s.svg.setAttribute(
      "aria-label",
      "Board of " +
        this.rules.rows +
        " rows and " +
        this.rules.columns +
        " columns, " +
        state.game +
        ". The " +
        state.piece.name +
        " is at " +
        this.rules.words(p.at) +
        "." +
        verdict +
        (this.panel ? " Arrow keys choose a cell, Enter moves." : ""),
    );
    if (!this.panel) return;
    this.overlaySwitch.hidden = !state.embedded;
    this.modes.show();
    this.panel.update();
  }

  same(a, b) {
    return this.rules.key(a) === this.rules.key(b);
  }

  // ---- pointer and keys ----

  input() {
    const svg = this.squares.svg;
    svg.setAttribute("role", this.panel ? "application" : "img");
    svg.addEventListener("pointermove", (event) => this.moved(event));
    svg.addEventListener("pointerleave", () => { if (!this.drag) this.point(null); });
    if (!this.panel) return;
    svg.setAttribute("tabindex", "0");
    svg.setAttribute("aria-roledescription", "game board");
    svg.addEventListener("pointerdown", (event) => this.grip(event));
    // A finger on the piece drags it; anywhere else it scrolls the page.
    svg.addEventListener(
      "touchstart",
      (event) => {
        if (this.drag && event.cancelable) event.preventDefault();
      },
      { passive: false },
    );
    svg.addEventListener("pointerup", (event) => this.drop(event));
    svg.addEventListener("pointercancel", () => this.drop(null));
    svg.addEventListener("click", (event) => this.clicked(event));
    svg.addEventListener("keydown", (event) => this.key(event));
    svg.addEventListener("focus", () => { this.focused = svg.matches(":focus-visible"); this.paint(); });
    svg.addEventListener("blur", () => { this.focused = false; this.paint(); });
  }

  /** The cell under the pointer, in words; with the overlay also what it is. */
  point(at) {
    if (!this.pointed) return;
    if (!at || !this.rules.inside(at)) {
      this.pointed.textContent = "";
      return;
    }
    let text = this.rules.words(at);
    if (this.rules.forbidden.has(this.rules.key(at))) text += ": forbidden";
    else if (this.overlay) {
      const value = this.rules.value(at);
      text += this.rules.isP(at) ? ": P-position" : ": N-position" + (value === null ? "" : ", value " + value);
    }
    this.pointed.textContent = text;
  }

  grip(event) {
    if (!this.lit || event.button !== 0 || !this.same(this.squares.at(event), this.playing.at)) return;
    event.preventDefault();
    this.squares.svg.focus({ preventScroll: true });
    this.drag = { x: event.clientX, y: event.clientY, target: null, far: false };
    this.squares.svg.setPointerCapture(event.pointerId);
    this.squares.svg.classList.add("nb-board-held");
  }

  moved(event) {
    const at = this.squares.at(event);
    this.point(at);
    if (!this.drag) return;
    this.drag.far = this.drag.far || Math.hypot(event.clientX - this.drag.x, event.clientY - this.drag.y) > 5;
    if (!this.drag.far) return;
    const target = this.playing.moves.find((to) => this.same(to, at)) || null;
    const before = this.drag.target;
    this.drag.target = target;
    if (String(before) !== String(target)) this.paint();
    this.squares.carry(event);
  }

  drop(event) {
    if (!this.drag) return;
    const { far } = this.drag;
    this.drag = null;
    this.squares.svg.classList.remove("nb-board-held");
    // The browser sends a click after the release; it is the drag's own.
    this.dropped = true;
    setTimeout(() => { this.dropped = false; }, 0);
    const at = event && this.squares.at(event);
    if (far && at && !this.same(at, this.playing.at) && this.lit && this.playing.move(at)) return;
    this.paint(true);
    this.squares.piece(this.playing.at, far);
  }

  clicked(event) {
    if (this.dropped) return;
    const at = this.squares.at(event);
    if (this.rules.inside(at)) this.choose(at);
  }

  choose(at) {
    if (this.plays) this.play(at);
    else this.modes.click(at);
  }

  play(at) {
    const p = this.playing;
    if (p.over) p.showNote("The play is over. Undo, or begin a new game.");
    else if (p.thinking) p.showNote("The computer is choosing its move.");
    else if (this.same(at, p.at)) p.showNote("");
    else p.move(at);
  }

  key(event) {
    const down = this.shown.flipped ? -1 : 1;
    const way = { ArrowUp: [-down, 0], ArrowDown: [down, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (way && !event.ctrlKey && !event.metaKey && !event.altKey) this.steer(way);
    else if (event.key === "PageDown" || event.key === "PageUp") this.cycle(event.key === "PageDown" ? 1 : -1);
    else if (event.key === "Enter" || event.key === " ") { if (this.cursor) this.choose(this.cursor); }
    else if (event.key === "Escape") { this.cursor = null; this.modes.set("play"); }
    else if (!this.panel.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** In play the cursor goes to the nearest legal cell that way; else cell by cell. */
  steer([down, right]) {
    const from = this.cursor || this.playing.at;
    if (!this.plays) {
      const to = [from[0] + down, from[1] + right];
      return this.aim(this.rules.inside(to) ? to : from);
    }
    if (!this.lit) return;
    const way = (at) => (at[0] - from[0]) * down + (at[1] - from[1]) * right;
    const side = (at) => Math.abs((at[0] - from[0]) * right) + Math.abs((at[1] - from[1]) * down);
    const cost = (at) => way(at) + 2.5 * side(at);
    const ahead = this.playing.moves.filter((at) => way(at) > 0).sort((a, b) => cost(a) - cost(b));
    if (ahead.length) this.aim(ahead[0]);
  }

  /** Every legal move in turn, so that none is out of reach. */
  cycle(step) {
    if (!this.lit || !this.playing.moves.length) return;
    const moves = this.playing.moves;
    const i = this.cursor ? moves.findIndex((at) => this.same(at, this.cursor)) : step > 0 ? -1 : 0;
    this.aim(moves[(i + step + moves.length) % moves.length]);
  }

  aim(at) {
    this.cursor = at;
    this.focused = true;
    this.point(at);
    this.view.say(this.rules.words(at));
    this.paint();
  }

  // ---- the stage's calls ----

  /** The same board with other rules; false when it has become another kind of figure. */
  update(state) {
    if (Boolean(this.panel) === Boolean(state.picture)) return false;
    this.drag = null;
    this.drawn = null;
    this.squares.cell = 0;
    return this.renew(new BoardRules(state));
  }
}

export function board(el, view) {
  return playComponent(BoardView, el, view);
}
