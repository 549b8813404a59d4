// The picture of a row of digits: a tile each, below it what it may become; what was deleted last, struck out. Decides
// nothing.

import { make } from "nimbook-widget/dom.js";
import { setText } from "../../shared/dom.js";

export class DigitRow {
  constructor() {
    this.el = make("div", "nb-digits-row");
    this.chosen = null;
  }

  /**
   * @param rows whether the two rows of numbers are seen, @param places how many digits the play began with, @param
   * largest among them
   */
  layout(rules, { rows, places, largest }) {
    this.rules = rules;
    this.rows = rows;
    this.places = places;
    // Thirty-five lower digits are as high as twelve, and no digit is too low to be hit.
    this.el.style.setProperty("--nb-digits-step", Math.max(1.02, Math.min(1.7, 22 / Math.max(1, largest))) + "em");
    this.el.style.setProperty("--nb-digits-most", Math.max(1, largest));
  }

  /**
   * @param m { at, before: the position before the last move or null, lit: whether one may move now, winning: [{ place,
   * to }] }
   */
  paint(m) {
    this.at = m.at;
    this.chosen = null;
    const won = new Set(m.winning.map(({ place, to }) => place + " " + to));
    const last = m.before && this.rules.change(m.before, m.at);
    this.columns = [];
    this.numbers = [[], []];
    const parts = this.rows ? [this.head()] : [];
    for (let place = 0; place < Math.max(this.places, m.at.length); place++) {
      const column = make("div", "nb-digits-column");
      const here = place < m.at.length;
      const gone = !here && m.before && place < m.before.length;
      const tile = make("div", "nb-digits-tile" + (gone ? " nb-digits-gone" : here ? "" : " nb-digits-none"));
      tile.append(
        make(
          "span",
          "nb-digits-digit",
          here ? this.rules.digit(m.at[place]) : gone ? this.rules.digit(m.before[place]) : "",
        ),
      );
      const was = make(
        "s",
        "nb-digits-was",
        here && last && last.to >= 0 && last.place === place ? this.rules.digit(m.before[place]) : "",
      );
      if (was.textContent) tile.classList.add("nb-digits-changed");
      tile.append(was);
      column.append(tile);
      if (this.rows) column.append(...this.pair());
      column.append(here ? this.ladder(place, m.lit, won) : make("div", "nb-digits-ladder"));
      if (here) tile.dataset.place = place;
      this.columns.push({ column, tile, was });
      parts.push(column);
    }
    if (this.rows) parts.push(this.end());
    this.el.replaceChildren(...parts);
    this.el.classList.toggle("nb-digits-lit", m.lit);
    this.write(m.at, m.winning.map(({ place }) => place));
  }

  ladder(place, lit, won) {
    const ladder = make("div", "nb-digits-ladder");
    for (const to of this.rules.choices(this.at, place)) {
      const wins = won.has(place + " " + to);
      const move = make(
        "div",
        "nb-digits-move" + (to < 0 ? " nb-digits-delete" : "") + (wins ? " nb-digits-win" : ""),
        to < 0 ? "delete" : this.rules.digit(to),
      );
      move.dataset.place = place;
      move.dataset.to = to;
      ladder.append(move);
    }
    return ladder;
  }

  head() {
    const column = make("div", "nb-digits-column nb-digits-names");
    column.append(
      make("div", "nb-digits-tile nb-digits-none"),
      make("div", "nb-digits-number", "value"),
      make("div", "nb-digits-number", "needed"),
    );
    return column;
  }

  /** Behind the last digit: the value of nothing. */
  end() {
    const column = make("div", "nb-digits-column nb-digits-end");
    column.append(make("div", "nb-digits-tile nb-digits-none"), ...this.pair());
    return column;
  }

  pair() {
    return [0, 1].map((i) => {
      const el = make("div", "nb-digits-number");
      this.numbers[i].push(el);
      return el;
    });
  }

  /** The two rows of numbers of a position; those at the marked places stand out. */
  write(at, marked) {
    if (!this.rows) return;
    const rows = [this.rules.values(at), this.rules.needed(at)];
    rows.forEach((row, r) => this.numbers[r].forEach((el, i) => {
      // The value of nothing stands behind the last digit that is left.
      setText(el, i < row.length ? (row[i] < 0 ? "–" : String(row[i])) : "");
      el.classList.toggle("nb-digits-marked", marked.includes(i));
    }));
  }

  /** Shows what a change would do: the lower digit, or all that would be struck out. null for none. */
  choose(change) {
    const mark = (c, on) => {
      if (!c) return;
      const move = this.el.querySelector(".nb-digits-move[data-place='" + c.place + "'][data-to='" + c.to + "']");
      if (move) move.classList.toggle("nb-digits-chosen", on);
      const { tile, was } = this.columns[c.place];
      if (c.to < 0) {
        for (let i = c.place; i < this.at.length; i++) this.columns[i].tile.classList.toggle("nb-digits-struck", on);
        return;
      }
      if (on) this.kept = was.textContent;
      tile.classList.toggle("nb-digits-becomes", on);
      setText(tile.firstChild, this.rules.digit(on ? c.to : this.at[c.place]));
      setText(was, on ? this.rules.digit(this.at[c.place]) : this.kept);
    };
    mark(this.chosen, false);
    mark(change, true);
    this.chosen = change;
    if (this.rows) this.numbers[0].forEach((el) => el.classList.toggle("nb-digits-tried", Boolean(change)));
    if (!this.rows || !this.at) return;
    const values = this.rules.values(change ? this.rules.after(this.at, change) : this.at);
    this.numbers[0].forEach((el, i) => setText(el, i < values.length ? String(values[i]) : ""));
  }

  /** The move under the pointer; null for none. */
  hit(event) {
    const move = event.target.closest(".nb-digits-move");
    return move ? { place: Number(move.dataset.place), to: Number(move.dataset.to) } : null;
  }

  /** Brings a place into what is seen of a long row. */
  show(place) {
    const room = this.el.parentElement;
    const seen = room.getBoundingClientRect();
    const names = this.rows ? this.el.firstChild.offsetWidth : 0;
    const { left, right } = this.columns[place].column.getBoundingClientRect();
    const gap = 6;
    if (left < seen.left + names + gap) room.scrollLeft -= seen.left + names + gap - left;
    else if (right > seen.right - gap) room.scrollLeft += right - seen.right + gap;
  }
}
