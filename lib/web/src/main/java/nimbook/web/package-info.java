/** The figures as a page without a kernel asks for them: what is compiled for the browser. */
package nimbook.web;
