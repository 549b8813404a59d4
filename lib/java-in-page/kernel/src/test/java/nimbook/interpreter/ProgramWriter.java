package nimbook.interpreter;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Writes a program by a seed: classes with fields and methods, records, lambdas, loops, switches, exceptions, over
 * whole and broken numbers, truth values, texts and arrays. It ends, since every loop counts, and it says what it
 * computed and what was thrown.
 */
final class ProgramWriter {
    private static final String[] TYPES =
            {"int", "long", "double", "boolean", "String", "char", "float", "byte", "short"};
    private static final String[] INTS =
            {"0", "1", "-1", "2", "7", "31", "-13", "100", "Integer.MAX_VALUE", "Integer.MIN_VALUE", "0x55aa"};
    private static final String[] LONGS =
            {"0L", "1L", "-1L", "3L", "1L << 40", "Long.MIN_VALUE", "Long.MAX_VALUE", "-77L"};
    private static final String[] DOUBLES = {"0.0", "1.0", "-0.5", "2.25", "1e6", "Double.NaN", "1.0 / 0", "-3.0"};
    private static final String[] TEXTS = {"\"\"", "\"a\"", "\"xyz\"", "\"Aa\"", "\"12\"", "null"};

    /** A variable in reach. */
    private record Variable(String type, String name, boolean fixed) {}

    private final Random random;
    private final String name;
    private final StringBuilder out = new StringBuilder();
    private List<Variable> scope = new ArrayList<>();
    private int names;
    private int methods;
    private final List<String> results = new ArrayList<>();

    ProgramWriter(long seed, String name) {
        this.random = new Random(seed);
        this.name = name;
    }

