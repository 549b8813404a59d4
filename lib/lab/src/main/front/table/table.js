// A table that sorts, filters, pages and copies. All rows: the JVM answers "rows" and "copy". Without one, or when
// every row is in the state, this file does the same with the rows that are here, by the same rules as DataType,
// NaturalOrder and RowFilter in Java.

import "./table.css";
import { make } from "nimbook-widget/dom.js";
import { keepKeys } from "../shared/dom.js";
import { counted, groupedDigits } from "../shared/numbers.js";
import { copyCells } from "./copy.js";
import { fill, hold, loosen } from "./fill.js";
import { TableHead } from "./head.js";
import { pressKey } from "./keys.js";
import { drawSet, listed } from "./sets.js";
import { PAGE_SIZES, CELLS_MOST, isNumeric, cellText, shownText, localRows, isWhole, rowsCsv } from "./rules.js";

class TableView {
  constructor(el, view) {
    this.view = view;
    this.el = make("div", "nb-table");
    el.append(this.el);
    this.undo = [keepKeys(this.el)];
    this.find = make("input", "nb-table-input nb-table-find", null, {
      type: "search",
      placeholder: "find",
      "aria-label": "find rows that contain",
      spellcheck: "false",
    });
    this.toggle = make("button", "nb-button", "filter columns", { type: "button", "aria-pressed": "false" });
    this.copyButton = make("button", "nb-button", "copy", {
      type: "button",
      title: "the selected cells, or the whole table, as text with tabs",
    });
    this.heading = make("div", "nb-table-title");
    this.bar = make("div", "nb-table-bar nb-tools");
    this.answer = make("span", "nb-table-answer", null, { "aria-hidden": "true" });
    this.bar.append(this.find, this.toggle, this.copyButton, this.answer);
    this.scroll = make("div", "nb-table-scroll");
    this.table = make("table", "nb-table-grid", null, { role: "grid" });
    this.head = make("thead");
    this.body = make("tbody");
    this.table.append(this.head, this.body);
    this.scroll.append(this.table);
    this.foot = make("div", "nb-table-bar nb-table-foot");
    this.note = make("div", "nb-table-note", null, { "aria-live": "polite" });
    this.el.append(this.heading, this.bar, this.scroll, this.foot, this.note);
    this.columns = new TableHead(this);
    this.pager();
    this.listen();
    this.anchor = this.active = null;
    this.sort = view.kept.sort || [];
    this.filters = view.kept.filters || {};
    this.find.value = view.kept.find || "";
    this.size = view.kept.size || 0;
    this.from = view.kept.from || 0;
    this.take(view.state);
  }

  on(target, kind, action, options) {
    target.addEventListener(kind, action, options);
    this.undo.push(() => target.removeEventListener(kind, action, options));
  }

  pager() {
    const button = (text, label, to) => {
      const b = make("button", "nb-button nb-table-turn", text, {
        type: "button",
        "aria-label": label,
        title: label,
      });
      b.addEventListener("click", () => this.turn(to()));
      return b;
    };
    this.first = button("«", "first page", () => 0);
    this.before = button("‹", "page before", () => this.from - this.rows);
    this.after = button("›", "next page", () => this.from + this.rows);
    this.last = button("»", "last page", () => Math.floor((this.total - 1) / this.rows) * this.rows);
    this.where = make("span", "nb-table-where");
    this.sizes = make("select", "nb-table-input", null, { "aria-label": "rows a page" });
    this.sizes.addEventListener("change", () => {
      this.size = Number(this.sizes.value);
      this.view.keep("size", this.size);
      this.turn(Math.floor(this.from / this.rows) * this.rows);
    });
    this.foot.append(this.first, this.before, this.where, this.after, this.last, this.sizes);
  }

