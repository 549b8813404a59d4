// Cells of a table into the clipboard, as text with tabs.

import { copyToClipboard } from "nimbook-widget/clipboard.js";
import { groupedDigits } from "../shared/numbers.js";
import { cellText, localRows } from "./rules.js";

function tabbedLine(cells) {
  return (
    cells
      .map(cellText)
      .map((s) => (/[\t\r\n]|^"/.test(s) ? '"' + s.replaceAll('"', '""') + '"' : s))
      .join("\t") + "\n"
  );
}

/** The selected cells; with none the active one (by key) or the whole table with its heading (by button). */
export async function copyCells(table, byKey) {
  const box =
    table.box() ||
    (byKey && table.active && table.active.r >= 0
      ? { top: table.active.r, bottom: table.active.r, left: table.active.c, right: table.active.c }
      : null);
  const query = table.query();
  const columns = [];
  for (let c = box ? box.left : 0; c <= (box ? box.right : table.state.columns.length - 1); c++) columns.push(c);
  const from = box ? table.from + box.top : 0;
  const count = box ? box.bottom - box.top + 1 : table.total;
  try {
    let text = null;
    if (!table.here) {
      try {
        text = (await table.view.request({ do: "copy", from, count, columns, heading: !box, ...query })).text;
      } catch (error) {
        if (table.view.live) throw error;
      }
    }
    let brief = false;
    if (text === null) {
      const rows = localRows(table.state, query)
        .slice(from, from + count)
        .map((i) => columns.map((c) => table.state.rows[i][c]));
      brief = rows.some((row) => row.some((cell) => cell && typeof cell === "object"));
      text = (box ? "" : tabbedLine(columns.map((c) => table.state.columns[c].name))) + rows.map(tabbedLine).join("");
    }
    if (box && count === 1 && columns.length === 1) text = text.replace(/\n$/, "");
    await copyToClipboard(text);
    const rows = groupedDigits(String(count)) + (count === 1 ? " row" : " rows");
    const missing =
      !box && !table.view.live && table.state.rows.length < table.state.total
        ? "; the others are not here: run the cell to copy all"
        : "";
    table.flash(
      "copied " +
        (box ? rows + " × " + columns.length + (columns.length === 1 ? " column" : " columns") : rows) +
        missing +
        (brief ? "; long numbers are shortened here: run the cell to copy them whole" : ""),
    );
  } catch (error) {
    if (error.name !== "Superseded") table.flash("not copied: " + error.message);
  }
}
