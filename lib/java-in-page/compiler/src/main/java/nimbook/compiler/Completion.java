package nimbook.compiler;

import com.sun.tools.javac.code.ClassFinder;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Names;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What may stand at a place of a cell, by the types that javac finds. */
final class Completion {

    /** A word, and what it is: {@code grundy(int row, int column) : int}. */
    record Item(String text, String detail) {}

    /** The words that may take the place from {@code start} to {@code end} of the cell, in order. */
    record Answer(int start, int end, List<Item> items) {}

    /** More are of no use to a reader. */
    private static final int MOST = 200;

    /** What is put behind the word that is to be completed, so that the tree can be found again. */
    private static final String MARK = "$here";

    private static final List<String> KEYWORDS = List.of("boolean", "byte", "case", "char", "class", "double", "else",
            "enum", "false", "float", "for", "if", "import", "instanceof", "int", "interface", "long", "new", "null",
            "record", "return", "sealed", "short", "static", "switch", "this", "throw", "true", "try", "var", "void",
            "while");

    private final Session session;
    private final Compilation compilation;
    private final String prefix;
    private final Map<String, Item> items = new TreeMap<>();
    private Words words;

    private Completion(Session session, String prefix) {
        this.session = session;
        this.prefix = prefix;
        this.compilation = Compilation.withNames(session.archive);
    }

    /** The words that may stand where the cursor is. */
    static Answer at(Session session, String cell, int cursor) {
        int start = cursor;
        while (start > 0 && Character.isJavaIdentifierPart(cell.charAt(start - 1))) start--;
        String before = cell.substring(0, start), prefix = cell.substring(start, cursor);
        Brackets brackets = new Brackets(before);
        if (brackets.isText()) return new Answer(cursor, cursor, List.of());
        Completion completion = new Completion(session, prefix);
        String imported = imported(before);
        if (imported != null) completion.imports(imported);
        else completion.cell(before + prefix + MARK + (isNew(before) ? "()" : "") + brackets.closing());
        return new Answer(start, cursor, completion.items.values().stream().limit(MOST).toList());
    }

    private static boolean isNew(String before) {
        return before.stripTrailing().endsWith("new");
    }

    /** The package of a declaration of import that is being written; null if it is none. */
    private static String imported(String before) {
        String line = before.substring(Math.max(before.lastIndexOf('\n'), before.lastIndexOf(';')) + 1).strip();
        if (line.equals("import")) return "";
        if (!line.startsWith("import ")) return null;
        String name = line.substring("import ".length()).strip();
        return name.startsWith("static ") ? name.substring("static ".length()).strip() : name;
    }

    private void imports(String written) {
        // Any run sets the modules up that classes are looked for in.
        compilation.attribute("Here", "class Here {}");
        packages(written.endsWith(".") ? written.substring(0, written.length() - 1) : written);
    }

    private void packages(String owner) {
        members(owner);
        for (ClassBytes each : session.archive.list(true, owner)) type(each.name);
        for (ClassBytes each : session.archive.list(false, owner)) type(each.name);
    }

    /** The packages inside a package. */
    private void members(String owner) {
        String begin = owner.isEmpty() ? "" : owner + ".";
        for (String name : session.archive.packages()) {
            if (!name.startsWith(begin) || name.equals(owner) || name.equals(Cell.PACKAGE)) continue;
            int end = name.indexOf('.', begin.length());
            add(name.substring(begin.length(), end < 0 ? name.length() : end), "package");
        }
    }

    private void cell(String text) {
        List<Piece> pieces = compilation.pieces(text + "\n;");
        Wrapped wrapped = session.wrap("Here", new Cell(text + "\n;", pieces));
        for (Env<AttrContext> each : compilation.attribute("Here", wrapped.toString())) {
            Place place = Place.named(prefix + MARK, each.toplevel);
            if (place.found == null) continue;
            words = new Words(Types.instance(compilation.context));
            if (place.found instanceof JCFieldAccess select) selected(select.selected, false);
            else if (place.found instanceof JCMemberReference reference) selected(reference.expr, true);
            else names(place, pieces, isNew(text.substring(0, text.indexOf(prefix + MARK))));
            return;
        }
    }

