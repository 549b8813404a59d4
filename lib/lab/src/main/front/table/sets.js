// A set of cells in a table: drawn, because a list of thirty pairs does not show which set it is, and loaded by a click
// into the figures of the page that follow a set.

import { make, makeSvg } from "nimbook-widget/dom.js";

const PAIR = /\((\d+), (\d+)\)/g;
const LIST = /^\(\d+, \d+\)(?: \(\d+, \d+\))+$/;

/** A set that reaches further is read sooner than seen. */
const SIDE = 24;
/** Pixels of a cell, and of the whole at most. */
const CELL = 7;
const MOST = 72;

/** The cells [row, column] of a text that lists two or more; null of any other. */
export function listed(text) {
  if (typeof text !== "string" || !LIST.test(text)) return null;
  const cells = [...text.matchAll(PAIR)].map(([, row, column]) => [Number(row), Number(column)]);
  return cells.every(([row, column]) => row < SIDE && column < SIDE) ? cells : null;
}

function picture(cells) {
  const rows = 1 + Math.max(...cells.map(([row]) => row));
  const columns = 1 + Math.max(...cells.map(([, column]) => column));
  const side = Math.min(CELL, MOST / Math.max(rows, columns));
  const svg = makeSvg("svg", "", { width: columns * side + 1, height: rows * side + 1, "aria-hidden": "true",
    viewBox: `-0.05 -0.05 ${columns + 0.1} ${rows + 0.1}` });
  const inside = new Set(cells.map(String));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      svg.append(makeSvg("rect", inside.has(row + "," + column) ? "nb-table-in" : "nb-table-out",
        { x: column, y: row, width: 1, height: 1 }));
  return svg;
}

/** Draws the set in the table's cell. @param say shows a sentence to the reader */
export function drawSet(td, text, cells, say) {
  const button = make("button", "nb-table-set", null, { type: "button", tabindex: "-1", "aria-label": text,
    title: text + "\nA click loads it into the figures that follow a set of cells." });
  button.append(picture(cells));
  const load = () => {
    const event = new CustomEvent("nb-cells", { detail: { cells, taken: [] } });
    document.dispatchEvent(event);
    const names = [...new Set(event.detail.taken)];
    say(names.length ? "loaded into " + names.join(", ") : "no running figure here follows a set of cells as large");
  };
  button.addEventListener("click", load);
  td.addEventListener("keydown", (event) => { if (event.key === "Enter") load(); });
  td.replaceChildren(button);
}
