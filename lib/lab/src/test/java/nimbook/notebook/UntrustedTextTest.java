package nimbook.notebook;

import static nimbook.notebook.Lab.choice;
import static nimbook.notebook.Lab.live;
import static nimbook.notebook.Lab.whole;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.core.Position;
import nimbook.diagram.Picture;
import nimbook.drawing.Drawing;
import nimbook.drawing.Svg;
import nimbook.drawing.TextStyle;
import nimbook.heatmap.Heatmap;
import nimbook.play.board.Board;
import nimbook.plot.Plot;
import nimbook.table.DataTable;
import nimbook.widget.live.Live;
import nimbook.widget.page.MimeBundle;
import nimbook.widget.parameter.Parameter;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What a lecturer or a pasted text may bring into names, titles, cells and messages: a page shows it as it reads, and
 * nothing of it runs.
 */
class UntrustedTextTest {

    private static final List<String> HOSTILE =
            List.of("<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\" onload=\"alert(1)", "'><b>x</b>",
                    "</script><h1>out</h1>", "<!-- ", "]]>", "&lt;b&gt; &amp; &#60;", "javascript:alert(1)",
                    "</svg><iframe>", "a\u0000b\u0007", "\ud800", "x".repeat(300));

    /** As long as the hostile ones are on average, and of letters only. */
    private static final String HARMLESS = "a harmless word or two";

    /** Every place where words get in. */
    private static final Map<String, Function<String, Object>> PLACES = new LinkedHashMap<>();

    static {
        PLACES.put("a heatmap's title", w -> Heatmap.of(BoardGame.queen().grundy(6, 6)).title(w));
        PLACES.put("the name of a set of cells",
                w -> Heatmap.of(BoardGame.queen().terminal(new Cells(w, List.of(Position.of(0, 0)))).grundy(6, 6)));
        PLACES.put("a board's title", w -> Board.of(BoardGame.king()).title(w));
        PLACES.put("a column's name", w -> DataTable.columns(w, "n").row(1, 2).row(3, 4));
        PLACES.put("a cell", w -> DataTable.columns("word", "n").row(w, 2).row(w, 4));
        PLACES.put("a table's title", w -> DataTable.columns("n").row(2).row(4).title(w));
        PLACES.put("a plot's name", w -> Plot.line(w, 0, 5, n -> n));
        PLACES.put("a drawing",
                w -> Picture.of(Drawing.sheet(80, 40).title(w).text(4, 20, w, TextStyle.of(12)).build(), w));
        PLACES.put("a parameter's name", w -> live(whole(w, 0, 3), k -> DataTable.columns("k").row(k).row(k + 1)));
        PLACES.put("a choice", w -> live(choice("game", w, "other"), k -> k));
        PLACES.put("an exception", w -> live(whole("k", 0, 3), k -> {
            throw new IllegalStateException(w);
        }));
        PLACES.put("words in a live figure", w -> live(whole("k", 0, 3), k -> w + k));
    }

