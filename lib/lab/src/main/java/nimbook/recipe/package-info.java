/** JSON values from which figures are made again; the part that several families share. */
package nimbook.recipe;
