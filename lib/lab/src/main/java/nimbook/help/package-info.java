/**
 * What the library's documentation says, where a reader asks: an index of the Javadoc, made by the build and read at
 * the first question, the answers to Tab and Shift+Tab, and {@code help(…)} as a figure.
 */
package nimbook.help;
