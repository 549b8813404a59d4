/**
 * Pages that stay live without a kernel: a live figure is asked for the recipe of each of its values, and the page
 * answers them.
 */
package nimbook.page;