    String write() {
        line("class " + name + " {");
        line("static StringBuilder out = new StringBuilder();");
        line("static void p(Object o) { out.append(o).append('\\n'); if (out.length() > 20000) throw new "
                + "IllegalStateException(\"long\"); }");
        line("record R(int a, String b, double c) { int twice() { return a * 2; } }");
        line("enum E { X, Y { int n() { return 5; } }, Z; int n() { return ordinal(); } }");
        line("interface F { int at(int n); default F then(F g) { return n -> g.at(at(n)); } }");
        line("static class Base { int v; long w = 3; Base(int v) { this.v = v; } int get() { return v; } }");
        line("static class Sub extends Base { Sub(int v) { super(v + 1); } @Override int get() { return super.get() "
                + "* 3; } }");
        line("static class Own extends RuntimeException { Own(String m) { super(m); } }");
        for (int i = 0; i < 3; i++) {
            String type = pick("int", "long", "double", "String");
            line("static " + type + " s" + i + " = " + literal(type) + ";");
            scope.add(new Variable(type, "s" + i, false));
        }
        int count = 1 + random.nextInt(3);
        List<Variable> fields = scope;
        for (int i = 0; i < count; i++) {
            String result = pick("int", "long", "double", "boolean", "String");
            scope = new ArrayList<>(fields);
            scope.add(new Variable("int", "a", false));
            scope.add(new Variable("long", "b", false));
            scope.add(new Variable("String", "c", false));
            line("static " + result + " f" + i + "(int a, long b, String c) {");
            block(3, 2);
            line("return " + expression(result, 3) + "; }");
            results.add(result);
            methods = i + 1;
        }
        scope = new ArrayList<>(fields);
        line("static String run() {");
        for (int i = 0; i < 6; i++) {
            line("try {");
            int size = scope.size();
            block(4, 3);
            cut(size);
            line("} catch ("
                    + pick("RuntimeException", "ArithmeticException | NullPointerException", "Throwable", "Own")
                    + " e) { p(\"! \" + e);" + (random.nextBoolean() ? "} finally { p(\"f\"); }" : "}"));
        }
        for (Variable v : scope) print(v.name);
        line("return out.toString(); } }");
        return out.toString();
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    private String pick(String... of) {
        return of[random.nextInt(of.length)];
    }

    private void print(String expression) {
        line("p(" + expression + ");");
    }

    private void cut(int size) {
        while (scope.size() > size) scope.remove(scope.size() - 1);
    }

    private void block(int statements, int depth) {
        for (int i = 0; i < statements; i++) statement(depth);
    }

    private void inner(int statements, int depth) {
        int size = scope.size();
        block(statements, depth);
        cut(size);
    }

    private String fresh() {
        return "v" + names++;
    }

    private void declare() {
        String type = TYPES[random.nextInt(TYPES.length)], v = fresh();
        line(type + " " + v + " = " + expression(type, 3) + ";");
        scope.add(new Variable(type, v, false));
    }

    private void statement(int depth) {
        switch (random.nextInt(depth > 0 ? 17 : 5)) {
            case 0, 1 -> declare();
            case 2 -> print(expression(TYPES[random.nextInt(TYPES.length)], 3));
            case 3 -> assign();
            case 4 -> step();
            case 5 -> {
                line("if (" + expression("boolean", 2) + ") {");
                inner(2, depth - 1);
                line("} else {");
                inner(1, depth - 1);
                line("}");
            }
            case 6, 7 -> loop(depth);
            case 8 -> choice(depth);
            case 9 -> {
                line("try {");
                inner(2, depth - 1);
                if (random.nextBoolean())
                    line("if (" + expression("boolean", 1) + ") throw new Own(" + expression("String", 1) + ");");
                line("} catch (" + pick("Own", "RuntimeException", "ArithmeticException")
                        + " e) { p(e.getMessage()); } finally {");
                inner(1, 0);
                line("}");
            }
            case 10 -> array();
            case 11 -> {
                String v = fresh();
                line("R " + v + " = new R(" + expression("int", 2) + ", " + expression("String", 1) + ", "
                        + expression("double", 2) + ");");
                print(v + " + \" \" + " + v + ".twice() + " + v + ".equals(new R(1, \"a\", 1)) + " + v + ".hashCode()");
            }
            case 12 -> {
                String v = fresh(), bound = fresh(), other = fresh();
                line("int " + bound + " = " + expression("int", 2) + ", " + other + " = " + expression("int", 1) + ";");
                line("F " + v + " = n -> " + pick("n + ", "n * ", "n ^ ") + bound + ";");
                print(v + ".then(n -> n " + pick("-", "/", "%", "<<") + " " + other + ").at(" + expression("int", 1)
                        + ")");
            }
            case 13 -> {
                String v = fresh();
                line("Base " + v + " = " + expression("boolean", 1) + " ? new Sub(" + expression("int", 1)
                        + ") : new Base(3);");
                line(v + ".w " + pick("+=", "*=", "=") + " " + expression("long", 1) + "; " + v + ".v++;");
                print(v + ".get() + \" \" + " + v + ".w + (" + v + " instanceof Sub)");
            }
            case 14 -> print(
                    "E.values()[Math.floorMod(" + expression("int", 2) + ", 3)].n() + \"\" + E.valueOf(\"Y\").n()");
            case 15 -> {
                String v = fresh();
                line("Object " + v + " = " + pick("(Object) ", "") + "("
                        + expression(pick("int", "String", "double", "long"), 1) + ");");
                print(v + " instanceof Integer i ? i + 1 : " + v
                        + " instanceof String t && t.length() > 1 ? t : \"other\"");
                if (random.nextInt(3) == 0) print("(Long) " + v);
            }
            default -> {
                String v = fresh();
                line("java.util.List<Integer> " + v + " = new java.util.ArrayList<>();");
                line("for (int i = 0; i < 5; i++) " + v + ".add(i * " + expression("int", 0) + ");");
                print(v + ".stream().filter(x -> x % 2 == 0).map(x -> x + 1).reduce(0, (x, y) -> x + y) + \" \" + "
                        + v);
            }
        }
    }

    private void assign() {
        List<Variable> free = scope.stream().filter(v -> !v.fixed).toList();
        if (free.isEmpty()) return;
        Variable v = free.get(random.nextInt(free.size()));
        if (v.type.equals("boolean") || v.type.equals("String") || random.nextBoolean()) {
            line(v.name + (v.type.equals("String") && random.nextBoolean() ? " += " : " = ") + expression(v.type, 3)
                    + ";");
            if (v.type.equals("String"))
                line("if (" + v.name + " != null && " + v.name + ".length() > 40) " + v.name + " = \"cut\";");
            return;
        }
        boolean whole = !v.type.equals("double") && !v.type.equals("float");
        String operator = whole ? pick("+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ">>>=")
                : pick("+=", "-=", "*=", "/=", "%=");
        String right = operator.contains("<") || operator.contains(">") || "&=|=^=".contains(operator)
                ? pick("int", "long") : pick("int", "long", "double");
        line(v.name + " " + operator + " " + expression(right, 2) + ";");
    }

    private void step() {
        List<Variable> free =
                scope.stream().filter(v -> !v.fixed && !v.type.equals("boolean") && !v.type.equals("String")).toList();
        if (free.isEmpty()) return;
        Variable v = free.get(random.nextInt(free.size()));
        print(pick(v.name + "++", "++" + v.name, v.name + "--", "--" + v.name));
    }

    private void loop(int depth) {
        String v = fresh();
        int size = scope.size(), turns = 1 + random.nextInt(5);
        if (random.nextBoolean()) {
            line("for (int " + v + " = 0; " + v + " < " + turns + "; " + v + "++) {");
        } else {
            line("int " + v + " = " + turns + "; " + pick("while (" + v + "-- > 0) {", "do {"));
        }
        boolean post = out.toString().endsWith("do {\n");
        scope.add(new Variable("int", v, true));
        block(2, depth - 1);
        if (random.nextInt(3) == 0)
            line("if (" + expression("boolean", 1) + ") " + pick("break;", post ? "break;" : "continue;"));
        cut(size);
        line(post ? "} while (--" + v + " > 0);" : "}");
    }

    private void choice(int depth) {
        switch (random.nextInt(3)) {
            case 0 -> {
                line("switch (" + expression("int", 2) + " & 3) { case 0:");
                inner(1, depth - 1);
                line(pick("break;", "") + " case 1: case 2: {");
                inner(1, depth - 1);
                line("} break; default: p(\"default\"); }");
            }
            case 1 -> print("switch (" + expression("int", 2)
                    + ") { case 0, 1, 7 -> \"small\"; case 1000000, -1 -> \"far\"; default -> \"d\" + "
                    + expression("int", 1) + "; }");
            default -> print("switch (String.valueOf(" + expression("String", 2) + ")) { "
                    + "case \"a\" -> 1; case \"Aa\", \"BB\" -> 2; case \"null\" -> 3; default -> { int y = "
                    + expression("int", 2) + "; yield y; } }");
        }
    }

    private void array() {
        String type = pick("int", "long", "double", "boolean", "byte", "char", "short", "float", "String"), v = fresh();
        int length = 1 + random.nextInt(4);
        line(type + "[] " + v + " = new " + type + "[" + pick(Integer.toString(length), expression("int", 1) + " & 3")
                + "];");
        String index = random.nextInt(4) == 0 ? expression("int", 1) : Integer.toString(random.nextInt(length));
        line(v + "[" + index + "] = " + expression(type, 2) + ";");
        print("java.util.Arrays.toString(" + v + ") + " + v + ".length");
        line("int[][] " + v + "g = new int[2][" + length + "]; " + v + "g[1][" + random.nextInt(length) + "] += "
                + expression("int", 2) + ";");
        print("java.util.Arrays.deepToString(" + v + "g)");
    }

    private String literal(String type) {
        return switch (type) {
            case "int" -> pick(INTS);
            case "long" -> "(" + pick(LONGS) + ")";
            case "double" -> "(" + pick(DOUBLES) + ")";
            case "float" -> "(float) (" + pick(DOUBLES) + ")";
            case "boolean" -> pick("true", "false");
            case "char" -> pick("'a'", "'Z'", "'0'", "'\\u20ac'");
            case "byte", "short" -> "(" + type + ") " + random.nextInt(-200, 200);
            default -> "((String) " + pick(TEXTS) + ")";
        };
    }

    private String expression(String type, int depth) {
        List<Variable> same = scope.stream().filter(v -> v.type.equals(type)).toList();
        if (depth <= 0 || random.nextInt(6) == 0) {
            return same.isEmpty() || random.nextInt(3) == 0 ? literal(type)
                    : same.get(random.nextInt(same.size())).name;
        }
        int d = depth - 1;
        if (random.nextInt(8) == 0)
            return "(" + expression("boolean", d) + " ? " + expression(type, d) + " : " + expression(type, d) + ")";
        if (methods > 0 && random.nextInt(8) == 0) {
            int m = random.nextInt(methods);
            if (results.get(m).equals(type)) {
                return "f" + m + "(" + expression("int", d) + ", " + expression("long", d) + ", "
                        + expression("String", d) + ")";
            }
        }
        return switch (type) {
            case "int" -> switch (random.nextInt(8)) {
                case 0 -> "(int) " + "(" + expression(pick("long", "double", "char", "float"), d) + ")";
                case 1 -> "Math." + pick("max", "min", "floorMod", "floorDiv") + "(" + expression("int", d) + ", "
                        + expression("int", d) + ")";
                case 2 -> "(" + pick("-", "~", "+") + "(" + expression("int", d) + "))";
                case 3 -> "String.valueOf(" + expression("String", d) + ").length()";
                case 4 -> "Integer." + pick("bitCount", "signum", "hashCode", "reverse") + "(" + expression("int", d)
                        + ")";
                default -> binary("int", d, pick("+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>"));
            };
            case "long" -> switch (random.nextInt(5)) {
                case 0 -> "(long) (" + expression(pick("int", "double", "float"), d) + ")";
                case 1 ->
                        "(" + expression("long", d) + " " + pick("<<", ">>", ">>>") + " " + expression("int", d) + ")";
                default -> binary("long", d, pick("+", "-", "*", "/", "%", "&", "|", "^"));
            };
            case "double" -> switch (random.nextInt(4)) {
                case 0 -> "(double) (" + expression(pick("int", "long", "float"), d) + ")";
                case 1 -> "Math." + pick("abs", "floor", "ceil", "sqrt") + "(" + expression("double", d) + ")";
                default -> binary("double", d, pick("+", "-", "*", "/", "%"));
            };
            case "float" -> random.nextBoolean() ? "(float) (" + expression("double", d) + ")"
                    : binary("float", d, pick("+", "-", "*", "/"));
            case "boolean" -> switch (random.nextInt(5)) {
                case 0 -> "!" + "(" + expression("boolean", d) + ")";
                case 1 -> binary("boolean", d, pick("&&", "||", "&", "|", "^", "=="));
                case 2 -> "java.util.Objects.equals(" + expression("String", d) + ", " + expression("String", d) + ")";
                default -> binary(pick("int", "long", "double", "char"), d, pick("<", "<=", ">", ">=", "==", "!="));
            };
            case "String" -> switch (random.nextInt(5)) {
                case 0 -> "(" + expression("String", d) + " + " + expression(pick("int", "long", "boolean", "char"), d)
                        + ")";
                case 1 -> "String.valueOf(" + expression(pick("int", "long", "boolean"), d) + ")";
                case 2 -> "(" + expression("String", d) + ").substring(" + random.nextInt(2) + ")";
                case 3 -> "(" + expression("String", d) + ")."
                        + pick("toUpperCase()", "trim()", "concat(\"+\")", "repeat(2)");
                default -> literal("String");
            };
            default -> "(" + type + ") (" + expression("int", d) + ")";
        };
    }

    private String binary(String type, int depth, String operator) {
        return "(" + expression(type, depth) + " " + operator + " " + expression(type, depth) + ")";
    }
}
