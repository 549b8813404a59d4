package nimbook.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimbook.drawing.LatexText;
import nimbook.plot.Plot;
import nimbook.table.DataColumn;
import nimbook.table.DataTable;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** LaTeX of every figure: read by a small parser, and where this machine has a compiler, compiled. */
class TexTest {

    private static final Pattern TOKEN =
            Pattern.compile("\\\\begin\\{(\\w+)}|\\\\end\\{(\\w+)}|\\\\([a-zA-Z]+|.)|([{}$])|%.*", Pattern.DOTALL);

    /** What the files may use: commands of LaTeX itself, TikZ and pgfplots. */
    private static final Set<String> KNOWN = Set.of("path", "node", "definecolor", "useasboundingbox", "fontsize",
            "selectfont", "sffamily", "bfseries", "ttfamily", "hline", "textbf", "par", "medskip", "addplot",
            "addlegendentry", "usepackage", "pgfplotsset", "ldots", "le", "ge", "varphi", "alpha", "beta", "lfloor",
            "rfloor", "lceil", "rceil", "cdot", "times", "to", "leftarrow", "surd", "approx", "neq", "infty",
            "textbackslash", "textasciitilde",
                    "textasciicircum",
            "linewidth", "circ", "tau", "gamma", "pi", "Sigma", "star", "oplus", "pm");

    /** What the book below loads. */
    private static final List<String> PACKAGES = List.of("fontenc", "lmodern", "geometry", "tikz", "pgfplots");

