package nimbook.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Programs by {@link ProgramWriter}: the interpreter says what the JVM says. {@code -Dnimbook.programs=10000} takes as
 * many, as does {@code ./lab test all}; {@code -Dnimbook.programs.seed=…} takes others.
 */
class GeneratedTest {
    private static final int COUNT = Integer.getInteger("nimbook.programs", 300), BATCH = 50;
    private static final long SEED = Long.getLong("nimbook.programs.seed", 20260101L);

    @Test
    void generatedProgramsSayWhatTheJvmSays() {
        List<String> wrong = new ArrayList<>();
        for (int from = 0; from < COUNT; from += BATCH) {
            StringBuilder source = new StringBuilder();
            int to = Math.min(COUNT, from + BATCH);
            for (int i = from; i < to; i++) source.append(new ProgramWriter(SEED + i, "P" + i).write());
            Twin twin = new Twin(source.toString());
            for (int i = from; i < to; i++) {
                String expected = twin.compiled("P" + i), found = twin.interpreted("P" + i);
                if (!expected.equals(found)) wrong.add("seed " + (SEED + i) + "\n" + difference(expected, found));
            }
        }
        assertEquals(List.of(), wrong, String.join("\n", wrong));
    }

    static String difference(String expected, String found) {
        List<String> a = expected.lines().toList(), b = found.lines().toList();
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            if (!a.get(i).equals(b.get(i))) return "line " + i + ": " + a.get(i) + "\n    found: " + b.get(i);
        }
        return a.size() + " and " + b.size() + " lines";
    }
}
