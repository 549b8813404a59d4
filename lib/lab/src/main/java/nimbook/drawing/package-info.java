/**
 * Pictures as data, and their writers.
 *
 * <p>A {@link nimbook.drawing.Drawing} is a list of marks on a sheet of fixed size. {@link nimbook.drawing.Svg},
 * {@link nimbook.drawing.Png}, {@link nimbook.drawing.Pdf}, {@link nimbook.drawing.Tikz} and
 * {@link nimbook.drawing.Gif} write it. All of them set text in the fonts of this library, so that a picture is the
 * same on every machine. Knows no games and no figures.
 */
package nimbook.drawing;
