/**
 * Live figures for Java notebooks: models with JSON and binary state, parameters, and the loop that recomputes a figure
 * when one moves. Contains no games.
 */
package nimbook.widget;
