/** Time and memory of a computation against its size. */
package nimbook.measure;
