/**
 * Tables of numbers as cells in colours, with overlays and a pinned cell.
 *
 * <p>A million cells are not marks, so the page draws them on a canvas from the numbers themselves, at the size and the
 * part of the table that the hand has just given them. It thus computes for itself what hangs on that size or on what a
 * reader chooses without a request: colours of cells, ticks at the edges, the geometry of overlays and of the pinned
 * cell, and of the legend the bar and the counts. What these look like and are called it takes from the state:
 * palettes, choices of colours with their captions and classes, names of values, steps of ticks, and of overlays
 * colours, widths and signs ({@code OverlayStyle}).
 */
package nimbook.heatmap;
