/** Classes that stand in the place of those of {@code java.util.concurrent}: in a page there is one thread. */
package nimbook.classlib.util.concurrent;
