// Rows of pins to play with: neighbouring pins taken by a drag, two clicks or keys, a row cut where the rules let it,
// answered by the computer.

import "./pins.css";
import { make } from "nimbook-widget/dom.js";
import { PlayView, playComponent } from "../view.js";
import { PinRules } from "./rules.js";
import { PinRows } from "./rows.js";

class PinsView extends PlayView {
  constructor(el, view) {
    super(el, view, "pins", new PinRules(view.state), {});
    this.rows = new PinRows(view.state.outline);
    this.legend = make("p", "nb-played-legend");
    this.area.append(this.rows.svg, this.legend);
    this.pick = null;
    this.anchor = -1;
    this.input();
    const [sizes, input] = this.field("Pins", "nb-pins-input", { inputmode: "numeric" }, () => this.other());
    this.sizes = input;
    this.begin([sizes]);
  }

  /** A new game with the rows that were typed in. */
  other() {
    const rows = this.sizes.value.trim().split(/[^0-9]+/).filter(Boolean).map(Number);
    const { bound, rows: most } = this.view.state;
    const at = this.rules.from(rows);
    if (at === this.playing.line[0]) return;
    const wrong =
      !rows.length || rows.length > most
        ? "One to " + most + " numbers are needed: how many pins stand in each row."
        : rows.some((n) => n < 1 || n > bound)
          ? "A row of this board has 1 to " + bound + " pins."
          : !this.rules.moves(at).length
            ? "With these rows no move is left: begin with more pins."
            : "";
    this.sizes.classList.toggle("nb-wrong", Boolean(wrong));
    if (wrong) return this.playing.showNote(wrong, true);
    this.choose(null);
    this.playing.begin(at);
    this.layout();
  }

  // ---- drawing ----

  layout() {
    const { em, width } = this.divide();
    this.first = this.playing.line[0];
    this.rows.layout(this.first.split(";").map((row) => row.length), Math.min(width, 60 * em), em);
    this.paint();
  }

  paint() {
    const p = this.playing;
    if (!this.ready) return;
    if (p.line[0] !== this.first) return this.layout();
    if (!this.lit || this.painted !== p.at) this.forget();
    this.painted = p.at;
    this.draw();
    if (document.activeElement !== this.sizes)
      this.sizes.value = p.line[0]
        .split(";")
        .map((row) => row.length)
        .join(" ");
    this.panel.update();
  }

  forget() {
    this.pick = null;
    this.anchor = -1;
  }

  draw() {
    const p = this.playing;
    this.rows.paint({ at: p.at, lit: this.lit, pick: this.pick, sizes: this.rules.runs(p.at),
      winning: this.hinted.map((to) => this.rules.change(p.at, to)) });
    this.words();
  }

  words() {
    const p = this.playing;
    const { pick } = this;
    const how = "Drag over the pins to take" + (this.rules.cuts ? "; click between two pins to cut a row." : ".");
    this.legend.textContent = pick
      ? pick.legal
        ? this.rules.step(p.at, this.rules.after(p.at, pick.i, pick.k))
        : this.rules.objection(p.at, pick.i, pick.k)
      : this.lit
        ? how
        : p.over
          ? "Whoever made the last move has won."
          : "";
    this.legend.classList.toggle("nb-played-picked", Boolean(pick && pick.legal));
    this.rows.svg.setAttribute("aria-label", this.view.state.name + ". Rows of " + this.rules.words(p.at)
            + ". Arrow keys choose a pin, Shift and arrow keys more, Enter takes"
      + (this.rules.cuts ? ", a slash cuts before the pin." : "."));
  }

  // ---- pointer and keys ----

  input() {
    const { svg } = this.rows;
    this.playOn(svg, "rows of pins");
    svg.addEventListener("pointerleave", () => { if (!this.held && this.anchor < 0) this.choose(null); });
    svg.addEventListener("pointercancel", () => { this.held = false; this.anchor = -1; this.choose(null); });
    svg.addEventListener("blur", () => { this.anchor = -1; this.choose(null); });
  }

  /** Shows what would be done: {i, k} or null. */
  choose(pick) {
    const next = pick && { ...pick, legal: this.rules.can(this.playing.at, pick.i, pick.k) };
    if (JSON.stringify(next) === JSON.stringify(this.pick)) return;
    this.pick = next;
    this.draw();
  }

  /** From the anchor to a pin of the same run. */
  span(from, to) {
    const run = this.rules.runs(this.playing.at).find(([at, n]) => at <= from && from < at + n);
    if (!run) return null;
    const end = Math.max(run[0], Math.min(run[0] + run[1] - 1, to));
    return { i: Math.min(from, end), k: Math.abs(end - from) + 1 };
  }

