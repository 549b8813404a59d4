/** What a notebook shows of games: immutable descriptions of pictures, built from library results; no Jupyter in them. */
package nimbook.show;
