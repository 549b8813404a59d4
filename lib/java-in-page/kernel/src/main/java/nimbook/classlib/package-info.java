/**
 * What TeaVM's class library lacks, or has otherwise than the JDK: methods, and in {@code util} whole classes of {@code
 * java.util}. The JDK is 17 where its releases differ.
 */
package nimbook.classlib;
