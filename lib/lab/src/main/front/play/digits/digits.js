// A row of digits to play with: lowered or deleted by click or keys, answered by the computer, with the two rows of
// numbers to be seen.

import "./digits.css";
import { make } from "nimbook-widget/dom.js";
import { PlayView, playComponent, PANEL_WIDTH } from "../view.js";
import { DigitRules } from "./rules.js";
import { DigitRow } from "./row.js";

/** The least room for the digits beside the panel, and the width of a tile, in em. */
const TILE_LEAST = 16;
const TILE_WIDTH = 3.1;

class DigitsView extends PlayView {
  constructor(el, view) {
    super(el, view, "digits", new DigitRules(view.state), { rows: view.state.rows });
    this.row = new DigitRow();
    this.room = make("div", "nb-digits-room", null, {
      role: "application",
      tabindex: "0",
      "aria-roledescription": "row of digits",
    });
    this.legend = make("p", "nb-played-legend");
    this.room.append(this.row.el);
    this.area.append(this.room, this.legend);
    const [start, input] = this.field("Digits", "nb-digits-input", {}, () => this.other());
    this.start = input;
    this.input();
    this.begin([start, this.toggle("The two rows of numbers", "rows")]);
  }

  /** A new game with the digits that were typed in. */
  other() {
    const { digits, wrong } = this.rules.parse(this.start.value);
    this.start.classList.toggle("nb-wrong", Boolean(wrong));
    if (wrong) return this.playing.showNote(wrong, true);
    if (this.rules.key(digits) === this.rules.key(this.playing.line[0])) return;
    this.pick(null);
    this.playing.begin(digits);
  }

  // ---- drawing ----

  layout() {
    const em = this.measure();
    const first = this.playing.line[0];
    this.first = this.rules.key(first);
    const needed = (first.length + (this.shown.rows ? 2 : 0)) * TILE_WIDTH * em;
    const left = this.width - PANEL_WIDTH * em;
    this.stack(left < TILE_LEAST * em || (left < needed && left < 30 * em));
    this.row.layout(this.rules, { rows: this.shown.rows, places: first.length, largest: Math.max(...first) });
    this.paint();
  }

  paint() {
    const p = this.playing;
    if (!this.ready) return;
    if (this.rules.key(p.line[0]) !== this.first) return this.layout();
    if (this.picked && (!this.lit || this.painted !== p.at)) this.picked = null;
    this.painted = p.at;
    this.row.paint({
      at: p.at, before: p.now > 0 ? p.line[p.now - 1] : null, lit: this.lit,
      winning: this.hinted.map((to) => this.rules.change(p.at, to)),
    });
    this.row.choose(this.picked);
    this.words();
    if (document.activeElement !== this.start) this.start.value = this.rules.words(p.line[0]);
    this.panel.update();
  }

  words() {
    const p = this.playing;
    const pick = this.picked;
    const sentence = (text) => text[0].toUpperCase() + text.slice(1) + ".";
    this.legend.textContent = pick
      ? sentence(this.rules.changed(p.at, pick)) +
        (p.at.length > 30 ? "" : " That leaves " + this.rules.words(this.rules.after(p.at, pick)) + ".")
      : this.lit
        ? "Click a lower digit below a digit; a zero can be deleted with all after it."
        : p.over
          ? "Whoever took the last digit has won."
          : "";
    this.legend.classList.toggle("nb-played-picked", Boolean(pick));
    this.room.setAttribute(
      "aria-label",
      this.view.state.name +
        ". " +
        (p.at.length ? "The digits are " + p.at.map((d) => this.rules.digit(d)).join(" ") : "No digit is left") +
        ". Arrow keys choose a digit and what becomes of it, Enter moves.",
    );
  }

  // ---- pointer and keys ----

  input() {
    const { el } = this.row;
    el.addEventListener("pointermove", (event) => this.pick(this.legal(this.row.hit(event))));
    el.addEventListener("pointerleave", () => this.pick(null));
    el.addEventListener("click", (event) => this.clicked(event));
    this.room.addEventListener("keydown", (event) => this.key(event));
    this.room.addEventListener("blur", () => this.pick(null));
  }

  legal(change) {
    return change && this.lit && this.rules.allows(this.playing.at, change) ? change : null;
  }

  /** Which move would be made; null for none. Drawn without building the row anew. */
  pick(pick) {
    const same =
      pick && this.picked ? pick.place === this.picked.place && pick.to === this.picked.to : pick === this.picked;
    if (same) return;
    this.picked = pick;
    this.row.choose(pick);
    this.words();
  }

  clicked(event) {
    const p = this.playing;
    const hit = this.row.hit(event);
    if (this.legal(hit)) return this.take(hit);
    const tile = event.target.closest(".nb-digits-tile[data-place]");
    if (!hit && !tile) return;
    if (p.thinking) return p.showNote("The computer is choosing its move.");
    if (!this.lit || !tile) return;
    const d = p.at[Number(tile.dataset.place)];
    p.showNote(
      d === 0
        ? "A zero cannot be lowered: it can be deleted, with all after it, below."
        : "Choose one of the lower digits below the " + this.rules.digit(d) + ".",
    );
  }

  take(change) {
    this.picked = null;
    this.last = change.place;
    this.playing.move(this.rules.after(this.playing.at, change));
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const across = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (across) this.across(across);
    else if (down) this.down(down);
    else if (event.key === "Home" || event.key === "End")
      this.aim(event.key === "Home" ? 0 : this.playing.at.length - 1);
    else if (/^[0-9]$/.test(event.key)) this.aim(this.place, Number(event.key));
    else if (event.key === "Delete" || event.key === "Backspace") this.aim(this.place, -1);
    else if (event.key === "Enter" || event.key === " ") {
      if (this.picked) this.take(this.picked);
    } else if (event.key === "Escape") this.pick(null);
    else if (!this.panel.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The digit that the keys speak of. */
  get place() {
    return Math.min(this.picked ? this.picked.place : this.last || 0, this.playing.at.length - 1);
  }

  across(by) {
    const { length } = this.playing.at;
    if (length) this.aim(this.picked ? (this.place + by + length) % length : this.place);
  }

  down(by) {
    if (!this.lit) return;
    const list = this.rules.choices(this.playing.at, this.place);
    const i = this.picked ? Math.max(0, Math.min(list.length - 1, list.indexOf(this.picked.to) + by)) : 0;
    this.aim(this.place, list[i]);
  }

  /** Chooses a move by keys; the greatest lower digit if none is said. */
  aim(place, to) {
    if (!this.lit) return;
    const change = { place, to: to === undefined ? this.rules.choices(this.playing.at, place)[0] : to };
    this.last = place;
    if (!this.legal(change)) {
      const d = this.playing.at[place];
      const rest = d === 0 ? "can only be deleted" : change.to < 0 ? "is no zero: it can be lowered, not deleted"
        : "can become 0" + (d > 1 ? " to " + this.rules.digit(d - 1) : "");
      return this.playing.showNote("Digit " + (place + 1) + " is " + this.rules.digit(d) + " and " + rest + ".", true);
    }
    this.row.show(place);
    this.pick(change);
    this.view.say(this.legend.textContent);
  }

  // ---- the stage's calls ----

  update(state) {
    if (state.base !== this.rules.base) return false;
    this.picked = null;
    return this.renew(new DigitRules(state));
  }
}

export function digits(el, view) {
  return playComponent(DigitsView, el, view);
}
