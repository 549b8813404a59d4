/**
 * Cells of a notebook compiled by javac in a page: split by its own parser, each made a class that sees what those
 * before it declared. Linked with javac and under its licence; see LICENSE and CHANGES.txt of this module.
 */
package nimbook.compiler;
