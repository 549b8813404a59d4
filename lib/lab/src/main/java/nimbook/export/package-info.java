/**
 * Files made of figures: {@link nimbook.export.Export}, the formats ({@link nimbook.export.FileFormat}), and the
 * interfaces by which a figure says what it can be written as ({@link nimbook.export.HasDrawing},
 * {@link nimbook.export.Tabular}, {@link nimbook.export.HasTerms}, {@link nimbook.export.LatexSource}).
 */
package nimbook.export;
