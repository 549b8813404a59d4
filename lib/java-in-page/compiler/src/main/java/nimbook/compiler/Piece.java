package nimbook.compiler;

import java.util.List;

/**
 * A piece of a cell: what a program has one of, at its place in the cell's text.
 *
 * @param start the first character, that of the modifiers where it has some
 * @param body the first character behind modifiers
 * @param end behind its last character; a semicolon that ends it is not part of it
 * @param names what it declares
 * @param kept the modifiers that stay, as {@code abstract}; empty where there are none
 * @param annotations where those stand that stay
 * @param detail of a method the types of its parameters; empty elsewhere
 * @param variables of a declaration of variables each one; empty elsewhere
 */
record Piece(Kind kind, int start, int body, int end, List<String> names, String kept, List<Range> annotations,
        String detail, List<Variable> variables) {

    /** A part of the cell's text. */
    record Range(int from, int to) {}

    /** What a piece is. */
    enum Kind {
        IMPORT, TYPE, METHOD, VARIABLES, STATEMENT,
        /** An expression whose value is not seen but as the last one of a cell. */
        VALUE,
        /**
         * An expression that may stand as a statement: a call, which may have no value, or a class instance that is
         * made.
         */
        CALL,
        /** An assignment, or a step as {@code i++}: nothing is shown for it. */
        ASSIGNMENT
    }

    /**
     * A variable of a declaration.
     *
     * @param type its type as text; null for {@code var}
     * @param typeStart where this type stands in the cell; -1 if it does not stand there in one piece
     * @param from where its initial value begins; -1 without one
     * @param to behind its initial value
     * @param braces whether that value is an array's in braces, which needs the type before it
     */
    record Variable(String name, String type, int typeStart, int from, int to, boolean braces) {}
}
