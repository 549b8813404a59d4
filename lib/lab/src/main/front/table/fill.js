// How wide the columns of a table are. Where a figure fills its screen or slide, its letters are as large as its room
// allows.

import { theme } from "../shared/theme.js";

/** So many times as large as those around it at most; and so small that its buttons are a 45th of the height. */
const MOST = 1.8;
const LEAST = 1 / 45 / 0.93;

/** No larger than before: a table that grows from page to page is hard to read. */
export function fill({ el, scroll }, before = MOST) {
  el.style.fontSize = scroll.style.maxHeight = "";
  const { room, size } = theme(el);
  if (!room || !el.offsetHeight) return before;
  const height = el.offsetHeight - scroll.offsetHeight + scroll.scrollHeight;
  const width = el.offsetWidth - scroll.clientWidth + scroll.scrollWidth;
  const wide = el.parentElement.clientWidth / width;
  const grown = Math.min(before, wide, Math.max(1, (0.97 * room) / height));
  const letters = Math.max(grown, Math.min(1, (LEAST * innerHeight) / size));
  if (letters !== 1) el.style.fontSize = letters.toFixed(3) + "em";
  if (letters > 1) scroll.style.maxHeight = "none";
  return Math.max(1, grown);
}

/** Columns do not shrink from page to page: a table that jumps is hard to read. */
export function hold({ head, table, scroll }) {
  const cells = [...head.rows[0].cells];
  if (cells.length > 40) return;
  const widths = cells.map((th) => th.offsetWidth);
  if (table.offsetWidth > scroll.clientWidth + 1) return;
  cells.forEach((th, c) => { th.style.minWidth = widths[c] + "px"; });
}

/** The columns become as wide as their cells again. */
export function loosen(head) {
  if (head.rows[0]) for (const th of head.rows[0].cells) th.style.minWidth = "";
}
