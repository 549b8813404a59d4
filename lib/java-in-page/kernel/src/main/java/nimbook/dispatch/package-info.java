/**
 * Runs in a build: writes the {@link nimbook.interpreter.Library} of a list of packages and of the JDK's classes that
 * TeaVM has.
 */
package nimbook.dispatch;
