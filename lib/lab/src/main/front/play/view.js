// The frame of any board that is played on: title, the board's own area, the panel next to it or below it, and what the
// stage calls. A board extends PlayView by layout(), paint(), ask(from, to, errors), by which moves are made in Java,
// and update(state).

import "./view.css";
import { make } from "nimbook-widget/dom.js";
import { counted } from "../shared/numbers.js";
import { theme } from "../shared/theme.js";
import { PlayPanel } from "./panel.js";
import { Play } from "./play.js";

/** The panel with the gap before it, in em. */
export const PANEL_WIDTH = 19.5;

/** The width from which the panel stands next to a board that can do with any width, in em. */
const ASIDE_WIDTH = 46;

/** What is said where it cannot be played. */
export const TOO_LARGE = "Run the cell again to play: the game is too large to be kept in the page.";

export class PlayView {
  /** @param name of the board, for its class, @param shown settings of what is seen, as they are at first */
  constructor(el, view, name, rules, shown) {
    this.view = view;
    this.el = el;
    this.rules = rules;
    this.root = make("div", "nb-played nb-" + name);
    this.heading = make("div", "nb-played-title");
    this.area = make("div", "nb-played-area");
    this.body = make("div", "nb-played-body");
    this.body.append(this.area);
    this.root.append(this.heading, this.body);
    el.append(this.root);
    this.shown = { ...shown, ...(view.kept.shown || {}) };
    this.undo = [];
    this.playing = new Play(view, rules, () => this.paint(), (from, to, errors) => this.ask(from, to, errors));
  }

  /** The last of a board's constructor: the panel with the board's own controls, and the first layout. */
  begin(controls) {
    this.panel = new PlayPanel(this.playing, controls);
    this.body.append(this.panel.el);
    this.observe();
    this.layout();
    this.playing.go();
  }

  /** An SVG that is played on by the methods moved, press, release and key; a finger that holds does not scroll. */
  playOn(svg, what) {
    svg.setAttribute("role", "application");
    svg.setAttribute("tabindex", "0");
    svg.setAttribute("aria-roledescription", what);
    svg.addEventListener("pointermove", (event) => this.moved(event));
    svg.addEventListener("pointerdown", (event) => this.press(event));
    svg.addEventListener("pointerup", (event) => this.release(event));
    svg.addEventListener("touchstart", (event) => {
      if (this.held && event.cancelable) event.preventDefault();
    }, { passive: false });
    svg.addEventListener("keydown", (event) => this.key(event));
  }

  listen(target, kind, action) {
    target.addEventListener(kind, action);
    this.undo.push(() => target.removeEventListener(kind, action));
  }

  /** Lays out again when there is more or less room, or another theme; paints again when a kernel comes or goes. */
  observe() {
    this.observer = new ResizeObserver(() => { if (this.root.clientWidth !== this.width) this.layout(); });
    this.observer.observe(this.root);
    const stage = this.root.closest(".nb-stage");
    if (!stage) return;
    this.listen(stage, "nb-theme", () => this.layout());
    this.listen(stage, "nb-live", () => this.paint());
  }

  /** Measures, and writes the title. @returns the size of a letter; this.width and this.high are what there is */
  measure() {
    this.high = theme(this.root).room;
    this.width = this.root.clientWidth;
    this.heading.textContent = this.view.state.title;
    this.heading.hidden = !this.view.state.title;
    return parseFloat(getComputedStyle(this.root).fontSize) || 14;
  }

  /** Puts the panel next to the board where there is room. @returns em, whether it is there, the width that is left */
  divide() {
    const em = this.measure();
    const aside = this.width >= ASIDE_WIDTH * em;
    this.root.classList.toggle("nb-played-stacked", !aside);
    return { em, aside, width: Math.max(8 * em, aside ? this.width - PANEL_WIDTH * em : this.width) };
  }

  /** Whether there is something to paint on. */
  get ready() {
    return Boolean(this.playing && this.panel && this.root.isConnected);
  }

  /** The winning moves where they are to be seen: requested, or shown from the first position. */
  get hinted() {
    const p = this.playing;
    return p.look && this.lit && (p.hint || p.told) ? p.look.winning : [];
  }

  /** The position, its moves and the play so far, as a tree. @param choose what is done with a move that is entered */
  describe(choose) {
    const { playing: p, rules, panel, hinted } = this;
    const told = (moves) => moves.map((to) => ({
      text: rules.move(p.at, to).says, go: this.lit && (() => choose(rules.move(p.at, to))) }));
    const list = (moves, one) => moves.length && { text: counted(moves.length, one), parts: () => told(moves) };
    const made = p.line.slice(1, p.now + 1).map((to, i) => ({
      text: p.name(p.mover(i)) + ": " + rules.step(p.line[i], to) }));
    return [{
      text: [this.view.state.title || this.view.state.name, rules.words(p.at), panel.turn.textContent].join(": "),
      parts: [panel.why.textContent && { text: panel.why.textContent }, list(hinted, "winning move"),
        list(p.moves, "move"), made.length && { text: counted(made.length, "move") + " so far", parts: made },
      ].filter(Boolean),
    }];
  }

  /** Goes on with other rules of the same kind of board. */
  renew(rules) {
    this.rules = rules;
    this.playing.newRules(rules);
    this.layout();
  }

  /** A switch for the panel, of one of the settings of what is seen. */
  toggle(text, name) {
    const label = make("label", "nb-control nb-toggle");
    const box = make("input", "nb-check", null, { type: "checkbox", role: "switch" });
    box.checked = this.shown[name];
    box.addEventListener("change", () => {
      this.shown = { ...this.shown, [name]: box.checked };
      this.view.keep("shown", this.shown);
      this.layout();
    });
    label.append(box, make("span", "nb-label", text));
    return label;
  }

  /** A field for another first position. @param other is called with Enter, and when the field is left changed */
  field(text, className, attributes, other) {
    const label = make("label", "nb-control");
    const about = { type: "text", autocomplete: "off", spellcheck: "false", ...attributes };
    const input = make("input", "nb-number " + className, null, about);
    input.addEventListener("change", other);
    input.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Enter") other();
    });
    label.append(make("span", "nb-label", text), input);
    return [label, input];
  }

  /** Whether it can be played: without Java only where the whole game is in the page. */
  get played() {
    return this.view.live || this.view.state.complete;
  }

  /** Whether the reader may move now. */
  get lit() {
    return this.playing.mine && !this.playing.thinking && this.played;
  }

  destroy() {
    this.observer.disconnect();
    for (const undo of this.undo) undo();
    this.playing.destroy();
    this.root.remove();
  }
}