  listen() {
    // What is typed counts at once: the next field may follow sooner than the rows.
    const later = () => { clearTimeout(this.typing); this.typing = setTimeout(() => this.reload("found"), 150); };
    this.on(this.find, "input", () => {
      this.view.keep("find", this.find.value || undefined);
      later();
    });
    this.on(this.head, "input", (event) => {
      const name = event.target.dataset && event.target.dataset.name;
      if (name === undefined) return;
      this.filters = { ...this.filters, [name]: event.target.value };
      if (!event.target.value.trim()) delete this.filters[name];
      this.view.keep("filters", Object.keys(this.filters).length ? this.filters : undefined);
      later();
    });
    this.on(this.toggle, "click", () => this.columns.showFilters(this.toggle.getAttribute("aria-pressed") !== "true"));
    this.on(this.copyButton, "click", () => copyCells(this, false));
    this.on(this.head, "click", (event) => {
      const button = event.target.closest("button");
      if (button) this.sortBy(Number(button.dataset.column), event.shiftKey);
    });
    this.on(this.table, "keydown", (event) => pressKey(this, event));
    this.on(this.body, "pointerdown", (event) => {
      const at = this.place(event.target);
      if (!at || event.button !== 0) return;
      this.dragging = at;
      this.select(at, event.shiftKey && this.anchor ? this.anchor : at);
      if (event.shiftKey) event.preventDefault();
    });
    this.on(this.body, "pointerover", (event) => {
      const at = this.place(event.target);
      if (!this.dragging || !at || !(event.buttons & 1) || (at.r === this.active.r && at.c === this.active.c)) return;
      this.body.classList.add("nb-table-dragging");
      getSelection().removeAllRanges();
      this.select(at, this.dragging);
    });
    this.on(window, "pointerup", () => { this.dragging = null; this.body.classList.remove("nb-table-dragging"); });
    const stage = this.el.closest(".nb-stage");
    if (stage) {
      this.on(stage, "nb-live", () => this.load());
      this.on(stage, "nb-theme", () => { loosen(this.head); this.grown = fill(this); });
    }
    this.on(window, "resize", () => loosen(this.head));
  }

  /** A new table: after a parameter has moved, or the first. */
  take(state) {
    const names = JSON.stringify(state.columns);
    const same = names === this.names;
    this.names = names;
    this.state = state;
    this.heading.textContent = state.title || "";
    this.heading.hidden = !state.title;
    this.table.setAttribute("aria-label", state.title || "table");
    if (!same) {
      this.columns.make();
      this.anchor = this.active = null;
    }
    loosen(this.head);
    this.load();
  }

  get rows() {
    return Math.max(1, Math.min(this.size || this.state.page, Math.floor(CELLS_MOST / this.state.columns.length)));
  }

  index(name) {
    return this.state.columns.findIndex((c) => c.name === name);
  }

  /** Column names are kept, so that a setting survives a table with other columns; questions take indices. */
  query() {
    const filters = {};
    for (const name in this.filters) if (this.index(name) >= 0) filters[this.index(name)] = this.filters[name];
    return {
      sort: this.sort.filter((k) => this.index(k.name) >= 0).map((k) => ({ column: this.index(k.name), down: k.down })),
      find: this.find.value.trim(), filters,
    };
  }

  get here() {
    const { rows, total, ranks } = this.state;
    return !this.view.live || (rows.length === total && !Object.keys(ranks || {}).length);
  }

  /** Up, down, as it came; with shift the columns before keep their weight. */
  sortBy(column, more) {
    const name = this.state.columns[column].name;
    const before = this.sort.find((k) => k.name === name);
    const others = more ? this.sort.filter((k) => k.name !== name) : [];
    if (!before) this.sort = [...others, { name, down: false }];
    else if (!before.down)
      this.sort = more ? this.sort.map((k) => (k === before ? { name, down: true } : k)) : [{ name, down: true }];
    else this.sort = others;
    this.view.keep("sort", this.sort.length ? this.sort : undefined);
    this.columns.arrows();
    this.reload(
      "sorted by " +
        (this.sort.map((k) => k.name + (k.down ? ", descending" : ", ascending")).join("; then ") || "nothing"),
    );
  }

