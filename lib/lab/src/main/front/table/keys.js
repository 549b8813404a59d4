// The keys of a table: the arrows move the active cell, with shift the selection; pages turn at the edges.

import { copyCells } from "./copy.js";

export function pressKey(table, event) {
  if (event.target.tagName === "INPUT") return;
  const at = table.active || {
    r: event.target.tagName === "BUTTON" ? -1 : 0,
    c: event.target.tagName === "BUTTON" ? Number(event.target.dataset.column) : 0,
  };
  const control = event.ctrlKey || event.metaKey;
  const right = table.state.columns.length - 1;
  const bottom = table.page.length - 1;
  const go = (r, c) => {
    event.preventDefault();
    const to = { r: Math.max(-1, Math.min(bottom, r)), c: Math.max(0, Math.min(right, c)) };
    table.select(to, to.r < 0 ? null : event.shiftKey && table.anchor ? table.anchor : to);
    table.element(table.active).scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const page = (from, r) => {
    event.preventDefault();
    if (from < 0 || from >= table.total) return;
    table.active = { r, c: at.c };
    table.turn(from);
  };
  const last = Math.floor((table.total - 1) / table.rows) * table.rows;
  switch (event.key) {
    case "ArrowLeft":
      return go(at.r, at.c - 1);
    case "ArrowRight":
      return go(at.r, at.c + 1);
    case "ArrowUp":
      return at.r === 0 && table.from > 0 && !event.shiftKey
        ? page(table.from - table.rows, table.rows - 1)
        : go(at.r - 1, at.c);
    case "ArrowDown":
      return at.r === bottom && !event.shiftKey && table.from + table.rows < table.total
        ? page(table.from + table.rows, 0)
        : go(at.r + 1, at.c);
    case "PageUp":
      return page(Math.max(table.from > 0 ? 0 : -1, table.from - table.rows), at.r);
    case "PageDown":
      return page(table.from + table.rows, at.r);
    case "Home":
      return control ? page(0, 0) : go(at.r, 0);
    case "End":
      return control ? page(last, table.rows - 1) : go(at.r, right);
    case "Escape":
      table.anchor = null;
      return table.rove(true);
    case "a":
      if (control && bottom >= 0) {
        event.preventDefault();
        table.select({ r: bottom, c: right }, { r: 0, c: 0 });
      }
      return undefined;
    case "c":
      if (control && getSelection().isCollapsed) {
        event.preventDefault();
        copyCells(table, true);
      }
      return undefined;
    default:
      return undefined;
  }
}
