/**
 * An interpreter of class files in plain Java without reflection: what javac emits for Java 17 runs with the JVM's
 * results where there is no JVM. It meets compiled classes through {@link nimbook.interpreter.Library} alone.
 */
package nimbook.interpreter;
