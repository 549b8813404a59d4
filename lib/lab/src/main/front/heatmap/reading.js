// A heatmap for those who hear it: keys that jump to what is asked for, a row as tones, the part in view as a table,
// and all of it in sentences.

import { make } from "nimbook-widget/dom.js";
import { counted, grouped } from "../shared/numbers.js";

/** A table of so many cells in each direction is still walked through. */
const TABLE = 40;

/** So many of the most frequent values are told one by one. */
const FREQUENT = 12;

export class Reading {
  constructor(map) {
    this.map = map;
  }

  get cells() {
    return this.map.scene.cells;
  }

  /** Whether it knows the key. */
  key(event, cell) {
    const by = event.shiftKey ? -1 : 1, here = this.cells.at(cell.row, cell.column);
    // The word is that of Lab.compare.
    const different = this.map.state.labels.one.first.indexOf("different");
    switch (event.key.toLowerCase()) {
      case "z": this.inRow(cell, by, (v) => v === 0, this.cells.named(0)); break;
      case "v": this.along(cell, by, (v) => v === here, "no further cell: " + this.cells.words(here)); break;
      case "d": this.along(cell, by, (v) => (different < 0 ? v !== here : v === different), "no further difference");
        break;
      case "w": this.wins(cell); break;
      case "s": this.sound(cell, event.shiftKey); break;
      case "t": this.table(); break;
      case "k": this.map.host.say(this.keys()); break;
      default: return false;
    }
    return true;
  }

  keys() {
    return "Z: the next " + this.cells.named(0) + " in the row. V: the next cell of this value. "
      + "D: the next difference. With Shift: the one before. W: the winning moves. "
      + "S: the row as tones, with Shift the column. "
      + "T: the part in view as a table. Plus and minus zoom, 0 shows all, Home and End are the corners.";
  }

  inRow({ row, column }, by, fits, words) {
    for (let c = column + by; c >= 0 && c < this.cells.columns; c += by)
      if (fits(this.cells.at(row, c))) return this.map.cursor(row, c);
    this.map.host.say("row " + row + " has no " + words + " " + (by > 0 ? "to the right of" : "to the left of")
      + " column " + column);
  }

  /** The next cell in reading order that fits, or words. */
  along({ row, column }, by, fits, words) {
    const { columns, values, none } = this.cells;
    for (let i = row * columns + column + by; i >= 0 && i < values.length; i += by)
      if (fits(values[i] === none ? null : values[i])) return this.map.cursor(Math.floor(i / columns), i % columns);
    this.map.host.say(words);
  }

  /** The winning moves from a cell, as the pinned cell has them. */
  async wins(cell) {
    const { map } = this;
    await map.pin.put(cell.row, cell.column, true);
    const { answer } = map.scene;
    if (!answer) return map.host.say(map.panel.el.lastElementChild.textContent);
    const n = answer.winning.length / 3;
    const moves = Array.from({ length: Math.min(n, FREQUENT) }, (_, i) =>
      "(" + answer.winning[3 * i] + ", " + answer.winning[3 * i + 1] + ")");
    map.host.say(n ? counted(n, "winning move") + ": " + moves.join(", ") + (n > FREQUENT ? " …" : "")
      : answer.note || "no winning move");
  }

  sound({ row, column }, down) {
    const { rows, columns, least, greatest } = this.cells;
    const values = down
      ? Array.from({ length: rows - row }, (_, i) => this.cells.at(row + i, column))
      : Array.from({ length: columns - column }, (_, i) => this.cells.at(row, column + i));
    const line = down ? "column " + column + " from row " + row : "row " + row + " from column " + column;
    this.map.host.play(values, least, greatest);
    this.map.host.say(line + " as tones, " + counted(values.length, "value"));
  }

  /** The part in view, in a table of HTML below the figure; again, or Escape in it, takes it away. */
  table() {
    const { map } = this;
    if (this.part) return this.closeTable();
    const { view } = map;
    const from = Math.max(0, Math.floor(view.u)), top = Math.max(0, Math.floor(view.v));
    const [lines, columns] = [Math.min(TABLE, this.cells.rows - top, Math.ceil(view.height / view.down)),
      Math.min(TABLE, this.cells.columns - from, Math.ceil(view.width / view.scale))];
    const table = make("table", "nb-heatmap-table", null, { tabindex: "0" });
    const first = map.line(top);
    table.append(make("caption", null, "rows " + first + " to " + map.line(top + lines - 1) + ", columns "
      + from + " to " + (from + columns - 1)));
    const line = (head, each) => {
      const tr = make("tr");
      tr.append(head, ...Array.from({ length: columns }, (_, i) => each(from + i)));
      table.append(tr);
    };
    const [down, right] = map.state.axes;
    const head = (text, scope) => make("th", null, text, { scope });
    line(head(down + " / " + right, "col"), (c) => head(String(c), "col"));
    for (let i = 0; i < lines; i++) {
      const row = map.line(top + i);
      line(head(String(row), "row"), (c) => {
        const value = this.cells.at(row, c);
        return make("td", null, value === null ? this.cells.words(null) : this.cells.label(value));
      });
    }
    this.part = make("div", "nb-heatmap-part");
    this.part.append(table);
    this.part.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" && event.key !== "t") return;
      event.preventDefault();
      event.stopPropagation();
      this.closeTable();
    });
    map.root.append(this.part);
    table.focus();
  }

  closeTable() {
    this.part.remove();
    this.part = null;
    this.map.upper.focus({ preventScroll: true });
  }

  // ---- in sentences

  describe() {
    const { map, cells } = this;
    const { title, note, facts = [] } = map.state;
    const all = cells.rows * cells.columns;
    const frequent = [...cells.counts()].sort(([a, m], [b, n]) => n - m || a - b);
    const told = ([value, n]) => ({
      text: cells.named(value) + ": " + counted(n, "cell") + " of " + grouped(all),
      go: () => this.focus(() => this.along({ row: 0, column: -1 }, 1, (v) => v === value)),
    });
    const parts = facts.map((text) => ({ text }));
    if (frequent.length) parts.push({
      text: "the most frequent: " + told(frequent[0]).text,
      parts: frequent.slice(0, FREQUENT).map(told),
    });
    parts.push(...map.look.highlight.map((v) => ({ text: "highlighted: " + told([v, cells.count(v)]).text })),
      ...map.scene.overlays.filter(({ name }) => map.look.on(name))
        .map(({ name }) => ({ text: "laid over: " + name })));
    parts.push({ text: counted(cells.rows, "row"), parts: () => this.rows() });
    return [{ text: [title || "heatmap", note].filter(Boolean).join(": "), parts }];
  }

  rows() {
    const { cells, map } = this;
    return Array.from({ length: cells.rows }, (_, row) => {
      const values = Array.from({ length: cells.columns }, (__, column) => cells.at(row, column));
      const at = values.flatMap((v, column) => (v === 0 ? [column] : []));
      const shown = values.slice(0, FREQUENT).map((v) => (v === null ? cells.words(null) : cells.label(v)));
      return {
        text: "row " + row + ": " + shown.join(", ") + (values.length > FREQUENT ? " …" : "")
          + (at.length && at.length < values.length / 2 ? "; " + cells.named(0) + " in " + (at.length === 1 ? "column "
            : "columns ") + at.slice(0, FREQUENT).join(", ") + (at.length > FREQUENT ? " …" : "") : ""),
        go: () => this.focus(() => map.cursor(row, 0)),
      };
    });
  }

  focus(then) {
    this.map.upper.focus({ preventScroll: true });
    then();
  }
}
