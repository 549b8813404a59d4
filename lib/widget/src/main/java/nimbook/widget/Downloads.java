package nimbook.widget;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What a page can take away of a figure as a file, and who makes it: a seam, because this library knows no file formats. Without a maker
 * a stage offers only what the page can do itself.
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
     * A form on the menu.
     *
     * @param ending of the file's name
     * @param words what it is, for the menu
     * @param plays whether a whole-number parameter plays in it: then it is offered once for each such parameter
     * @param scaled whether it has a size that can be wished, in multiples of the picture's
     */
    public record Offer(String ending, String words, boolean plays, boolean scaled) {}

    /** Makes files of figures. */
    public interface Maker {
        /** All forms, in the menu's order. */
        List<Offer> offers();

        /** The endings of the forms that this figure has. Asked with every picture: must take no time. */
        List<String> endings(Figure figure);

        /**
         * Makes a file, off the kernel's thread; may take long, polls interruption.
         *
         * @param live what the figure belongs to, with the parameters' values
         * @param wish {@code ending}; where the form has it {@code scale} and {@code parameter}
         */
        Download make(Live live, Figure figure, Map<String, Object> wish) throws Exception;

        /** Writes a live figure to a file whose ending says the form; gives what tells of the file. */
        default Object save(Live live, String file) {
            throw new IllegalArgumentException("file \"" + file + "\": nothing is installed that makes files");
        }
    }

    private static volatile Maker maker = new Maker() {
        @Override
        public List<Offer> offers() {
            return List.of();
        }

        @Override
        public List<String> endings(Figure figure) {
            return List.of();
        }

        @Override
        public Download make(Live live, Figure figure, Map<String, Object> wish) {
            throw new IllegalArgumentException("files: nothing is installed that makes them");
        }
    };

    private Downloads() {}

    /** Connects what makes files; from the next picture on it is on the menu. */
    public static void through(Maker other) {
        maker = Objects.requireNonNull(other, "maker");
    }

    static Maker maker() {
        return maker;
    }

    /** All forms as the stage takes them. */
    static List<Map<String, Object>> json() {
        return maker.offers().stream().map(offer -> {
            Map<String, Object> one = new java.util.LinkedHashMap<>();
            one.put("ending", offer.ending());
            one.put("words", offer.words());
            one.put("plays", offer.plays());
            one.put("scaled", offer.scaled());
            return one;
        }).toList();
    }

    /** The file as an answer to the page that asked. */
    static Map<String, Object> answer(Live live, Figure figure, Map<String, Object> wish) throws Exception {
        Download file = maker.make(live, figure, wish);
        return Map.of("name", file.name(), "mime", file.mime(), "bytes", file.bytes(), "note", file.note());
    }
}
