package nimbook.page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import nimbook.widget.Json;

/**
 * JSON and binary values as one text for a script element: gzip in base64 of the JSON's length in bytes, a new line,
 * the JSON, and the binary values one behind the other; their sizes are put into the JSON under "sizes". The same
 * values give the same text.
 */
final class Pack {

    private Pack() {}

    static String text(Map<String, Object> json, List<byte[]> buffers) {
        Map<String, Object> all = new LinkedHashMap<>(json);
        List<Integer> sizes = new ArrayList<>();
        for (byte[] bytes : buffers) sizes.add(bytes.length);
        all.put("sizes", sizes);
        byte[] head = Json.write(all).getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new Tight(out)) {
            zip.write((head.length + "\n").getBytes(StandardCharsets.UTF_8));
            zip.write(head);
            for (byte[] bytes : buffers) zip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        byte[] zipped = out.toByteArray();
        // The header names the system in one JDK and "unknown" in another.
        zipped[9] = (byte) 255;
        return Base64.getEncoder().encodeToString(zipped);
    }

    private static final class Tight extends GZIPOutputStream {
        Tight(ByteArrayOutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    /** A resource of this package's folder, or of another by its absolute path; null when there is none. */
    static byte[] resource(String path) {
        try (InputStream in = Pack.class.getResourceAsStream(path)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
