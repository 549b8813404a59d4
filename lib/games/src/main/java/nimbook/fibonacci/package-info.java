/**
 * Fibonacci nim: one pile at any size, several piles with a quota each or with one for all, and the other game of that
 * name.
 */
package nimbook.fibonacci;
