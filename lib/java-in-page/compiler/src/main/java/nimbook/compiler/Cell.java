package nimbook.compiler;

import java.util.List;
import java.util.Map;
import nimbook.compiler.Definitions.Declared;
import nimbook.compiler.Piece.Kind;
import nimbook.compiler.Piece.Range;
import nimbook.compiler.Piece.Variable;

/**
 * A cell as a class: variables are public static fields, methods and classes static members, and the rest is a method
 * that returns the value of the last expression.
 */
final class Cell {

    /** The package of cells. What stands in no package cannot be imported. */
    static final String PACKAGE = "cell";

    private final String text;
    private final List<Piece> pieces, declared;

    Cell(String text, List<Piece> pieces) {
        this(text, pieces, pieces);
    }

    private Cell(String text, List<Piece> pieces, List<Piece> declared) {
        this.text = text;
        this.pieces = pieces;
        this.declared = declared;
    }

    /** The same cell, of whose classes and methods only those among these pieces are declared. */
    Cell declaring(List<Piece> some) {
        return new Cell(text, pieces, some);
    }

    /** The pieces but for classes and methods that are not declared. */
    List<Piece> declared() {
        return declared;
    }

    /** Whether the last piece is a call, which may have a value. */
    boolean endsWithCall() {
        return !pieces.isEmpty() && pieces.get(pieces.size() - 1).kind() == Kind.CALL;
    }

    /** How long the cell's own text is. */
    int length() {
        return text.length() - 2;
    }

    /** Whether variables are declared whose types javac must find before they can be fields. */
    boolean hasUntyped() {
        for (Piece piece : pieces) for (Variable each : piece.variables()) if (each.type() == null) return true;
        return false;
    }

    String text() {
        return text;
    }

    List<Piece> pieces() {
        return pieces;
    }

    /** The cell's first pieces alone. */
    Cell first(int count) {
        return new Cell(text, pieces.subList(0, count));
    }

    /**
     * The class.
     *
     * @param header imports
     * @param again declarations of other cells that are compiled again
     * @param types of variables that have none of their own, by name; such a variable that is not among them is a local
     *     one
     */
    Wrapped wrap(String name, String header, List<Declared> again, Map<String, String> types) {
        Wrapped out = new Wrapped(text).add("package " + PACKAGE + ";\n").add(header);
        for (Piece piece : pieces) if (piece.kind() == Kind.IMPORT) out.part(piece.start(), piece.end()).add("\n");
        out.add("public class " + name + " {\n");
        for (Piece piece : declared) {
            switch (piece.kind()) {
                case TYPE, METHOD -> out.add(member(piece)).add("\n");
                case VARIABLES -> piece.variables().forEach(each -> out.add(field(each, types)).add("\n"));
                default -> { }
            }
        }
        for (Declared each : again) out.other(each.key(), each.text()).add("\n");
        out.add("private static void $value(Object value) {}\n");
        out.add("public static Object " + Compilation.RUN + "() throws Throwable {\n");
        boolean returned = false;
        for (Piece piece : pieces) returned = statement(out, piece, piece == pieces.get(pieces.size() - 1), types);
        return out.add(returned ? "}\n}\n" : "return null;\n}\n}\n");
    }

    /** A class or a method as a member: static, and a class public only where it says so, as its constructors are. */
    Wrapped member(Piece piece) {
        Wrapped out = new Wrapped(text);
        for (Range each : piece.annotations()) out.part(each.from(), each.to()).add(" ");
        out.add(piece.kind() == Kind.TYPE ? "static " + piece.kept() : "public static ");
        return out.part(piece.body(), piece.end());
    }

    /** A variable as a field; nothing where its type has no name. */
    Wrapped field(Variable each, Map<String, String> types) {
        Wrapped out = new Wrapped(text);
        String type = each.type() != null ? each.type() : types.get(each.name());
        if (type == null) return out;
        out.add("public static ");
        if (each.typeStart() >= 0 && each.type() != null) out.part(each.typeStart(), each.typeStart() + type.length());
        else out.add(type);
        return out.add(" " + each.name() + ";");
    }

    /** Adds what the piece does when the cell runs; whether that returns from it. */
    private boolean statement(Wrapped out, Piece piece, boolean last, Map<String, String> types) {
        switch (piece.kind()) {
            case VARIABLES -> {
                for (Variable each : piece.variables()) initial(out, each, types);
            }
            // What never ends may be followed by more all the same.
            case STATEMENT -> out.add("if (true) {\n").part(piece.start(), piece.end()).add("\n}\n");
            case CALL, ASSIGNMENT -> out.part(piece.start(), piece.end()).add(";\n");
            case VALUE -> {
                if (last) out.add("return ").part(piece.start(), piece.end()).add(";\n");
                else out.add("$value(").part(piece.start(), piece.end()).add(");\n");
                return last;
            }
            default -> { }
        }
        return false;
    }

    private void initial(Wrapped out, Variable each, Map<String, String> types) {
        String type = each.type() != null ? each.type() : types.get(each.name());
        if (each.from() < 0 && type != null) return;
        out.add(type == null ? "var " + each.name() : each.name());
        if (each.from() >= 0) {
            out.add(each.braces() ? " = new " + type + " " : " = ").part(each.from(), each.to());
        }
        out.add(";\n");
    }
}
