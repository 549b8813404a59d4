package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The signs of drawings that the library's fonts lack: the reader of a file is told where they come from. */
public final class MissingGlyphs {

    /** As many are named. */
    private static final int NAMED = 8;

    private final Set<Integer> signs = new TreeSet<>();

    /** The characters of a drawing that the library's fonts lack. */
    public static MissingGlyphs of(Drawing drawing) {
        MissingGlyphs missing = new MissingGlyphs();
        missing.add(drawing);
        return missing;
    }

    /** Adds those of another drawing. */
    public void add(Drawing drawing) {
        for (Mark mark : nonNull(drawing, "drawing").marks()) {
            if (!(mark instanceof Mark.Text t)) continue;
            t.text().codePoints().map(GlyphWidths::drawn).filter(c -> !GlyphWidths.covers(c)).forEach(signs::add);
        }
    }

    /** A sentence for a file in which letters are text for the viewer; empty when nothing is missing. */
    public String asText() {
        return named(signs, ": not in the library's font, drawn in a font of the viewer's");
    }

    /** A sentence for a file in which letters are outlines or pixels; empty when nothing is missing. */
    public String asOutlines() {
        if (signs.isEmpty()) return "";
        Map<Boolean, List<Integer>> shown = signs.stream()
                .collect(Collectors.partitioningBy(c -> SystemFont.shows(Character.toString(c))));
        return joined(named(shown.get(true), ": not in the library's font, drawn in a font of this machine"),
                named(shown.get(false), ": in no font here, drawn as boxes"));
    }

    private static String named(Collection<Integer> signs, String what) {
        if (signs.isEmpty()) return "";
        return signs.stream().limit(NAMED).map(Character::toString).collect(Collectors.joining(" "))
                + (signs.size() > NAMED ? " and " + (signs.size() - NAMED) + " more signs" : "") + what;
    }

    /** Two notes of a file as one. */
    public static String joined(String first, String second) {
        nonNull(second, "second");
        return nonNull(first, "first").isEmpty() ? second : second.isEmpty() ? first : first + "; " + second;
    }
}
