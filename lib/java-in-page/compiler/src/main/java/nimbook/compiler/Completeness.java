package nimbook.compiler;

import java.util.List;

/** Whether a cell can run as it is, as its grammar tells: what a console asks when a line has been typed. */
final class Completeness {
    private final Archive archive;
    private final String source;

    private Completeness(Archive archive, String source) {
        this.archive = archive;
        this.source = source.stripTrailing();
    }

    /** One of Jupyter's words: {@code complete}, {@code incomplete}, {@code invalid}. */
    static String of(Archive archive, String source) {
        Completeness cell = new Completeness(archive, source);
        Brackets brackets = new Brackets(source + "\n");
        if (brackets.isText() || !brackets.closing().isEmpty()) return "incomplete";
        // The last statement needs no semicolon.
        int wrong = cell.wrongWith(";");
        if (wrong >= 0 && wrong < cell.source.length()) return "invalid";
        return wrong >= 0 || cell.isHeader() ? "incomplete" : "complete";
    }

    /** Whether it ends with what a statement or a body follows, for which javac takes a semicolon, too. */
    private boolean isHeader() {
        if (wrongWith("") < 0) return false;
        return wrongWith("while (true);") < 0 || wrongWith("{}") < 0 && last("{}") == Piece.Kind.METHOD;
    }

    /** Where it is wrong first if it goes on so; -1 if it is not. */
    private int wrongWith(String more) {
        Compilation reading = new Compilation(archive);
        reading.pieces(source + "\n" + more);
        return reading.errors(Integer.MAX_VALUE, null).stream().mapToInt(CellError::start).min().orElse(-1);
    }

    private Piece.Kind last(String more) {
        List<Piece> pieces = new Compilation(archive).pieces(source + "\n" + more);
        return pieces.get(pieces.size() - 1).kind();
    }
}
