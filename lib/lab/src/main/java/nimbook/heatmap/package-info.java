/** Tables of numbers as cells in colours, with overlays and a pinned cell. */
package nimbook.heatmap;
