package nimbook.export;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Text and tables as LaTeX that every engine reads: signs beyond Latin letters are written as commands. */
public final class Latex {

    /** What fits on a page, and in a line of print. */
    static final int MOST_ROWS = 120;
    static final int MOST_COLUMNS = 40;

    /** Longer text is broken into lines. */
    private static final int PROSE = 36;

    private static final Map<Integer, String> SIGNS = new HashMap<>();

    static {
        String[] signs = {
            "\\", "\\textbackslash{}", "&", "\\&", "%", "\\%", "$", "\\$", "#", "\\#", "_", "\\_", "{", "\\{", "}", "\\}", "~", "\\textasciitilde{}",
            "^", "\\textasciicircum{}", "<", "$<$", ">", "$>$", "|", "$|$", "\"", "''", "−", "$-$", "≤", "$\\le$", "≥", "$\\ge$",
            "φ", "$\\varphi$", "Φ", "$\\Phi$", "⌊", "$\\lfloor$", "⌋", "$\\rfloor$", "⌈", "$\\lceil$", "⌉", "$\\rceil$", "α", "$\\alpha$",
            "β", "$\\beta$", "γ", "$\\gamma$", "τ", "$\\tau$", "π", "$\\pi$", "Σ", "$\\Sigma$", "×", "$\\times$", "·", "$\\cdot$", "√", "$\\surd$",
            "→", "$\\to$", "←", "$\\leftarrow$", "↦", "$\\mapsto$", "⇔", "$\\Leftrightarrow$", "′", "$'$", "≈", "$\\approx$", "≠", "$\\neq$",
            "≡", "$\\equiv$", "∞", "$\\infty$", "∈", "$\\in$", "∅", "$\\emptyset$", "∩", "$\\cap$", "∪", "$\\cup$", "⊃", "$\\supset$",
            "⊕", "$\\oplus$", "±", "$\\pm$", "µ", "$\\mu$", "○", "$\\circ$", "✓", "$\\surd$", "✗", "$\\times$", "…", "\\ldots{}", "–", "--",
            "—", "---", "“", "``", "”", "''", "‘", "`", "’", "'", "\u2009", "\\,", "\u202f", "\\,", "\u00a0", "~", "ₙ", "$_n$", "ᵢ", "$_i$",
            "ₓ", "$_x$", "ⁿ", "$^n$", "⁻", "$^-$", "⁺", "$^+$", "₋", "$_-$", "₊", "$_+$", "ℚ", "$\\mathbf{Q}$", "★", "$\\star$", "½", "$1/2$",
            "²", "$^2$", "³", "$^3$", "¹", "$^1$"};
        for (int i = 0; i < signs.length; i += 2) SIGNS.put(signs[i].codePointAt(0), signs[i + 1]);
        for (int d = 0; d < 10; d++) {
            SIGNS.put(0x2080 + d, "$_" + d + "$");
            SIGNS.putIfAbsent(0x2070 + d, "$^" + d + "$");
        }
        // The code points after ⁰ are letters, not ¹ ² ³.
        SIGNS.remove(0x2071);
        SIGNS.remove(0x2072);
        SIGNS.remove(0x2073);
    }

    private Latex() {}

    /** The text, every sign in it as itself. A letter that has no command stays as it is and needs LuaLaTeX or XeLaTeX. */
    public static String escape(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            if (c < 0x20) out.append(' ');
            else if (SIGNS.containsKey(c)) out.append(SIGNS.get(c));
            else out.appendCodePoint(c);
        });
        return out.toString();
    }

    /** Whether a table of this size is small enough for {@link #table}. */
    public static boolean fits(int rows, int columns) {
        return rows <= MOST_ROWS && columns <= MOST_COLUMNS;
    }

    /** The rows as a tabular, with its title in bold above; no package is needed. */
    public static String table(Listing listing) {
        List<String> heading = listing.heading();
        if (!fits(listing.rows(), heading.size())) {
            throw new IllegalArgumentException("table of " + listing.rows() + " rows and " + heading.size() + " columns: as LaTeX it may have "
                    + MOST_ROWS
                    + " rows and " + MOST_COLUMNS + " columns, which is a page; take a part of it, or csv");
        }
        boolean[] prose = new boolean[heading.size()];
        int proses = 0;
        for (int c = 0; c < prose.length; c++) {
            for (int i = 0; i < listing.rows() && !prose[c]; i++) prose[c] = !listing.number(c) && listing.row(i).get(c).length() > PROSE;
            if (prose[c]) proses++;
        }
        StringBuilder out = new StringBuilder("% a table; needs no package\n");
        if (!listing.title().isEmpty()) out.append("\\textbf{").append(escape(listing.title())).append("}\\par\\medskip\n");
        out.append("\\begin{tabular}{");
        String broken = "p{" + Svg.number(0.8 / Math.max(2, proses)) + "\\linewidth}";
        for (int i = 0; i < heading.size(); i++) out.append(listing.number(i) ? "r" : prose[i] ? broken : "l");
        out.append("}\n\\hline\n");
        line(out, heading);
        out.append("\\hline\n");
        for (int i = 0; i < listing.rows(); i++) line(out, listing.row(i));
        return out.append("\\hline\n\\end{tabular}\n").toString();
    }

    private static void line(StringBuilder out, List<String> cells) {
        for (int i = 0; i < cells.size(); i++) {
            // A row that begins with a bracket would be read as the option of the line's end before it.
            String cell = escape(cells.get(i));
            out.append(i == 0 ? "" : " & ").append(i == 0 && (cell.startsWith("[") || cell.startsWith("*")) ? "{}" + cell : cell);
        }
        out.append(" \\\\\n");
    }
}
