package nimbook.compiler;

import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.TreeInfo;
import java.util.LinkedHashSet;
import java.util.Set;

/** What a name of a cell stands for. */
final class Inspection {
    private Inspection() {}

    /**
     * The declarations, a line each, of what stands at the place or is called there; null if nothing is known of it.
     */
    static String at(Session session, String cell, int cursor) {
        int at = name(cell, Math.min(cursor, cell.length()));
        if (at < 0) return null;
        Compilation compilation = Compilation.withNames(session.archive);
        String text = cell + new Brackets(cell).closing() + "\n;";
        Wrapped wrapped = session.wrap("Here", new Cell(text, compilation.pieces(text)));
        int place = wrapped.place(at);
        for (Env<AttrContext> each : compilation.attribute("Here", wrapped.toString())) {
            JCTree found = place < 0 ? null : Place.at(place, each.toplevel).found;
            if (found != null) return words(found, Types.instance(compilation.context));
        }
        return null;
    }

    /**
     * A place within the name at the cursor, or of the method whose brackets are open there or end there; -1 if there
     * is none.
     */
    private static int name(String cell, int cursor) {
        if (cursor < cell.length() && Character.isJavaIdentifierPart(cell.charAt(cursor))) return cursor;
        if (cursor > 0 && Character.isJavaIdentifierPart(cell.charAt(cursor - 1))) return cursor - 1;
        int depth = 0;
        for (int at = cursor > 0 && cell.charAt(cursor - 1) == ')' ? cursor - 2 : cursor - 1; at > 0; at--) {
            char sign = cell.charAt(at);
            if (sign == ')') depth++;
            if (sign == '(' && depth-- == 0) return Character.isJavaIdentifierPart(cell.charAt(at - 1)) ? at - 1 : -1;
        }
        return -1;
    }

    private static String words(JCTree found, Types types) {
        Symbol symbol = TreeInfo.symbol(found);
        if (symbol == null) return null;
        Words words = new Words(types);
        Type site = found instanceof JCFieldAccess select && select.selected.type != null ? select.selected.type
                : symbol.owner.type;
        Set<String> lines = new LinkedHashSet<>();
        Symbol owner = symbol.owner;
        if (symbol.kind.isResolutionError() || symbol.type == null || symbol.type.isErroneous()) {
            if (site == null || site.isErroneous() || site.isPrimitive()) return null;
            owner = site.tsym;
        } else {
            lines.add(words.of(symbol, site));
        }
        // What javac could not find is a class of its own to it.
        if (symbol.kind == Kind.TYP && symbol instanceof ClassSymbol type) {
            for (Symbol each : type.members().getSymbolsByName(type.name.table.names.init)) {
                if (isPublic(each)) lines.add(words.of(each, null));
            }
        } else if (symbol.kind != Kind.VAR && site != null && !site.isPrimitive()) {
            for (Symbol each : types.membersClosure(site, false).getSymbolsByName(symbol.name)) {
                if (Words.isOpen(each)) lines.add(words.of(each, site));
            }
        }
        if (lines.isEmpty()) return null;
        String of = owner instanceof ClassSymbol type ? Words.simple(type.getQualifiedName().toString()) : "";
        boolean isType = symbol.kind == Kind.TYP && symbol instanceof ClassSymbol;
        String place = isType ? symbol.packge().toString() : of;
        boolean isCell = place.isEmpty() || place.equals(Cell.PACKAGE) || place.equals("Here")
                || Messages.isCell(place);
        return String.join("\n", lines) + (isCell ? "" : "\n\n" + place);
    }

    private static boolean isPublic(Symbol each) {
        return (each.flags() & com.sun.tools.javac.code.Flags.PUBLIC) != 0;
    }
}
