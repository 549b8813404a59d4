/** Runs once in Maven's build: TeaVM, and what it is told beyond its defaults. */
package nimbook.web.build;
