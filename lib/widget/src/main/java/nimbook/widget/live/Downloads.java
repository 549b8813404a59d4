package nimbook.widget.live;

import java.util.List;
import java.util.Map;
import nimbook.widget.model.Json;
import nimbook.widget.model.Services;

/**
 * Files of figures for download. This library contains no file formats: an {@link Exporter} supplies them. Without one
 * the menu has only what the page makes itself.
 */
public final class Downloads {

    /**
     * A file for the page to hand to its reader.
     *
     * @param name with its ending
     * @param note what the reader should know of it; empty for nothing
     */
    public record Download(String name, String mime, byte[] bytes, String note) {}

    /**
     * A file format on the menu.
     *
     * @param ending of the file's name
     * @param words what it is, for the menu
     * @param plays whether a whole-number parameter plays in it: then it is offered once for each such parameter
     * @param scaled whether its size can be chosen, in multiples of the picture's
     * @param away whether a JVM alone makes it, not Java in a page
     */
    public record Format(String ending, String words, boolean plays, boolean scaled, boolean away) {}

    /** Makes files of figures. */
    public interface Exporter {
        /** All formats, in the menu's order. */
        List<Format> formats();

        /** The endings of the formats of this figure. Called with every update: must take no time. */
        List<String> endings(Figure figure);

        /**
         * Makes a file, off the kernel's thread; may take long, polls interruption.
         *
         * @param live what the figure belongs to, with the parameters' values
         * @param options {@code ending}; where the format has it {@code scale}, {@code parameter} and
         *     {@code transparent}
         */
        Download make(Live live, Figure figure, Map<String, Object> options) throws Exception;

        /**
         * Writes a live figure to a file in the format of its ending.
         *
         * @return a description of the file
         */
        default Object save(Live live, String file) {
            throw new IllegalArgumentException("file \"" + file + "\": no exporter is installed");
        }
    }

    private static final Exporter NONE = new Exporter() {
        @Override
        public List<Format> formats() {
            return List.of();
        }

        @Override
        public List<String> endings(Figure figure) {
            return List.of();
        }

        @Override
        public Download make(Live live, Figure figure, Map<String, Object> options) {
            throw new IllegalArgumentException("files: no exporter is installed");
        }
    };

    private Downloads() {}

    /** The installed exporter; its formats are on the menu from the next update on. */
    static Exporter exporter() {
        return Services.service(Exporter.class, NONE);
    }

    /** All formats as the stage takes them. */
    static List<Map<String, Object>> json() {
        return exporter().formats().stream().map(format -> Json.object("ending", format.ending(), "words",
                format.words(), "plays", format.plays(), "scaled", format.scaled(), "away", format.away())).toList();
    }

    /** The file as the response to a page's request. */
    static Map<String, Object> answer(Live live, Figure figure, Map<String, Object> options) throws Exception {
        Download file = exporter().make(live, figure, options);
        return Map.of("name", file.name(), "mime", file.mime(), "bytes", file.bytes(), "note", file.note());
    }
}