  reload(what) {
    this.from = 0;
    this.view.keep("from", undefined);
    this.load(what);
  }

  turn(from) {
    this.from = Math.max(0, Math.min(from, Math.max(0, this.total - 1)));
    this.view.keep("from", this.from || undefined);
    this.anchor = null;
    this.load();
  }

  async load(said) {
    const query = this.query();
    const ticket = (this.ticket = (this.ticket || 0) + 1);
    let answer;
    if (!this.here) {
      this.el.setAttribute("aria-busy", "true");
      try {
        answer = await this.view.request({ do: "rows", from: this.from, count: this.rows, ...query });
      } catch (error) {
        if (ticket !== this.ticket || error.name === "Superseded") return;
        if (this.view.live) { this.warn(error.message); this.el.removeAttribute("aria-busy"); return; }
      }
      if (ticket !== this.ticket) return;
      this.el.removeAttribute("aria-busy");
    }
    if (!answer) {
      const order = localRows(this.state, query);
      answer = {
        total: order.length,
        from: this.from,
        rows: order.slice(this.from, this.from + this.rows).map((i) => this.state.rows[i]),
      };
    }
    if (this.from >= answer.total && this.from > 0 && ticket === this.ticket) {
      this.from = Math.max(0, Math.floor((answer.total - 1) / this.rows) * this.rows);
      return this.load(said);
    }
    this.total = answer.total;
    this.page = answer.rows;
    this.draw(query);
    if (said) this.view.say(said + ": " + groupedDigits(String(this.total)) + (this.total === 1 ? " row" : " rows"));
  }

  draw(query) {
    const { columns } = this.state;
    const lines = this.page.map((row, r) => {
      const tr = make("tr", "", null, { "aria-rowindex": this.from + r + 2 });
      row.forEach((cell, c) => {
        const { type } = columns[c];
        const shown = shownText(cell, type);
        const td = make("td", isNumeric(type) ? "nb-table-number" : "", shown || "–", { tabindex: "-1" });
        if (cell === null || cell === "") {
          td.classList.add("nb-table-none");
          td.setAttribute("aria-label", "missing");
        }
        if (cell !== null && typeof cell === "object") td.title = shown + "; copy gives all of it";
        else if (isNumeric(type) && shown.includes("…")) td.title = cellText(cell);
        else if (typeof cell === "boolean") td.setAttribute("aria-label", cellText(cell));
        const set = type === "text" && listed(cell);
        if (set) drawSet(td, cell, set, (words) => this.flash(words));
        tr.append(td);
      });
      return tr;
    });
    if (!lines.length) {
      const tr = make("tr");
      tr.append(
        make("td", "nb-table-empty", this.state.total ? "no row fits" : "no rows", { colspan: columns.length }),
      );
      lines.push(tr);
    }
    const focused = this.body.contains(document.activeElement);
    this.body.replaceChildren(...lines);
    this.table.setAttribute("aria-rowcount", this.total + 1);
    this.table.setAttribute("aria-colcount", columns.length);
    this.grown = fill(this, this.grown);
    hold(this);
    if (this.active) {
      this.active = { r: Math.min(this.active.r, this.page.length - 1), c: this.active.c };
      this.anchor = this.anchor && this.anchor.r < this.page.length ? this.anchor : null;
    }
    this.rove(focused);
    this.footing(query);
  }

