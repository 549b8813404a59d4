/**
 * One drawing of each shown thing, in every form that can be taken away.
 *
 * <p>A figure describes its picture once, as a {@link nimbook.export.Drawing}: a list of marks on a sheet of fixed
 * size. {@link nimbook.export.Svg} writes it as text, {@link nimbook.export.Png} paints it, {@link
 * nimbook.export.Stills} makes of it the still picture that stands in a saved notebook. All of them draw text in the
 * fonts of this library, so that a picture is the same on every machine. Nothing here knows games or Jupyter.
 */
package nimbook.export;
