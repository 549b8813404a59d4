/**
 * Certificates of the other packages as JSON text in the format of {@code docs/certificates.md}, which
 * {@code ./lab certify} checks without the JVM. Depends on {@code core}, {@code board}, {@code heap} and
 * {@code period}.
 */
package nimbook.certificate;