  footing(query) {
    const { rows, total } = this.state;
    const group = (n) => groupedDigits(String(n));
    const to = this.from + this.page.length;
    const chosen = query.find || Object.keys(query.filters).length;
    this.where.textContent =
      this.total === 0
        ? "0"
        : group(this.from + 1) + "–" + group(to) + " of " + group(this.total) + (chosen ? " found" : "");
    for (const b of [this.first, this.before]) b.disabled = this.from <= 0;
    for (const b of [this.after, this.last]) b.disabled = to >= this.total;
    const sizes = [...new Set([...PAGE_SIZES, this.state.page, this.rows])].sort((a, b) => a - b);
    this.sizes.replaceChildren(...sizes.map((n) => make("option", "", n + " a page", { value: n })));
    this.sizes.value = this.rows;
    const few = total <= 5 && rows.length === total;
    this.foot.hidden = few || (total <= this.rows && this.total === total && total <= PAGE_SIZES[1]);
    this.bar.hidden = few;
    this.scroll.classList.toggle("nb-table-whole", total <= PAGE_SIZES[1]);
    const cut = rows.length < total && !this.view.live;
    this.warn(
      cut ? "first " + group(rows.length) + " of " + group(total) + " rows; run the cell to page through all" : "",
    );
  }

  warn(text) {
    this.note.textContent = text;
    this.note.hidden = !text;
  }

  place(target) {
    const td = target.closest && target.closest("td");
    if (!td || !this.body.contains(td) || td.classList.contains("nb-table-empty")) return null;
    return { r: td.parentNode.sectionRowIndex, c: td.cellIndex };
  }

  element(at) {
    if (at.r < 0) return this.head.rows[0].cells[at.c].firstChild;
    return this.body.rows[at.r] && this.body.rows[at.r].cells[at.c];
  }

  select(at, anchor) {
    this.active = at;
    this.anchor = anchor;
    this.rove(true);
  }

  /** One place of the table takes the tab key; the arrows move it. */
  rove(focus) {
    for (const el of this.table.querySelectorAll('[tabindex="0"]')) el.tabIndex = -1;
    const el = this.element(this.active || { r: -1, c: 0 }) || this.element({ r: -1, c: 0 });
    el.tabIndex = 0;
    if (focus) el.focus({ preventScroll: true });
    const box = this.box();
    for (const tr of this.body.rows) {
      for (const td of tr.cells) {
        const on =
          Boolean(box) &&
          tr.sectionRowIndex >= box.top &&
          tr.sectionRowIndex <= box.bottom &&
          td.cellIndex >= box.left &&
          td.cellIndex <= box.right;
        if (on !== td.classList.contains("nb-table-on")) {
          td.classList.toggle("nb-table-on", on);
          td.setAttribute("aria-selected", String(on));
        }
      }
    }
    this.copyButton.textContent = box ? "copy selection" : "copy";
  }

  /** The selected rectangle; null where it is no more than the active cell's row of the head, or nothing. */
  box() {
    const { active, anchor } = this;
    if (!active || !anchor || active.r < 0 || anchor.r < 0) return null;
    return {
      top: Math.min(active.r, anchor.r),
      bottom: Math.max(active.r, anchor.r),
      left: Math.min(active.c, anchor.c),
      right: Math.max(active.c, anchor.c),
    };
  }

  /** A word in the foot that goes again. */
  flash(text) {
    this.view.say(text);
    const before = this.note.textContent;
    this.warn(text);
    // Next to the button, too: the foot of a long table is out of sight.
    this.answer.textContent = text;
    clearTimeout(this.flashing);
    this.flashing = setTimeout(() => {
      this.answer.textContent = "";
      if (this.note.textContent === text) this.warn(this.flashed === undefined ? before : this.flashed);
      this.flashed = undefined;
    }, 4000);
    if (this.flashed === undefined) this.flashed = before;
  }

  destroy() {
    clearTimeout(this.typing);
    clearTimeout(this.flashing);
    this.ticket = -1;
    for (const undo of this.undo) undo();
    this.el.remove();
  }
}

/** The component: draws a DataTable's state into an element. */
export function table(el, view) {
  const one = new TableView(el, view);
  return {
    update: (state) => one.take(state),
    describe: () => [{
      text: (one.state.title || "table") + ": " + counted(one.total, "row"),
      parts: one.state.columns.map(({ name }) => ({ text: "column " + name })),
    }],
    destroy: () => one.destroy(),
    csv: { whole: () => isWhole(one.state), text: () => rowsCsv(one.state) },
  };
}
