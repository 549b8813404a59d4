/** Figures, and the loop that computes them anew when a parameter moves. */
package nimbook.widget.live;
