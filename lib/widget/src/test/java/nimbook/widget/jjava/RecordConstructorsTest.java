package nimbook.widget.jjava;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cells with records, before and after: public stands before constructors that say nothing, and nowhere else. */
class RecordConstructorsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "record P(int x) { P { x++; } }|record P(int x) { public P { x++; } }",
        "record P(int x) { P(int x) { this.x = x; } }|record P(int x) { public P(int x) { this.x = x; } }",
        "record P(int x) { public P { } }|record P(int x) { public P { } }",
        "record P<T extends Comparable<T>>(T x) { P { } }|record P<T extends Comparable<T>>(T x) { public P { } }",
        "record P(int x) { @Deprecated P { } }|record P(int x) { @Deprecated public P { } }",
        "record P(int x) { int y() { return 1; } P { } }|record P(int x) { int y() { return 1; } public P { } }",
        "record P(int x) { P next() { return new P(x); } }|record P(int x) { P next() { return new P(x); } }",
        "record P(int x) { static P one = new P(1); }|record P(int x) { static P one = new P(1); }",
        "record P(int x) { String s() { return \"{ P {\"; } }|record P(int x) { String s() { return \"{ P {\"; } }",
        "record P(int x) { /* { P { */ }|record P(int x) { /* { P { */ }",
        "class A { record P(int x) { P { } } }|class A { record P(int x) { P { } } }",
        "record P(int x) {} record Q(int y) { Q { } }|record P(int x) {} record Q(int y) { public Q { } }",
        "int record = 3; record++|int record = 3; record++",
        "record P(int x) { P {|record P(int x) { P {",
    })
    void aCanonicalConstructorIsAsOpenAsItsRecord(String cell, String opened) {
        assertEquals(opened, RecordConstructors.opened(cell));
    }
}
