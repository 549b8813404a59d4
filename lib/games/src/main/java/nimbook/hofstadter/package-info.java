/**
 * The document hofstadter.txt: Wythoff's game whose terminal cells are x + y ≤ 2 (Komaki, Miyadera, Murakami, arXiv
 * 2510.11767), at any size.
 */
package nimbook.hofstadter;
