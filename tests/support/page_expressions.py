"""Random programs over the language and the JDK's part of a page: a grammar in page_expressions.txt, a line for each
way to write a value of a type, a statement (X) with its numbers (N) and conditions (T), or a method's body (Program).
A word in braces is a value of that type; `$` is a name of its own.
"""

import random
import re

from support.places import ROOT

WAYS = {}
for _line in (ROOT / "tests/support/page_expressions.txt").read_text("utf-8").splitlines():
    _type, _way = _line.split("\t")
    WAYS.setdefault(_type, []).append(_way)

HOLE = re.compile(r"\{([A-Za-z]+)\}")
# By the name of a type in the grammar, Java's; the others are parts of calls.
TYPES = {"I": "int", "L": "long", "D": "double", "F": "float", "S": "String", "C": "char", "B": "boolean"}
TYPES |= {"LI": "List<Integer>", "LS": "List<String>", "M": "Map<String, Integer>", "BI": "BigInteger"}
TYPES |= {"BD": "BigDecimal"}

HEAD = """
import java.math.*; import java.util.*; import java.util.function.*; import java.util.regex.*;
import java.util.stream.*;
class Main {
  static StringBuilder out = new StringBuilder();
  interface Value { Object get() throws Exception; }
  static void p(Object o) { out.append(o).append('\\n'); }
  static void t(int n, Value s) {
    out.append(n).append(' ');
    try { p(s.get()); }
    catch (NullPointerException | ClassCastException e) { p(e.getClass()); }
    catch (Throwable e) { p(e.toString()); }
  }
  record R(int a, String b, double c) { }
  enum E { X, Y, Z }
  static class Box<T> {
    T v;
    Box(T v) { this.v = v; }
    <U> Box<U> map(Function<? super T, ? extends U> f) { return new Box<>(f.apply(v)); }
    T get() { return v; }
  }
  static class Scan { String s; Scan(String s) { this.s = s; } public String toString() { return "Scan:" + s; } }
  sealed interface Shape { int area(); }
  record Square(int w) implements Shape { public int area() { return w * w; } }
  record Rect(int w, int h) implements Shape { public int area() { return w * h; } }
  static int made;
  static class Res implements AutoCloseable {
    final String name;
    Res(String name) { this.name = name; p("open " + name); }
    int use(int n) { if (n % 3 == 0) throw new IllegalStateException(name + n); return n / 2; }
    public void close() { p("close " + name); if (name.length() > 4) throw new IllegalStateException("closed"); }
  }
  static class Own extends RuntimeException { Own(String m, Throwable c) { super(m, c); } }
  static String sw(int n) {
    return switch (n) { case 0, 1 -> "few"; case -1 -> "neg"; default -> { int k = n % 5; yield "d" + k; } };
  }
  static String sw(E e) { return switch (e) { case X -> "x"; case Y -> "y"; case Z -> "z"; }; }
  static <T extends Comparable<T>> Optional<T> gen(List<T> l) {
    T b = null;
    for (T x : l) if (b == null || x.compareTo(b) > 0) b = x;
    return Optional.ofNullable(b);
  }
  static String thrown(int n) {
    try { if (n > 5) throw new Own("big", new IllegalStateException("c" + n)); return "" + 10 / n; }
    catch (ArithmeticException | Own e) { return e + "<" + e.getCause() + ">"; }
    finally { p("finally"); }
  }
  static <T> List<T> cp(List<T> l, Consumer<List<T>> f) { List<T> c = new ArrayList<>(l); f.accept(c); return c; }
"""


class Writer:
    """Writes by a seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.names = 0

    def value(self, type, depth):
        """A value of a type; the deeper, the longer."""
        ways = WAYS[type]
        if depth <= 0 or self.random.random() < 0.2:
            ways = [way for way in ways if not HOLE.search(way)] or ways
        self.names += 1
        way = self.random.choice(ways).replace("$", f"v{self.names}")
        text = HOLE.sub(lambda hole: self.value(hole[1], depth - 1), way)
        return f"{type}({text})" if type in TYPES else text

    def program(self, count):
        """The text of a class Main, whose run() says what so many programs give, half of them a single expression."""
        lines = [HEAD]
        lines += [f"  static {java} {name}({java} x) {{ return x; }}" for name, java in TYPES.items()]
        for at in range(count):
            type = self.random.choice(["S", "S", "S", *TYPES, *["Program"] * 14])
            text = self.value(type, self.random.choice([2, 3, 4] if type == "Program" else [1, 2, 2, 3]))
            body = text if type == "Program" else f"return {text};"
            lines.append(f"  static Object m{at}() throws Exception {{ {body} }}")
        calls = "".join(f"t({at}, Main::m{at}); " for at in range(count))
        return "\n".join([*lines, f"  static String run() {{ {calls}return out.toString(); }}", "}"])
