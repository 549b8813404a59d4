package nimbook.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import nimbook.board.BoardGame;
import nimbook.diagram.StrategyTree;
import nimbook.drawing.Drawing;
import nimbook.drawing.DrawingTest;
import nimbook.drawing.Gif;
import nimbook.drawing.Png;
import nimbook.drawing.TextStyle;
import nimbook.heatmap.Heatmap;
import nimbook.heatmap.Overlay;
import nimbook.play.board.Board;
import nimbook.plot.Plot;
import nimbook.table.DataTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files do not depend on the machine: another JVM in another country, where no font can be found, writes the same
 * bytes.
 */
class EveryMachineTest {

    /** ゲ is in no face of the library. */
    private static final String FOREIGN = "ゲ = ⌊nφ⌋";

    /**
     * A JVM whose fontconfig finds nothing, with a home of its own: Java keeps there what fontconfig said last time.
     */
    private static List<String> elsewhere(Path folder, Class<?> main, String... options) throws Exception {
        Path config = folder.resolve("fonts.conf");
        Files.writeString(config, "<?xml version=\"1.0\"?><fontconfig></fontconfig>");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(java, "-XX:TieredStopAtLevel=1",
                "-Djava.awt.headless=true", "-Duser.home=" + folder, "-Dstdout.encoding=UTF-8",
                "-Dsun.stdout.encoding=UTF-8", "-Dfile.encoding=UTF-8"));
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("FONTCONFIG_FILE", config.toString());
        builder.environment().put("FONTCONFIG_PATH", folder.toString());
        builder.environment().put("XDG_CACHE_HOME", folder.toString());
        Path output = folder.resolve("out");
        int code = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start().waitFor();
        List<String> said = Files.readAllLines(output);
        assertEquals(0, code, () -> String.join("\n", said));
        return said;
    }

    /** Turkish has another small I, Nepal a time zone with 45 minutes. */
    @Test
    void anotherJvmWritesTheSameBytesAndLoadsNoFontOfTheMachine(@TempDir Path folder) throws Exception {
        Path classes = folder.resolve("classes");
        List<String> there = elsewhere(folder, Fingerprints.class, "-Duser.language=tr", "-Duser.country=TR",
                "-Duser.timezone=Asia/Kathmandu", "-Xlog:class+load:file=" + classes);
        assertEquals(Fingerprints.all(), there);
        assertEquals(List.of(), Files.readAllLines(classes).stream()
                .filter(line -> line.contains(" sun.font.Font2D ") || line.contains(" sun.font.SunFontManager ")
                        || line.contains(" sun.font.FontManagerFactory ")).toList());
    }

    static final class Fingerprints {
        public static void main(String[] args) throws Exception {
            all().forEach(System.out::println);
        }

        /** A line a file: figure, form, SHA-256 of its bytes. */
        static List<String> all() throws Exception {
            Map<String, Object> figures = Map.of(
                    "heatmap", Heatmap.of(BoardGame.queen().grundy(8, 8)).highlight(0).overlay(Overlay.goldenLines()),
                    "board", Board.of(BoardGame.queen()).start(4, 7).hint().options(),
                    "table", DataTable.columns("n", "⌊nφ⌋").row(1, 1.5).row(2, 3).title("Ιστανμπούλ İstanbul"),
                    "line", Plot.line("G(n)", 0, 12, n -> n / 2.0),
                    "tree", StrategyTree.of(9),
                    "drawing", DrawingTest.every());
            List<String> lines = new ArrayList<>();
            for (String name : figures.keySet().stream().sorted().toList()) {
                for (FileFormat form : List.of(FileFormat.SVG, FileFormat.PNG, FileFormat.PDF)) {
                    lines.add(name + " " + form + " " + hash(Export.of(figures.get(name)).bytes(form)));
                }
                lines.add(name + " outlines " + hash(Export.of(figures.get(name)).outlines().bytes(FileFormat.SVG)));
            }
            lines.add("still " + hash(Stills.of(DrawingTest.every()).bytes()));
            Gif gif = new Gif(1);
            gif.add(DrawingTest.every());
            lines.add("gif " + hash(gif.bytes(10)));
            return lines;
        }

        private static String hash(byte[] bytes) throws Exception {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        }
    }

    private static Drawing foreign() {
        return Drawing.sheet(200, 60).text(10, 40, FOREIGN, TextStyle.of(30)).text(10, 55, "\ue000", TextStyle.of(10))
                .build();
    }

    /** Systems other than Linux bring fonts without fontconfig: there the character comes from them. */
    @Test
    void whereNoFontIsTheMissingSignIsABoxAndTheAnswerSaysSo(@TempDir Path folder) throws Exception {
        String said = String.join("\n", elsewhere(folder, Missing.class));
        if (System.getProperty("os.name").equals("Linux")) {
            assertEquals("ゲ \ue000: in no font here, drawn as boxes", said.lines().findFirst().orElseThrow());
        }
        assertTrue(said.contains("painted true"), said);
    }

    static final class Missing {
        public static void main(String[] args) throws Exception {
            System.out.println(Export.of(foreign()).made(FileFormat.PNG).note());
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(Png.bytes(foreign(), 1)));
            int dark = 0;
            for (int y = 10; y < 45; y++) for (int x = 10; x < 28; x++) if ((image.getRGB(x, y) & 0xff) < 128) dark++;
            System.out.println("painted " + (dark > 20));
        }
    }

    /**
     * Whatever fonts this machine has, one of the two sentences is true of each character; an SVG leaves the one to its
     * viewer.
     */
    @Test
    void everyAnswerNamesTheSignsThatTheLibraryLacks() throws IOException {
        for (FileFormat form : List.of(FileFormat.PNG, FileFormat.PDF)) {
            String note = Export.of(foreign()).made(form).note();
            assertTrue(note.contains("ゲ"), note);
            assertTrue(note.matches("(.*: not in the library's font, drawn in a font of this machine)?(; )?"
                    + "(.*: in no font here, drawn as boxes)?"), note);
        }
        assertEquals("ゲ \ue000: not in the library's font, drawn in a font of the viewer's",
                Export.of(foreign()).made(FileFormat.SVG).note());
        assertEquals("", Export.of(DrawingTest.every()).made(FileFormat.PNG).note());
        Drawing many = Drawing.sheet(10, 10).text(0, 9, "一二三四五六七八九十", TextStyle.of(9)).build();
        assertEquals("一 七 三 九 二 五 八 六 and 2 more characters: "
                + "not in the library's font, drawn in a font of the viewer's",
                Export.of(many).made(FileFormat.SVG).note());
    }

    /** An SVG whose letters are outlines has no text, and what it says for those who cannot see it. */
    @Test
    void outlinesTakeTheTextsPlace() {
        String svg =
                new String(Export.of(DrawingTest.every()).outlines().bytes(FileFormat.SVG), StandardCharsets.UTF_8);
        assertTrue(svg.contains("<path aria-label=\"⌊nφ⌋ &lt; ∞\" fill=\"#1f2430\" d=\"M"), svg);
        assertEquals(-1, svg.indexOf("<text"));
    }
}
