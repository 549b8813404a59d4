/** Runs in a build: javac with its few changes compiled to WebAssembly, and the archive of its source. */
package nimbook.compiler.build;
