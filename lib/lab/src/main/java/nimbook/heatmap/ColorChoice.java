package nimbook.heatmap;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nimbook.widget.model.Json;

/**
 * A way to colour a heatmap that its reader may choose, and the words of its legend.
 *
 * @param kind the family of colour maps
 * @param words as the reader chooses it
 * @param number the family's parameter; null where it has none
 * @param caption over the legend, # stands for the parameter; may be empty
 * @param classes the names of the classes: of {@link ColorMap.Kind#OUTCOME} and {@link ColorMap.Kind#VALUE} the one
 *     value (empty: its own name) and all others; of {@link ColorMap.Kind#NAMED} the values 0, 1, …; of
 *     {@link ColorMap.Kind#MOD} one for all, # stands for the remainder; otherwise none
 */
record ColorChoice(ColorMap.Kind kind, String words, Parameter number, String caption, List<String> classes) {

    /**
     * A whole number that a reader enters.
     *
     * @param start what it is at first
     */
    record Parameter(String name, int least, int start) {}

    /** All that suit a heatmap. */
    static List<ColorChoice> all(Heatmap map) {
        List<ColorChoice> all = new ArrayList<>();
        for (ColorMap.Kind kind : ColorMap.Kind.values())
            if (kind != ColorMap.Kind.NAMED || !map.style().names().isEmpty())
                all.add(of(kind, map));
        return all;
    }

    static ColorChoice of(ColorMap.Kind kind, Heatmap map) {
        boolean p = map.zeroIsP();
        return switch (kind) {
            case NAMED -> new ColorChoice(kind, "by name", null, "", map.style().names());
            case SEQUENTIAL -> new ColorChoice(kind, Palette.diverges(map.values().least(), map.values().greatest())
                    ? "below and above 0" : "dark to light", null, "", List.of());
            case CYCLIC -> {
                int period = Palette.period(map.values().least(), map.values().greatest());
                yield new ColorChoice(kind, "cyclic", new Parameter("period", 2, period), "value mod #", List.of());
            }
            case OUTCOME -> new ColorChoice(kind, p ? "P-positions" : "value 0", null, "",
                    p ? List.of("P-positions", "N-positions") : List.of("value 0", "other values"));
            case VALUE -> new ColorChoice(kind, "one value", new Parameter("value", -ColorMap.LONGEST_CYCLE, 0), "",
                    List.of("", "other values"));
            case MOD -> new ColorChoice(kind, "value mod m", new Parameter("modulus", 2, 3), "value mod #",
                    List.of("≡ #"));
        };
    }

    Map<String, Object> state() {
        return Json.object("kind", Json.lower(kind), "words", words, "number", number == null ? null : Json.object(
                "name", number.name(), "least", number.least(), "greatest", ColorMap.LONGEST_CYCLE, "start",
                number.start()), "caption", caption, "classes", classes);
    }
}
