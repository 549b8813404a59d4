package nimbook.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What a program prints: the same text as on the JVM, and once. */
class PrintingTest {
    private static final String PROGRAM = """
            import java.io.PrintStream;
            import java.util.List;
            import java.util.Locale;
            class Main {
                record Pair(int a, char b) {}
                static String run() {
                    System.out.println();
                    System.out.print(7); System.out.print('c'); System.out.print(true); System.out.print(5L);
                    System.out.print(1.5); System.out.print(2.5f); System.out.print("é∅");
                    System.out.print((Object) null);
                    System.out.println(new char[] {'x', 'y'});
                    System.out.println(new Pair(3, 'q'));
                    System.out.println(List.of(1, 2));
                    System.out.printf("%d|%s|%5d|%-4s|%n", 3, new Pair(1, 'z'), 42, "ab");
                    System.out.printf(Locale.ROOT, "%x%n", 255).append('!').append("abcdef", 2, 4).println("");
                    List.of(1, 2, 3).forEach(System.out::println);
                    PrintStream out = System.out;
                    out.write('w');
                    out.flush();
                    System.out.println((String) null);
                    return "";
                }
            }
            """;

    private static String printedByTheJvm(Twin twin) {
        PrintStream before = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            System.setOut(out);
            twin.compiled("Main");
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    @Test
    void printsWhatTheJvmPrints() {
        Twin twin = new Twin(PROGRAM);
        Machine machine = new Machine(Twin.JDK);
        twin.classes.values().forEach(machine::define);
        machine.run("Main", "run", "Ljava/lang/String;");
        assertEquals(printedByTheJvm(twin), machine.printed());
        assertEquals("", machine.printed());
    }

    @Test
    void aCallOnNoStreamIsRefusedAsByTheJvm() {
        Twin twin = new Twin("class Main { static String run() { java.io.PrintStream out = null; out.println(1); "
                + "return null; } }");
        assertEquals(twin.compiled("Main"), twin.interpreted("Main"));
    }

    @Test
    void whatIsThrownPrintsItsNameAndMessage() {
        Twin twin = new Twin("class Main { static String run() { new IllegalStateException(\"no\").printStackTrace(); "
                + "return null; } }");
        Machine machine = new Machine(Twin.JDK);
        twin.classes.values().forEach(machine::define);
        machine.run("Main", "run", "Ljava/lang/String;");
        assertEquals("java.lang.IllegalStateException: no\n", machine.printed());
    }

    @Test
    void errorsArePrintedToAStreamOfTheirOwn() {
        Twin twin = new Twin("class Main { static String run() { System.err.print(0); System.out.print(12); "
                + "System.out.print(3); System.err.append(\"4\").print(5); new Error(\"e\").printStackTrace(); "
                + "new Error(\"o\").printStackTrace(System.out); return null; } }");
        Machine machine = new Machine(Twin.JDK);
        twin.classes.values().forEach(machine::define);
        machine.run("Main", "run", "Ljava/lang/String;");
        assertEquals("0,1,4," + "012345java.lang.Error: e\n".length(), machine.turns());
        assertEquals("012345java.lang.Error: e\njava.lang.Error: o\n", machine.printed());
        assertEquals("", machine.turns());
    }
}
