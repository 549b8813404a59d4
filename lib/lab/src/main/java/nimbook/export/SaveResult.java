package nimbook.export;

import java.nio.file.Path;

/**
 * A file that was written. As a cell's value it says where it is and how large.
 *
 * @param path as it was given
 * @param form what it is
 * @param bytes its size
 * @param note what the reader should know of it: cells drawn as one image, frames left out; empty for nothing
 * @param renewed whether a file was there before
 */
public record SaveResult(Path path, FileFormat form, long bytes, String note, boolean renewed) {

    @Override
    public String toString() {
        return path + ": " + form.words() + ", " + FileNames.bytes(bytes)
                + (renewed ? ", in place of the one before" : "") + (note.isEmpty() ? "" : "; " + note);
    }
}
