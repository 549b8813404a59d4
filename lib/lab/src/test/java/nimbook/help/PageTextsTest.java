package nimbook.help;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PageTextsTest {
    private static final ApiIndex INDEX = ApiIndex.parsed("""
            type\tp.Pile\tclass\tHeap\tA pile. More.
            static\tPile of(java.util.Map.Entry<K, V> first, int... rest)\tMakes one.\\n@throws X for none
            static\tPile EMPTY\tNo coin.
            member\tint size()\t
            type\tp.Heap\tinterface\t\tA heap.
            member\tint size()\tHow many.
            type\tq.Pile\tclass\t\tAnother.
            """);

    @Test
    void aTypeHasTheTextsOfItsMembersAndOfThoseAboveIt() {
        Map<String, Object> all = PageTexts.of(INDEX);
        assertEquals(List.of("Pile", "Heap"), List.copyOf(all.keySet()));
        Map<?, ?> pile = (Map<?, ?>) all.get("Pile"), members = (Map<?, ?>) pile.get("members");
        assertEquals("p.Pile", pile.get("name"));
        assertEquals(List.of("of(Entry,int...)", "EMPTY", "size()"), List.copyOf(members.keySet()));
        String signature = "Pile Pile.of(java.util.Map.Entry<K, V> first, int... rest)";
        String code = "<div><code><b>" + signature.replace("<", "&lt;").replace(">", "&gt;") + "</b></code><p>";
        assertEquals(List.of(signature + "\n\nMakes one.\n\nThrows X for none",
                code + "Makes one.</p><p><i>Throws</i> X for none</p></div>",
                signature + "\n    Makes one.", code + "Makes one.</p></div>"), members.get("of(Entry,int...)"));
        assertEquals("int Pile.size()\n\nHow many.", ((List<?>) members.get("size()")).get(0));
        assertEquals("class p.Pile\n    A pile.", ((List<?>) pile.get("texts")).get(2));
    }

    @Test
    void theTextsAreTheAnswersOfAKernel() {
        Map<String, String> answer = new CodeAnswers().describe(List.of("BoardGame BoardGame.tWythoff(int t)"),
                List.of(), List.of(), false);
        Map<?, ?> type = (Map<?, ?>) PageTexts.of(ApiIndex.get()).get("BoardGame");
        List<?> texts = (List<?>) ((Map<?, ?>) type.get("members")).get("tWythoff(int)");
        assertEquals(List.copyOf(answer.values()), texts.subList(0, 2));
    }
}
