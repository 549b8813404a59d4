package nimbook.widget.model;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/** Bytes packed by gzip, the same in every JDK. */
public final class Gzip {

    private Gzip() {}

    /**
     * @param bytes any, unchanged
     * @param level of {@link java.util.zip.Deflater}
     * @throws IllegalArgumentException when bytes is null
     */
    public static byte[] of(byte[] bytes, int level) {
        NullChecks.nonNull(bytes, "bytes");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(out) {
            {
                def.setLevel(level);
            }
        }) {
            zip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        byte[] zipped = out.toByteArray();
        // The header names the system in one JDK and "unknown" in another; the same figure gives the same page in all.
        zipped[9] = (byte) 255;
        return zipped;
    }
}
