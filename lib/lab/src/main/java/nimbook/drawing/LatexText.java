package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

import java.util.HashMap;
import java.util.Map;

/** Text as LaTeX that every engine reads: characters beyond Latin letters are written as commands. */
public final class LatexText {

    private static final Map<Integer, String> COMMANDS = new HashMap<>();

    static {
        String[] commands = {
                "\\", "\\textbackslash{}", "&", "\\&", "%", "\\%", "$", "\\$", "#", "\\#", "_", "\\_", "{", "\\{", "}",
                "\\}", "~", "\\textasciitilde{}",
                "^", "\\textasciicircum{}", "<", "$<$", ">", "$>$", "|", "$|$", "\"", "''", "−", "$-$", "≤", "$\\le$",
                "≥", "$\\ge$",
                "φ", "$\\varphi$", "Φ", "$\\Phi$", "⌊", "$\\lfloor$", "⌋", "$\\rfloor$", "⌈", "$\\lceil$", "⌉",
                "$\\rceil$", "α", "$\\alpha$",
                "β", "$\\beta$", "γ", "$\\gamma$", "τ", "$\\tau$", "π", "$\\pi$", "Σ", "$\\Sigma$", "×", "$\\times$",
                "·", "$\\cdot$", "√", "$\\surd$",
                "→", "$\\to$", "←", "$\\leftarrow$", "↦", "$\\mapsto$", "⇔", "$\\Leftrightarrow$", "′", "$'$", "≈",
                "$\\approx$", "≠", "$\\neq$",
                "≡", "$\\equiv$", "∞", "$\\infty$", "∈", "$\\in$", "∅", "$\\emptyset$", "∩", "$\\cap$", "∪", "$\\cup$",
                "⊃", "$\\supset$",
                "⊕", "$\\oplus$", "±", "$\\pm$", "µ", "$\\mu$", "○", "$\\circ$", "✓", "$\\surd$", "✗", "$\\times$", "…",
                "\\ldots{}", "–", "--",
                "—", "---", "“", "``", "”", "''", "‘", "`", "’", "'", "\u2009", "\\,", "\u202f", "\\,", "\u00a0", "~",
                "ₙ", "$_n$", "ᵢ", "$_i$",
                "ₓ", "$_x$", "ⁿ", "$^n$", "⁻", "$^-$", "⁺", "$^+$", "₋", "$_-$", "₊", "$_+$", "ℚ", "$\\mathbf{Q}$", "★",
                "$\\star$", "½", "$1/2$",
            "²", "$^2$", "³", "$^3$", "¹", "$^1$"};
        for (int i = 0; i < commands.length; i += 2) COMMANDS.put(commands[i].codePointAt(0), commands[i + 1]);
        for (int d = 0; d < 10; d++) {
            COMMANDS.put(0x2080 + d, "$_" + d + "$");
            COMMANDS.putIfAbsent(0x2070 + d, "$^" + d + "$");
        }
        // The code points after ⁰ are letters, not ¹ ² ³.
        COMMANDS.remove(0x2071);
        COMMANDS.remove(0x2072);
        COMMANDS.remove(0x2073);
    }

    private LatexText() {}

    /**
     * The text, every character in it as itself. A letter that has no command stays as it is and needs LuaLaTeX or
     * XeLaTeX.
     */
    public static String escape(String text) {
        StringBuilder out = new StringBuilder(nonNull(text, "text").length() + 16);
        text.codePoints().forEach(c -> {
            if (c < 0x20) out.append(' ');
            else if (COMMANDS.containsKey(c)) out.append(COMMANDS.get(c));
            else out.appendCodePoint(c);
        });
        return out.toString();
    }
}
