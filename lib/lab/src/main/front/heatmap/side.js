// What stands next to the cells of a heatmap: its legend, and the panel of the pinned cell.

import { fitting } from "./viewport.js";

// What may stand next to the cells, in letters.
export const LEGEND_AND_PANEL = 17;
export const LEGEND = 9.2;
/** What a legend takes below the cells. */
const LEGEND_BELOW = 4.5;
/** Letters of a figure next to whose cells both stand, at least. */
const LEAST = 39;
/** Of the size that cells would have above the legend, they keep so much next to it. */
const SHARE = 0.75;
/** Cells that are so nearly as large as they can be have more next to them. */
const NEARLY = 0.95;

/**
 * The letters that stand next to the cells: legend and pinned cell while the cells keep their numbers and most of
 * their size, else the legend alone, else nothing. Where the height is given, the cells' size decides.
 *
 * @param room letters for the cells and what is next to them
 * @param most letters that the cells take at most
 */
export function sideLetters(map, room, most, dpr) {
  const { scene, state } = map;
  const { size, room: high } = scene.theme;
  const { rows, columns, aspect } = state;
  if (high) {
    const tall = high - scene.margins.top - scene.margins.bottom - map.heads();
    const given = (side) =>
      fitting(rows, columns, aspect, (room - side) * size, tall - (side ? 0 : LEGEND_BELOW * size), Infinity, dpr);
    const sides = room >= LEAST ? [LEGEND_AND_PANEL, LEGEND, 0] : [LEGEND, 0];
    const largest = Math.max(...sides.map(given));
    return sides.find((side) => given(side) >= NEARLY * largest);
  }
  const scale = (side) =>
    fitting(rows, columns, aspect, Math.min(most, room - side) * size, most * size, size * 3, dpr);
  const numbers = (cells) => map.draw.letter(scene, cells, cells * aspect) > 0;
  const below = scale(0);
  const fits = (cells) => cells >= SHARE * below && (numbers(cells) || !numbers(below));
  if (room >= LEAST && fits(scale(LEGEND_AND_PANEL))) return LEGEND_AND_PANEL;
  return fits(scale(LEGEND)) ? LEGEND : 0;
}
