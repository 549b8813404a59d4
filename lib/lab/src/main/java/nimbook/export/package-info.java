/** One drawing of each shown thing, in every form that can be taken away. */
package nimbook.export;
