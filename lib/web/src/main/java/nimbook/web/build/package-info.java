/** Runs once in Maven's build: TeaVM with its settings. */
package nimbook.web.build;