    private static Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        SampleFigures.all().forEach((name, figure) -> {
            Export export = Export.of(figure);
            if (export.forms().contains(FileFormat.LATEX))
                texts.put(name, new String(export.bytes(FileFormat.LATEX), StandardCharsets.UTF_8));
        });
        texts.put("composition",
                new String(Export.of(SampleFigures.composition()).bytes(FileFormat.LATEX), StandardCharsets.UTF_8));
        return texts;
    }

    /** As on the screen, in LaTeX's own symbols; text is no number. */
    @Test
    void numbersOfATableAreInGroups() {
        String text = DataTable.columns(DataColumn.text("name"), DataColumn.whole("n")).row("12345", -1234567L)
                .row("9", 9999L).latex();
        assertTrue(text.contains("12345 & $-$1\\,234\\,567 \\\\\n9 & 9999 \\\\\n"), text);
    }

    @Test
    void bracesDollarsAndEnvironmentsAreClosedAndCommandsAreKnown() {
        texts().forEach((name, text) -> {
            Deque<String> open = new ArrayDeque<>();
            int dollars = 0;
            StringBuilder bare = new StringBuilder();
            for (String line : text.split("\n")) if (!line.startsWith("%")) bare.append(line).append('\n');
            for (Matcher token = TOKEN.matcher(bare); token.find();) {
                if (token.group(1) != null) open.push(token.group(1));
                else if (token.group(2) != null) assertEquals(token.group(2), open.poll(), name);
                else if ("{".equals(token.group(4))) open.push("{");
                else if ("}".equals(token.group(4))) assertEquals("{", open.poll(), name);
                else if ("$".equals(token.group(4))) dollars++;
                else if (token.group(3) != null)
                    assertTrue(token.group(3).length() == 1 || KNOWN.contains(token.group(3)),
                            name + ": \\" + token.group(3));
            }
            assertTrue(open.isEmpty(), name + " leaves open " + open);
            assertEquals(0, dollars % 2, name);
        });
    }

    @Test
    void whatTexWouldTakeForACommandIsEscaped() {
        assertEquals("50 \\% of \\$x\\_1\\$ \\{a\\} \\#1 \\& b\\textasciitilde{}c\\textasciicircum{}d\\textbackslash{}",
                LatexText.escape("50 % of $x_1$ {a} #1 & b~c^d\\"));
        assertEquals("$\\lfloor$n$\\varphi$$^2$$\\rfloor$ $\\le$ $-$3", LatexText.escape("⌊nφ²⌋ ≤ −3"));
        assertEquals("$_1$$_2$ 10$^-$$^7$", LatexText.escape("₁₂ 10⁻⁷"));
    }

    @Test
    void whatIsTooLargeForTexIsRefusedWithAWord() {
        DataTable table = DataTable.columns("n").rows(121, n -> List.of(n));
        assertTrue(assertThrows(IllegalArgumentException.class, table::latex).getMessage()
                .contains("as LaTeX it may have 120 rows"));
        assertFalse(Export.of(table).forms().contains(FileFormat.LATEX));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Plot.line("x", 0, 6000, n -> n).latex())
                .getMessage().contains("take pdf"));
    }

    /** All figures in one document, one a page, read by {@code \input} as a lecturer does. */
    @Test
    void theCompilerTakesThemAll(@TempDir Path folder) throws Exception {
        String compiler = Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .map(place -> Path.of(place, "pdflatex")).filter(Files::isExecutable)
                .map(Path::toString).findFirst().orElse(null);
        Assumptions.assumeTrue(compiler != null, "no pdflatex on this machine");
        List<String> lacking = lacking(compiler, folder);
        Assumptions.assumeTrue(lacking.isEmpty(), () -> "the TeX of this machine lacks " + String.join(", ", lacking)
                + ", which this test needs");
        StringBuilder book =
                new StringBuilder("\\documentclass{article}\n\\usepackage[T1]{fontenc}\n\\usepackage{lmodern}\n"
                        + "\\usepackage[paperwidth=60cm,paperheight=90cm,margin=1cm]{geometry}\n"
                        + "\\usepackage{tikz}\n\\usepackage{pgfplots}\n\\pgfplotsset{compat=1.16}\n"
                        + "\\begin{document}\n");
        Map<String, String> texts = texts();
        for (Map.Entry<String, String> one : texts.entrySet()) {
            Files.writeString(folder.resolve(one.getKey() + ".tex"), one.getValue());
            book.append("\\noindent\\input{").append(one.getKey()).append("}\\clearpage\n");
        }
        Files.writeString(folder.resolve("book.tex"), book.append("\\end{document}\n"));
        assertEquals("", compiled(compiler, folder, "book"));
        try (PDDocument document = Loader.loadPDF(folder.resolve("book.pdf").toFile())) {
            assertEquals(texts.size(), document.getNumberOfPages());
            assertTrue(new PDFTextStripper().getText(document).contains("Wythoff"));
        }
    }

    /** The packages of {@link #PACKAGES} that this TeX has not: a small installation has the compiler alone. */
    private static List<String> lacking(String compiler, Path folder) throws Exception {
        StringBuilder probe = new StringBuilder("\\documentclass{article}\n");
        for (String name : PACKAGES)
            probe.append("\\IfFileExists{" + name + ".sty}{}{\\typeout{lacks " + name + "}}\n");
        Files.writeString(folder.resolve("probe.tex"), probe.append("\\begin{document}a\\end{document}\n"));
        String failed = compiled(compiler, folder, "probe");
        if (!failed.isEmpty()) return List.of("a working article class");
        String log = Files.readString(folder.resolve("probe.out"), StandardCharsets.ISO_8859_1);
        return PACKAGES.stream().filter(name -> log.lines().anyMatch(("lacks " + name)::equals)).toList();
    }

    /** The end of the compiler's log where it failed, else nothing. */
    private static String compiled(String compiler, Path folder, String name) throws Exception {
        File out = folder.resolve(name + ".out").toFile();
        Process process = new ProcessBuilder(compiler, "-halt-on-error", "-interaction=nonstopmode", name + ".tex")
                .directory(folder.toFile()).redirectErrorStream(true).redirectOutput(out).start();
        boolean ended = process.waitFor(120, TimeUnit.SECONDS);
        if (!ended) process.destroyForcibly();
        String log = Files.readString(out.toPath(), StandardCharsets.ISO_8859_1);
        return ended && process.exitValue() == 0 ? "" : "pdflatex: " + log.substring(Math.max(0, log.length() - 3000));
    }
}