    @TestFactory
    List<DynamicTest> wordsAreShownAndNeverRead() {
        List<DynamicTest> tests = new ArrayList<>();
        PLACES.forEach((place, make) -> {
            Map<String, Integer> expected = elements(make.apply(HARMLESS));
            for (String words : HOSTILE) {
                tests.add(DynamicTest.dynamicTest(place + ": " + words.codePoints().limit(20).filter(c -> c >= 32)
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append), () -> {
                            Object value;
                            try {
                                value = make.apply(words);
                            } catch (IllegalArgumentException refused) {
                                assertFalse(refused.getMessage().isBlank());
                                return;
                            }
                            assertEquals(expected.keySet(), elements(value).keySet(), place);
                        }));
            }
        });
        return tests;
    }

    private static final Pattern TAG = Pattern.compile("<[/!?]?[a-zA-Z-]*[^>]*>");

    /**
     * The elements of a figure's page fragment and picture, with the names of their attributes; data and scripts of our
     * own left out.
     */
    private static Map<String, Integer> elements(Object value) {
        Map<String, Integer> found = new TreeMap<>();
        Map<String, Object> faces = MimeBundle.of(value, null);
        for (String mime : List.of("text/html", "image/svg+xml")) {
            if (!(faces.get(mime) instanceof String text)) continue;
            if (mime.endsWith("xml")) wellFormed(text);
            Matcher embedded = Pattern.compile("data:image/svg\\+xml;base64,([A-Za-z0-9+/=]+)").matcher(text);
            while (embedded.find())
                wellFormed(new String(java.util.Base64.getDecoder().decode(embedded.group(1)), StandardCharsets.UTF_8));
            String bare = text.replaceAll("(?s)(<script[^>]*>).*?(</script>)", "$1$2")
                    .replaceAll("base64,[A-Za-z0-9+/=]+", "");
            // A value in quotes may hold anything that is escaped; what is left are names.
            bare = bare.replaceAll("\"[^\"<]*\"", "\"\"");
            Matcher tag = TAG.matcher(bare);
            while (tag.find()) found.merge(mime + " " + tag.group(), 1, Integer::sum);
        }
        return found;
    }

    private static void wellFormed(String svg) {
        var document = assertDoesNotThrow(() -> {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            var builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null);
            return builder.parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        }, () -> "not well-formed: " + svg.substring(0, Math.min(300, svg.length())));
        for (String bad : List.of("script", "iframe", "foreignObject", "b", "h1")) {
            assertEquals(0, document.getElementsByTagNameNS("*", bad).getLength(), bad);
        }
    }

    /** What a page may send for a parameter, no matter who made the page. */
    @Test
    void parametersTakeWhatIsAllowedAndRefuseTheRest() {
        Random random = new Random(20260101);
        List<Parameter<?>> parameters =
                List.of(whole("k", -3, 1000).step(7), whole("all", Integer.MIN_VALUE, Integer.MAX_VALUE),
                        choice("c", "a", "<b>"),
                Lab.toggle("t"), Lab.cells("cells", 5, 64));
        List<Object> values = new ArrayList<>(List.of(0, -1, 3, 4, Integer.MAX_VALUE, Long.MIN_VALUE, 0.5, Double.NaN,
                Double.POSITIVE_INFINITY, 1e300, "", "3", "<b>", "NaN", true, List.of(), List.of(1), List.of(1, 2, 3),
                List.of(List.of(1, 2)), List.of(List.of(-1, 2)), List.of(List.of(1e99, 2)), List.of("x"),
                List.of(List.of("<i>", "y")), Map.of(), Map.of("row", 1), new Object()));
        values.add(null);
        for (int i = 0; i < 100; i++) values.add(List.of(List.of(random.nextInt(), random.nextInt(70) - 2)));
        for (Parameter<?> parameter : parameters) {
            for (Object value : values) {
                Object before = parameter.value();
                try {
                    parameter.valueOf(value);
                } catch (IllegalArgumentException refused) {
                    assertFalse(refused.getMessage().isBlank(), parameter + " " + value);
                }
                assertEquals(before, parameter.value(), "asking changes nothing");
            }
        }
    }

    /** Limits, names and starts that are of no use. */
    @Test
    void parametersOfNoSenseAreRefused() {
        for (Runnable door : List.<Runnable>of(() -> whole("k", 3, 2), () -> whole("k", 0, 9).start(10),
                () -> whole("k", 0, 9).step(0), () -> whole("k", 0, 9).step(Integer.MIN_VALUE),
                () -> whole("k", 0, 9).speed(-1), () -> choice("c"), () -> choice("c", "a", "a"),
                () -> Lab.cells("c", 0, 5), () -> Lab.cells("c", 5, Integer.MAX_VALUE), () -> whole("", 0, 1),
                () ->
                        live(whole("k", 0, 1), k -> null).figure())) {
            try {
                door.run();
            } catch (IllegalArgumentException | IllegalStateException refused) {
                assertFalse(refused.getMessage().isBlank());
            }
        }
        Live nothing = live(whole("k", 0, 1), k -> null);
        assertDoesNotThrow(nothing::text);
        assertFalse(Svg.text(Drawing.sheet(10, 10).title("<b>").build()).contains("<b>"));
    }
}
