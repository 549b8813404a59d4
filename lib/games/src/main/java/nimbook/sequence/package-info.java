/** Integer sequences with random access: name, OEIS number, offset, terms of any size, b-file text. */
package nimbook.sequence;
