/** The entry points of the engine for pages without a kernel, compiled for the browser. */
package nimbook.web;