  moved(event) {
    if (!this.lit) return;
    const hit = this.rows.hit(event, this.playing.at);
    if (this.anchor >= 0) {
      if (hit.i >= 0) this.choose(this.span(this.anchor, hit.i));
      return;
    }
    if (hit.gap >= 0 && this.rules.can(this.playing.at, hit.gap, 0)) this.choose({ i: hit.gap, k: 0 });
    else this.choose(hit.i >= 0 && this.rules.can(this.playing.at, hit.i, 1) ? { i: hit.i, k: 1 } : null);
    this.rows.svg.classList.toggle("nb-pins-ready", hit.i >= 0 || Boolean(this.pick));
  }

  press(event) {
    const hit = this.rows.hit(event, this.playing.at);
    if (event.button !== 0 || !this.lit || (hit.i < 0 && hit.gap < 0)) return;
    event.preventDefault();
    this.rows.svg.focus({ preventScroll: true });
    this.held = true;
    this.rows.svg.setPointerCapture(event.pointerId);
    if (this.anchor >= 0) return this.moved(event);
    if (hit.gap >= 0 && this.rules.can(this.playing.at, hit.gap, 0)) return this.choose({ i: hit.gap, k: 0 });
    this.second = false;
    this.anchor = hit.i;
    this.choose({ i: hit.i, k: 1 });
  }

  release(event) {
    if (!this.held) return;
    this.held = false;
    const { pick } = this;
    if (pick && pick.legal) return this.take(pick);
    // A click on one pin where one may not be taken is the first of two: the next pin completes it.
    if (pick && pick.k === 1 && !this.second) {
      this.second = true;
      return;
    }
    if (pick) this.playing.showNote(this.rules.objection(this.playing.at, pick.i, pick.k), true);
    this.anchor = -1;
    this.choose(null);
    this.moved(event);
  }

  take({ i, k }) {
    const p = this.playing;
    this.forget();
    const to = this.rules.after(p.at, i, k);
    if (!to || !this.rules.can(p.at, i, k)) return p.showNote(this.rules.objection(p.at, i, k), true);
    p.move(to);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const turn = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && event.shiftKey) this.extend(step);
    else if (step) this.walk(step);
    else if (turn) this.otherRun(turn);
    else if (/^[1-9]$/.test(event.key)) this.number(Number(event.key));
    else if (event.key === "/" && this.lit && this.pick) this.take({ i: this.pick.i, k: 0 });
    else if (event.key === "Enter" || event.key === " ") { if (this.lit && this.pick) this.take(this.pick); }
    else if (event.key === "Escape") { this.anchor = -1; this.choose(null); }
    else if (!this.panel.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  get standing() {
    return [...this.playing.at].map((sign, i) => (sign === "o" ? i : -1)).filter((i) => i >= 0);
  }

  aim(pick) {
    if (!this.lit || !pick) return;
    this.choose(pick);
    this.view.say(this.legend.textContent);
  }

  walk(by) {
    const pins = this.standing;
    if (!pins.length) return;
    const from = this.pick
      ? pins.indexOf(by > 0 ? this.pick.i + Math.max(1, this.pick.k) - 1 : this.pick.i) + by
      : by > 0
        ? 0
        : pins.length - 1;
    const i = pins[Math.max(0, Math.min(pins.length - 1, from))];
    this.key0 = i;
    this.aim({ i, k: 1 });
  }

  extend(by) {
    if (!this.pick) return this.walk(by);
    const start = this.key0 === undefined ? this.pick.i : this.key0;
    const end = start === this.pick.i ? this.pick.i + this.pick.k - 1 : this.pick.i;
    this.aim(this.span(start, end + by));
  }

  number(k) {
    if (!this.pick) this.walk(1);
    if (this.pick) this.aim(this.span(this.pick.i, this.pick.i + k - 1));
  }

  otherRun(by) {
    const runs = this.rules.runs(this.playing.at);
    if (!runs.length) return;
    const now = this.pick ? runs.findIndex(([at, n]) => at <= this.pick.i && this.pick.i < at + n) : -by;
    const [i] = runs[(now + by + runs.length) % runs.length];
    this.key0 = i;
    this.aim({ i, k: 1 });
  }

  // ---- the stage's calls ----

  update(state) {
    this.forget();
    return this.renew(new PinRules(state));
  }
}

export function pins(el, view) {
  return playComponent(PinsView, el, view);
}