    private void selected(JCExpression of, boolean reference) {
        Symbol symbol = TreeInfo.symbol(of);
        if (symbol instanceof PackageSymbol owner && owner.kind == Kind.PCK) {
            packages(owner.fullname.toString());
        } else if (of.type != null && !of.type.isErroneous() && !of.type.isPrimitive()
                && !of.type.hasTag(TypeTag.VOID)) {
            boolean isType = symbol != null && symbol.kind == Kind.TYP;
            members(of.type, isType, reference);
            if (of.type.hasTag(TypeTag.ARRAY)) add("length", "length : int");
            if (isType) add(reference ? "new" : "class", "");
        }
    }

    private void members(Type site, boolean isType, boolean both) {
        Types types = Types.instance(compilation.context);
        Type from = site.hasTag(TypeTag.ARRAY) ? Symtab.instance(compilation.context).objectType
                : types.skipTypeVars(site, false);
        for (Symbol each : types.membersClosure(from, false).getSymbols(Words::isOpen)) {
            boolean fits = both || each.isStatic() == isType;
            if (fits && (isType || each.kind != Kind.TYP) && !isInterfaceStatic(each, from)) add(each, from);
        }
    }

    /** A static method of an interface is called by its own name only. */
    private static boolean isInterfaceStatic(Symbol each, Type site) {
        return each.isStatic() && each.kind == Kind.MTH && each.owner.isInterface() && each.owner != site.tsym;
    }

    private void names(Place place, List<Piece> pieces, boolean onlyTypes) {
        if (!onlyTypes) {
            for (JCVariableDecl each : place.variables) {
                if (each.sym != null && each.type != null) add(each.name.toString(), words.of(each.sym, null));
            }
            for (String each : KEYWORDS) add(each, "");
            for (Piece piece : pieces) piece.names().forEach(each -> add(each, ""));
        }
        for (String line : session.header().split("\n")) imported(line, onlyTypes);
        for (ClassBytes each : session.archive.list(true, "java.lang")) type(each.name);
    }

    private void imported(String line, boolean onlyTypes) {
        String name = line.substring("import ".length(), line.length() - 1);
        boolean isStatic = name.startsWith("static ");
        if (isStatic) name = name.substring("static ".length());
        String owner = name.substring(0, name.lastIndexOf('.')), last = name.substring(owner.length() + 1);
        if (isStatic) {
            ClassSymbol type = find(owner);
            if (type == null) return;
            for (Symbol each : type.members().getSymbols(Words::isOpen)) {
                boolean named = last.equals("*") || each.name.contentEquals(last);
                if (named && each.isStatic() && (!onlyTypes || each.kind == Kind.TYP)) add(each, null);
            }
        } else if (last.equals("*")) {
            for (ClassBytes each : session.archive.list(true, owner)) type(each.name);
            for (ClassBytes each : session.archive.list(false, owner)) type(each.name);
        } else {
            type(name);
        }
    }

    /** A class by its full name, if it is one that is in no other and public. */
    private void type(String name) {
        String simple = name.substring(name.lastIndexOf('.') + 1);
        if (simple.indexOf('$') >= 0 || simple.indexOf('-') >= 0 || !simple.startsWith(prefix)) return;
        ClassSymbol type = find(name);
        if (type != null && Words.isOpen(type)) add(simple, name);
    }

    private ClassSymbol find(String name) {
        try {
            Symtab symbols = Symtab.instance(compilation.context);
            boolean system = name.startsWith("java.") || name.startsWith("javax.");
            return ClassFinder.instance(compilation.context).loadClass(
                    system ? symbols.java_base : symbols.unnamedModule,
                    Names.instance(compilation.context).fromString(name));
        } catch (CompletionFailure e) {
            return null;
        }
    }

    private void add(Symbol symbol, Type site) {
        if (symbol.name.toString().startsWith(prefix)) add(symbol.name.toString(), words.of(symbol, site));
    }

    private void add(String text, String detail) {
        if (text.startsWith(prefix)) items.putIfAbsent(text + " " + detail, new Item(text, detail));
    }
}
