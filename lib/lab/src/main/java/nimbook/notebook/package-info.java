/** The kernel's extension: renderers, default imports, and the front door that a notebook's author writes. */
package nimbook.notebook;
