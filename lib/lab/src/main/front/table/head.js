// The head of a table: a button a column that sorts, and a line of fields that filter.

import { make } from "nimbook-widget/dom.js";
import { isNumeric, cellText } from "./rules.js";

export class TableHead {
  constructor(whole) {
    this.whole = whole;
  }

  make() {
    const row = make("tr");
    this.filterRow = make("tr", "nb-table-filters");
    this.whole.state.columns.forEach((column, c) => {
      const long = column.type === "text" && this.whole.state.rows.some((cells) => cellText(cells[c]).length > 50);
      const kind = isNumeric(column.type) ? "nb-table-number" : long ? "nb-table-prose" : "";
      const th = make("th", kind, null, { scope: "col", "aria-sort": "none" });
      const button = make("button", "nb-table-sort", null, {
        type: "button",
        tabindex: "-1",
        title: "sort by " + column.name + " (shift: after the columns before)",
      });
      button.dataset.column = c;
      button.append(
        make("span", "nb-table-name", column.name),
        make("span", "nb-table-arrow", "", { "aria-hidden": "true" }),
      );
      th.append(button);
      row.append(th);
      const cell = make("td", kind);
      const hint = isNumeric(column.type) ? ">10" : "text";
      const input = make("input", "nb-table-input", null, {
        type: "text",
        "aria-label": "filter " + column.name,
        placeholder: hint,
        size: String(Math.max(4, Math.min(12, column.name.length + 2))),
        spellcheck: "false",
        title: isNumeric(column.type)
          ? ">10, >=10, <10, =3, !=3, 2..9" +
            (column.type === "whole" ? ", mod 3 = 1" : "") +
            "; several parted by commas; else digits to find"
          : "characters to find, =whole, !=whole",
      });
      input.dataset.name = column.name;
      input.value = this.whole.filters[column.name] || "";
      cell.append(input);
      this.filterRow.append(cell);
    });
    this.whole.head.replaceChildren(row, this.filterRow);
    this.whole.table.classList.toggle("nb-table-wide", this.whole.state.columns.length > 6);
    this.whole.table.classList.toggle(
      "nb-table-digits",
      this.whole.state.columns.length > 6 && this.whole.state.columns.every((c) => c.type === "whole"),
    );
    this.showFilters(Object.keys(this.whole.filters).length > 0);
    this.arrows();
  }

  showFilters(on) {
    this.filterRow.hidden = !on;
    this.whole.toggle.setAttribute("aria-pressed", String(on));
    if (!on && Object.keys(this.whole.filters).length) {
      this.whole.filters = {};
      for (const input of this.filterRow.querySelectorAll("input")) input.value = "";
      this.whole.view.keep("filters", undefined);
      this.whole.reload("found");
    }
  }

  arrows() {
    const keys = this.whole.query().sort;
    [...this.whole.head.rows[0].cells].forEach((th, c) => {
      const at = keys.findIndex((k) => k.column === c);
      const key = keys[at];
      th.setAttribute("aria-sort", key ? (key.down ? "descending" : "ascending") : "none");
      th.querySelector(".nb-table-arrow").textContent = key
        ? (key.down ? "▼" : "▲") + (keys.length > 1 ? at + 1 : "")
        : "";
    });
  }
}
