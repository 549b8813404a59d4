package nimbook.page;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;

/**
 * What a saved page may do, as its Content-Security-Policy. It may load nothing: all of it stands in the file. Of the
 * scripts in the file those run whose hashes are in the policy, and of what they make a module or a worker of the
 * page's text (blob:); no other script, and no handler in an attribute. Styles are inline, pictures and fonts are data.
 */
final class PagePolicy {
    private static final String POLICY =
            "default-src 'none'; script-src blob:%s; worker-src blob:; style-src 'unsafe-inline'; img-src data: blob:; "
                    + "font-src data:; base-uri 'none'; form-action 'none'";

    /**
     * What TeaVM's loader needs, in pages with the library: it makes of texts the functions that WebAssembly calls, in
     * the worker, which has the page's policy. 'wasm-unsafe-eval' allows only the module itself.
     */
    private static final String LOADER = " 'unsafe-eval'";

    private PagePolicy() {}

    /**
     * The policy of a page.
     *
     * @param scripts the texts between the tags of its scripts
     * @param library whether the page holds the library
     */
    static String of(List<String> scripts, boolean library) {
        StringBuilder sources = new StringBuilder();
        for (String script : scripts) sources.append(" 'sha256-").append(hash(script)).append('\'');
        return POLICY.formatted(library ? sources + LOADER : sources);
    }

    private static String hash(String script) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
