package nimbook.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cells one after another, with the values and the errors that the language has for them. */
class SessionTest {
    private final Cells cells = new Cells();

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "1 + 2|3",
        "int n = 3; n * n|9",
        "int n = 3|null",
        "int n = 3; n = 4|null",
        "int n = 3; n++; n|4",
        "var list = new ArrayList<Integer>(); list.add(7); list|[7]",
        "var list = new ArrayList<Integer>(); list.add(7)|true",
        "var list = List.of(1, 2); list.forEach(x -> { })|null",
        "int a = 1, b, c = a + 1; a + b + c|3",
        "int[] a = {1, 2}, b[] = {{3}}; a[1] + b[0][0]|5",
        "int a[] = {1, 2}; a[1]|2",
        "List<int[]> a = List.of(new int[] {5}); a.get(0)[0]|5",
        "Map<String, List<Integer>> m = Map.of(`x`, List.of(4)); m|{x=[4]}",
        "final int n = 3; n|3",
        "for (int i = 0; i < 3; i++) { }|null",
        "int s = 0; for (int i = 0; i < 4; i++) s += i; s|6",
        "while (true) { break; } 8|8",
        "if (1 < 2) { }; 5|5",
        "int f(int n) { return n < 2 ? 1 : n * f(n - 1); } f(5)|120",
        "int f() { return k; } int k = 6; f()|6",
        "int f() { return x; } var x = 3; f()|3",
        "<T> List<T> twice(T t) { return List.of(t, t); } twice(1)|[1, 1]",
        "record P(int x, int y) { } new P(1, 2)|P[x=1, y=2]",
        "enum Color { RED, GREEN } Color.GREEN.ordinal()|1",
        "sealed interface S permits A { } record A(int a) implements S { } S s = new A(3); s|A[a=3]",
        "abstract class Q { abstract int q(); } new Q() { int q() { return 4; } }.q()|4",
        "import java.util.concurrent.Callable; Callable<Integer> c = () -> 3; c.call()|3",
        "Function<Integer, Integer> f = x -> x + 1; f.apply(1)|2",
        "var f = new Object() { int n = 3; }; 2|2",
        "throw new IllegalStateException(`no`)|java.lang.IllegalStateException: no",
        "BigInteger.TWO.pow(70)|1180591620717411303424",
        "switch (3) { case 3: break; default: } 4|4",
        "int n = switch (3) { case 3 -> 1; default -> 2; }; n|1",
        "1 + 1; 2 + 2|4",
        "x: for (;;) { break x; } 1|1",
        "@interface Z { int v() default 3; } @Z(v = 4) class U { } 1|1",
        "import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) @interface Z { } 1|1",
        "record P(int x) { P { x++; } } new P(1)|P[x=2]",
        "record P(int x) { P(int x) { this.x = -x; } } new P(1)|P[x=-1]",
        "@SafeVarargs <T> List<T> of(T... all) { return List.of(all); } of(1, 2)|[1, 2]",
        "interface F { <T> T f(T t); } F f = new F() { public <T> T f(T t) { return t; } }; f.f(3)|3",
        "Integer.MIN_VALUE / -1|-2147483648",
        "Integer.MIN_VALUE % -1|0",
        "Long.MIN_VALUE / -1|-9223372036854775808",
        "Long.MIN_VALUE % -1L|0",
        "class K implements Cloneable { int n = 3; K copy() throws Exception { return (K) clone(); } }"
            + " new K().copy().n|3",
        "// nothing|null",
        "|null",
    })
    void aCellHasTheValueOfItsLastExpression(String cell, String value) {
        String text = cell == null ? "" : cell.replace('`', '"');
        assertEquals(value, String.valueOf(cells.value(text)));
    }

    /** A cell begins with those imports by name that it can need, and with all that a cell has written. */
    @Test
    void namesAreImportedWhereTheyStand() {
        assertEquals("a", cells.value("Pattern.compile(\"a\").pattern()"));
        assertEquals("a", cells.value("Patter\\u006e.compile(\"a\").pattern()"));
        cells.value("import java.util.concurrent\n    .Callable;");
        assertEquals(3, cells.value("Callable<Integer> c = () -> 3; c.call()"));
        assertEquals(4, cells.value("c.call() + 1"));
    }

    @Test
    void cellsSeeWhatThoseBeforeThemDeclared() {
        cells.value("var list = new ArrayList<Map.Entry<String, int[]>>()");
        cells.value("int size() { return list.size(); }\nrecord Pair(int a, int b) {}");
        cells.value("list.add(Map.entry(\"x\", new int[] {1}));");
        cells.value("import java.util.concurrent.atomic.*;");
        assertEquals(1, cells.value("size()"));
        assertEquals(1, cells.value("list.get(0).getValue()[0]"));
        assertEquals("Pair[a=1, b=2]", cells.value("new Pair(1, 2)").toString());
        assertEquals("5", cells.value("new AtomicInteger(5)").toString());
    }

    @Test
    void theNewestDeclarationIsTheOneThatIsMeant() {
        cells.value("int k = 5");
        cells.value("int times(int n) { return n * k; }\nint twice(int n) { return times(2 * n); }");
        cells.value("String k = \"text\"");
        assertEquals("text", cells.value("k"));
        assertEquals(15, cells.value("times(3)"), "no longer fits: as it was");
        cells.value("int k = 7");
        assertEquals(42, cells.value("twice(3)"), "compiled again, with the method that it calls");
        cells.value("int times(int n) { return -n; }");
        assertEquals(-6, cells.value("twice(3)"));
        cells.value("String times(String s) { return s + s; }");
        assertEquals("aa", cells.value("times(\"a\")"));
        assertEquals(-1, cells.value("times(1)"), "the other method of this name is still there");
        cells.value("record R(int a) {}");
        cells.value("record R(int a, int b) {}");
        assertEquals("R[a=1, b=2]", cells.value("new R(1, 2)").toString());
    }

    @Test
    void whatNamesAClassIsCompiledAgainWithIt() {
        cells.value("class A { int f() { return 1; } static int count = 0; }");
        cells.value("A a = new A(); var also = new A(); List<A> all = List.of(a);");
        cells.value("class B { int g() { return new A().f(); } }\nint h() { return new A().f(); }\nint f = 5, z = 7;");
        cells.value("A.count = 8; record Other(int f, A a) { }");
        cells.value("class A { int f() { return 1; } static int count = 0; }");
        assertEquals(8, cells.value("A.count"), "in the same words it stays the class that it was");
        assertEquals(1, cells.value("a.f()"));
        cells.value("class A { int f() { return 2; } }");
        assertEquals(4, cells.value("new B().g() + h()"));
        assertEquals(2, cells.value("new Other(3, new A()).a().f()"));
        assertEquals("null null null", cells.value("a + \" \" + also + \" \" + all"), "as in the JDK's shell");
        assertEquals(12, cells.value("f + z"), "a method's name is no variable's");
        cells.value("a = new A();");
        cells.value("int f = 6;");
        assertEquals(2, cells.value("a.f()"), "nor a variable's a method's");
        cells.value("class A { }");
        assertEquals(4, cells.value("new B().g() + h()"), "no longer fits: as it was");
        cells.value("interface I { int i(); }\nclass J implements I { public int i() { return 1; } }");
        cells.value("I i = new J();");
        cells.value("interface I { int i(); default int twice() { return 2 * i(); } }");
        assertEquals(2, cells.value("new J().twice()"));
    }

    @Test
    void aCellThatFailsDeclaresNothing() {
        assertTrue(cells.session.compile("int n = 3; int m = missing;").name() == null);
        assertTrue(cells.session.compile("n").name() == null);
    }

    @Test
    void aCellThatThrowsHasDeclaredItsVariables() {
        assertTrue(cells.value("int n = 3; int m = n / 0;") instanceof ArithmeticException);
        assertEquals(3, cells.value("n"));
        assertEquals(0, cells.value("m"));
    }

    @Test
    void errorsStandWhereTheyAreInTheCell() {
        assertEquals(List.of(new CellError(8, 11, "incompatible types: String cannot be converted to int")),
                cells.errors("int n = \"x\";"));
        assertEquals(List.of(new CellError(16, 19, "cannot find symbol\n  symbol:   method foo(int)")),
            cells.errors("int n = 3;\nn +  foo(n)"));
        assertEquals(11, cells.errors("int n = 3 +;").get(0).start());
        assertEquals("unclosed string literal", cells.errors("\"open").get(0).text());
        assertEquals(6, cells.errors("int f(Missing x) { return 0; }").get(0).start());
    }

    /** Cells of the kind that students write, and javac's messages: as well for tests/browser/test_page_compiler.py. */
    @Test
    void wrongCellsHaveJavacsMessagesAtTheirPlaces() throws IOException {
        try (InputStream in = SessionTest.class.getResourceAsStream("wrong.txt")) {
            for (String row : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                String cell = row.split("\t")[0];
                StringBuilder said = new StringBuilder(cell);
                for (CellError each : new Cells().errors(cell)) {
                    said.append('\t').append(each.start()).append('-').append(each.end()).append(' ')
                            .append(each.text().split("\n")[0]);
                }
                assertEquals(row, said.toString());
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "new Thread(null).start()|Thread is not in this page: a page has one thread; call what it would run, one after",
        "try { Thread.sleep(5); Thread.sleep(6); } catch (Exception e) { }|Thread is not in this page: a page has one",
        "new Object().wait()|Object.wait is not in this page: a page has one thread",
        "Runtime.getRuntime()|Runtime is not in this page: a page has no machine of its own",
        "java.nio.file.Path.of(`x`)|java.nio.file is not in this page: a page has no files",
        "import java.nio.file.Files; Files.readString(null)|java.nio.file is not in this page: a page has no files",
        "import java.net.*; URL u;|URL is not in this page: a page opens no connections",
        "System.in.read()|System.in is not in this page: a page has no input for programs; set a variable",
        "import tech.tablesaw.api.*; Table t = Table.create();|Table is not in this page: rows are shown",
        "Table.create()|Table is not in this page: rows are shown by nimbook's own tables",
        "import java.sql.Connection;|java.sql is not in this page: the Java kernel of JupyterLab has it.",
        "javax.swing.JFrame f;|javax.swing is not in this page: a page draws by figures",
        "import java.util.Aray;|cannot find symbol",
        "thread.start()|cannot find symbol",
        "String s = `a`.in|cannot find symbol",
    })
    void whatAPageLacksIsSaidInOneSentence(String cell, String sentence) {
        List<CellError> said = cells.errors(cell.replace('`', '"'));
        assertEquals(1, said.stream().filter(each -> each.text().startsWith(sentence)).count(), said.toString());
        if (sentence.contains("not in this page")) assertEquals(1, said.size(), said.toString());
    }

    @Test
    void wordsThatMayFollowHaveTheirTypes() {
        cells.value("var numbers = new ArrayList<Integer>()");
        assertEquals(List.of("substring(int) : String", "substring(int, int) : String"),
                cells.complete("\"abc\".subst|"));
        assertEquals(List.of("numbers : ArrayList<Integer>"), cells.complete("numb|"));
        assertTrue(cells.complete("numbers.get(0).|").contains("intValue() : int"));
        assertTrue(cells.complete("numbers.stream().map(x -> x.int|").contains("intValue() : int"));
        List<String> ofEntry = cells.complete("for (var e : Map.of(1, \"x\").entrySet()) { e.getV|");
        assertTrue(ofEntry.contains("getValue() : String"));
        assertEquals(List.of("valueOf(long) : BigInteger"), cells.complete("BigInteger.val|"));
        assertTrue(cells.complete("new ArrayL|").contains("java.util.ArrayList"));
        assertEquals(List.of("package"), cells.complete("import java.ut|"));
        assertTrue(cells.complete("import java.util.ArrayL|").contains("java.util.ArrayList"));
        assertTrue(cells.complete("Stream.of(1).map(Integer::toHex|").contains("toHexString(int) : String"));
        assertEquals(List.of("length : int"), cells.complete("int[] a = {1}; a.len|"));
        assertEquals(List.of("count : int"), cells.complete("IntStream.range(0, 3).map(count -> coun|"));
        assertEquals(List.of(), cells.complete("\"text num|"));
        assertEquals(List.of(), cells.complete("// numb|"));
    }

    @Test
    void whatStandsAtAPlaceIsDescribedWithItsTypes() {
        cells.value("var numbers = new ArrayList<Integer>()");
        assertEquals("numbers : ArrayList<Integer>", cells.inspect("num|bers.size()"));
        assertEquals("size() : int\n\nArrayList", cells.inspect("numbers.si|ze()"));
        assertTrue(cells.inspect("\"abc\".substring(|").startsWith("substring(int"));
        assertTrue(cells.inspect("numbers.iterator(|").startsWith("iterator() : Iterator<Integer>"), "it has one form");
        assertTrue(cells.inspect("numbers.ensureCapacity(|").startsWith("ensureCapacity(int) : void"),
                "an argument lacks");
        assertEquals("size() : int\n\nArrayList", cells.inspect("numbers.size()|"));
        assertNull(cells.inspect("1 + |"));
    }

    @Test
    void aCellRunsAgainAsIfTheLaterOnesHadNotRun() {
        cells.value("int n = 3; int twice() { return 2 * n; }");
        int mark = cells.session.mark();
        cells.value("String n = \"later\"; int after = 1;");
        assertEquals("later", cells.value("n"));
        cells.session.back(mark);
        assertEquals(6, cells.value("twice()"));
        assertEquals(3, cells.value("n"));
        assertTrue(cells.errors("after").get(0).text().startsWith("cannot find symbol"));
        cells.session.back(mark);
        assertEquals("n : int", cells.inspect("|n"), "a mark serves more than once");
    }

    @Test
    void theGrammarTellsWhatACellDoesToTheNext() {
        assertEquals(new Session.Outline(List.of("a", "b", "f", "R"), false),
                cells.session.outline(
                        "import java.util.*; int a = 1, b; int f() { return a; } record R(int x) {} f()"));
        assertEquals(new Session.Outline(List.of(), true), cells.session.outline("a += 2"));
        assertEquals(new Session.Outline(List.of(), true), cells.session.outline("for (;;) { break; }"));
        assertEquals(new Session.Outline(List.of(), false), cells.session.outline("List.of(1).size()"));
        assertEquals(new Session.Outline(List.of("a", "b"), false), cells.session.outline("int a = 1; int b = (;"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "complete|``", "complete|1 + 1", "complete|int x = 3;", "complete|int x = 3", "complete|new Object()",
        "complete|int f() { return 1; }", "complete|record P(int x) { P { } }", "complete|for (;;) { }",
        "complete|if (1 < 2) f(); // so", "complete|nowhere.f()",
        "incomplete|int f() {", "incomplete|int f()", "incomplete|for (int i = 0; i < 3; i++)", "incomplete|class A {",
        "incomplete|class A", "incomplete|1 +", "incomplete|int x =", "incomplete|f(1,", "incomplete|/* as",
        "incomplete|while (true)", "incomplete|if (true) f(); else", "incomplete|@Deprecated", "incomplete|do f();",
        "invalid|int 3x = ;", "invalid|class 3 { }", "invalid|1 +) 2", "invalid|f(1)) ;"})
    void aCellIsCompleteOrNot(String expected, String cell) {
        assertEquals(expected, Completeness.of(cells.session.archive, cell));
    }
}
