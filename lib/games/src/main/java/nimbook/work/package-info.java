/** Long work: how an engine says how far it has come, and how it learns that nobody waits for it any more. Knows only the JDK. */
package nimbook.work;
