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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import nimbook.widget.model.Gzip;
import nimbook.widget.model.Json;

/**
 * JSON and binary values as one text for a script element: gzip in base64 of the JSON's length in bytes, a new line,
 * the JSON, and the binary values one behind the other; their sizes are put into the JSON under "sizes". The same
 * values give the same text.
 */
final class Pack {

    private static final String CHARACTERS = IntStream.rangeClosed('!', '~').filter(c -> "\"<\\".indexOf(c) < 0)
            .mapToObj(Character::toString).collect(Collectors.joining());

    private Pack() {}

    static String text(Map<String, Object> json, List<byte[]> buffers) {
        Map<String, Object> all = new LinkedHashMap<>(json);
        List<Integer> sizes = new ArrayList<>();
        for (byte[] bytes : buffers) sizes.add(bytes.length);
        all.put("sizes", sizes);
        byte[] head = Json.write(all).getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes((head.length + "\n").getBytes(StandardCharsets.UTF_8));
        out.writeBytes(head);
        for (byte[] bytes : buffers) out.writeBytes(bytes);
        return text(out.toByteArray());
    }

    /** Gzip in base64. */
    static String text(byte[] bytes) {
        return Base64.getEncoder().encodeToString(Gzip.of(bytes, Deflater.BEST_COMPRESSION));
    }

    /**
     * Bytes in a tenth less than base64: how many, a space, and 13 bits in each two characters, the lowest first. The
     * characters are the 91 of ASCII from ! to ~ that need no escape in a script and in its strings; unpack.js reads
     * them.
     */
    static String dense(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length * 5 / 4).append(bytes.length).append(' ');
        int held = 0;
        int bits = 0;
        for (int i = 0; i < bytes.length || bits > 0; i++) {
            if (i < bytes.length) held |= (bytes[i] & 255) << bits;
            bits += i < bytes.length ? 8 : 13 - bits;
            if (bits < 13) continue;
            int value = held & 8191;
            text.append(CHARACTERS.charAt(value % 91)).append(CHARACTERS.charAt(value / 91));
            held >>>= 13;
            bits -= 13;
        }
        return text.toString();
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
