// Where a figure fills its screen or slide, the letters of a table are as large as its room allows.

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
