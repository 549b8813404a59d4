/** Classes that stand in the place of those of {@code java.util}. */
package nimbook.classlib.util;
