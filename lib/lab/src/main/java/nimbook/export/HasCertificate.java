package nimbook.export;

/** What has a certificate in the format of {@code docs/certificates.md}, which {@code ./lab certify} checks. */
public interface HasCertificate {

    /**
     * The certificate as JSON.
     *
     * @throws IllegalArgumentException when it has none after all: a period that is only observed
     */
    String certificate();
}
