package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The characters of drawings that the library's fonts lack; a note says which font draws them. */
public final class MissingGlyphs {

    /** As many are named. */
    private static final int NAMED = 8;

    private final Set<Integer> glyphs = new TreeSet<>();

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
            t.text().codePoints().map(GlyphWidths::drawn).filter(c -> !GlyphWidths.covers(c)).forEach(glyphs::add);
        }
    }

    /** A sentence for a file in which letters are text for the viewer; empty when nothing is missing. */
    public String asText() {
        return named(glyphs, ": not in the library's font, drawn in a font of the viewer's");
    }

    /** A sentence for a file in which letters are outlines or pixels; empty when nothing is missing. */
    public String asOutlines() {
        if (glyphs.isEmpty()) return "";
        Map<Boolean, List<Integer>> shown = glyphs.stream()
                .collect(Collectors.partitioningBy(c -> SystemFont.shows(Character.toString(c))));
        return joined(named(shown.get(true), ": not in the library's font, drawn in a font of this machine"),
                named(shown.get(false), ": in no font here, drawn as boxes"));
    }

    private static String named(Collection<Integer> glyphs, String what) {
        if (glyphs.isEmpty()) return "";
        return glyphs.stream().limit(NAMED).map(Character::toString).collect(Collectors.joining(" "))
                + (glyphs.size() > NAMED ? " and " + (glyphs.size() - NAMED) + " more characters" : "") + what;
    }

    /** Two notes of a file as one. */
    public static String joined(String first, String second) {
        nonNull(second, "second");
        return nonNull(first, "first").isEmpty() ? second : second.isEmpty() ? first : first + "; " + second;
    }
}
