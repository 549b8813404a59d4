package nimbook.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CodeAnswersTest {
    private static final CodeAnswers ANSWERS = new CodeAnswers();
    /** As the shell writes those of the front door. */
    private static final List<String> PLAY = List.of("Board nimbook.notebook.Lab.play(BoardGame game)",
            "PlayFigure<?,?> nimbook.notebook.Lab.play(HeapGame game, int... rows)",
            "GameBoard<P> nimbook.notebook.Lab.<P>play(Game<P> game)",
            "GameBoard<P> nimbook.notebook.Lab.<P>play(P start, Function<? super P,? extends Collection<? extends P>> "
                    + "options)");

    private static String text(List<String> signatures, List<String> arguments, List<String> types, boolean closed) {
        return ANSWERS.describe(signatures, arguments, types, closed).getOrDefault("text/plain", "");
    }

    @Test
    void aMethodIsDescribedWithItsExampleAndItsExceptions() {
        String text = text(List.of("BoardGame BoardGame.tWythoff(int t)"), List.of(), List.of(), false);
        assertTrue(text.startsWith("BoardGame BoardGame.tWythoff(int t)\n\nt-Wythoff: see Moves.tWythoff."), text);
        assertTrue(text.contains("\n\nExample:\n    BoardGame.tWythoff(2).winningMoves(7, 9)"), text);
        assertTrue(text.contains("\n\nThrows IllegalArgumentException unless 1 ≤ t ≤ 10⁶"), text);
    }

    @Test
    void ofManyOverloadsEachSaysItsFirstSentence() {
        String text = text(PLAY, List.of(), List.of(), false);
        assertTrue(text.contains("Board play(BoardGame game)\n    A board to play the game on"), text);
        assertTrue(text.contains("GameBoard<P> play(Game<P> game)\n    Any game on values of one's own"), text);
        assertFalse(text.contains("Example:"), text);
    }

    @Test
    void whatIsTypedPicksAmongOverloads() {
        assertTrue(text(PLAY, List.of("BoardGame.queen()"), List.of("BoardGame"), true)
                .startsWith("Board play(BoardGame game)\n\n"));
        String octal = text(PLAY, List.of("Octal.kayles()", "9"), List.of("Octal", "int"), true);
        assertTrue(octal.startsWith("PlayFigure<?, ?> play(HeapGame game, int... rows)\n\n"), octal);
        String rule = text(PLAY, List.of("21", "n -> List.of(n - 1)"), List.of("int", ""), true);
        assertTrue(rule.startsWith("GameBoard<P> play(P start, Function<"), rule);
        // What fits nothing is listed whole.
        assertTrue(text(PLAY, List.of("1", "2", "3"), List.of("int", "int", "int"), true)
                .contains("play(Game<P> game)"));
    }

    @Test
    void typesFieldsAndVariables() {
        assertTrue(text(List.of("nimbook.board.BoardGame"), List.of(), List.of(), false)
                .startsWith("class nimbook.board.BoardGame\n\nA game of one piece on a board"));
        assertTrue(text(List.of("g:nimbook.board.BoardGame"), List.of(), List.of(), false)
                .startsWith("class nimbook.board.BoardGame"));
        assertTrue(text(List.of("nimbook.number.BeattyPair.GOLDEN:nimbook.number.BeattyPair"), List.of(), List.of(),
                false).startsWith("BeattyPair BeattyPair.GOLDEN\n\n"));
        assertEquals(Map.of(), ANSWERS.describe(List.of("int String.length()"), List.of(), List.of(), true));
    }

    @Test
    void whatStandsBesideACompletion() {
        assertEquals("method (cells)", ANSWERS.annotation("BoardGame", "terminal("));
        assertEquals("class", ANSWERS.annotation("", "Heatmap"));
        assertEquals("method (name)", ANSWERS.annotation("", "toggle("));
        assertTrue(ANSWERS.annotation("", "play(").matches("method \\(game\\) \\+\\d+"));
        assertEquals("field", ANSWERS.annotation("BeattyPair", "GOLDEN"));
        assertEquals("", ANSWERS.annotation("", "String"));
        assertEquals("", ANSWERS.annotation("List<Integer>", "size()"));
    }

    /** Nothing of a comment becomes an element. */
    @Test
    void textIsEscaped() {
        DocText doc = DocText.of("A <b> & `x < y`.\n@throws X when \"<i>\"\n@example f(\"<u>\")");
        assertEquals("<p>A &lt;b&gt; &amp; <code>x &lt; y</code>.</p><p>Example:</p><pre>f(&quot;&lt;u&gt;&quot;)</pre>"
                + "<p><i>Throws</i> X when &quot;&lt;i&gt;&quot;</p>", HelpText.html(doc, true));
    }

    @Test
    void signaturesAreRead() {
        SignatureText live = SignatureText.of("Live nimbook.notebook.Lab.<A, B>live(Parameter<A> a, Map<A,B> m)");
        assertEquals("nimbook.notebook.Lab", live.owner());
        assertEquals("live", live.name());
        assertEquals(List.of("Parameter<A>", "Map<A,B>"), live.parameterTypes());
        assertEquals(List.of("int..."), SignatureText.of("Pins(int... rows)").parameterTypes());
        assertEquals("Map.Entry", SignatureText.erased("java.util.Map.Entry<K, V>"));
        assertEquals("int...", SignatureText.erased("int..."));
    }

    private static Map<String, String> names(String code) {
        return ANSWERS.inText(code, code.length());
    }

    @Test
    void aStatementHasTheNamesOfItsTheory() {
        Map<String, String> names = names("decide(\"all n: A");
        assertEquals("A(n): ⌊nφ⌋, the lower Wythoff number; OEIS A000201", names.get("A"));
        assertTrue(names.containsKey("some") && names.containsKey("leastpart"), names.toString());
        assertEquals("nimsum(x, y): x ⊕ y, the nim-sum", names("decide(Theory.binary(), \"").get("nimsum"));
        assertTrue(names("decide(Theory.narayana(), \"").get("H").contains("Hofstadter's H"));
        assertTrue(names("automaton(Theory.metallic(3).relation(\"mo").get("move").contains("3-Wythoff"));
        assertEquals("C(n): defined in this cell",
                names("Theory.fibonacci().define(\"C(n)\", \"A(n) + 1\").decide(\"all n: C").get("C"));
        assertTrue(names("Theory.fibonacci().define(\"C(n)\", \"").containsKey("A"));
    }

    @Test
    void otherTextsAreNone() {
        for (String code : List.of("decide(", "decide(\"all n: A(n) > 1\"", "play(\"A", "// decide(\"A", "\"decide(",
                "", "decide(\"A\").save(\"a", "help(\"A"))
            assertEquals(Map.of(), names(code), code);
        assertEquals(Map.of(), ANSWERS.inText("decide(\"A\")", 99));
    }
}
