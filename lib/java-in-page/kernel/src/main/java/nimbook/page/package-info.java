/**
 * What a page calls of the interpreter: compiled for the browser together with the library that
 * {@link nimbook.dispatch} writes.
 */
package nimbook.page;
