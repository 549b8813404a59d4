package nimbook.compiler;

import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Which declarations of cells a declaration names, as javac has understood the names. */
final class Uses extends TreeScanner {
    private final Set<String> names = new LinkedHashSet<>();

    private Uses() {}

    /** Of each declaration of a cell, by its key in {@link Definitions}, the names. */
    static Map<String, Set<String>> of(Iterable<Env<AttrContext>> classes) {
        Map<String, Set<String>> found = new LinkedHashMap<>();
        for (Env<AttrContext> each : classes) {
            for (JCTree type : each.toplevel.defs) {
                if (!(type instanceof JCClassDecl cell)) continue;
                for (JCTree member : cell.defs) found.put(key(member), of(member));
            }
        }
        return found;
    }

    private static Set<String> of(JCTree member) {
        Uses uses = new Uses();
        uses.scan(member);
        return uses.names;
    }

    private static String key(JCTree member) {
        if (member instanceof JCClassDecl type) return Definitions.type(type.name.toString());
        if (member instanceof JCMethodDecl method) {
            return Definitions.method(method.name.toString(), parameters(method));
        }
        return member instanceof JCVariableDecl variable ? Definitions.variable(variable.name.toString()) : "";
    }

    /** The types of a method's parameters as they are written. */
    static String parameters(JCMethodDecl method) {
        StringBuilder types = new StringBuilder();
        for (JCVariableDecl each : method.params) types.append(each.vartype).append(',');
        return types.toString();
    }

    /** What stands directly in the class around a cell and holds the symbol, or is it. */
    private void add(Symbol symbol) {
        for (Symbol each = symbol; each != null && each.owner != null; each = each.owner) {
            Symbol around = each.owner.owner;
            boolean direct = each.owner.kind == Kind.TYP && around != null && around.kind == Kind.PCK;
            if (direct && around.getQualifiedName().contentEquals(Cell.PACKAGE)) names.add(each.name.toString());
        }
    }

    @Override
    public void visitIdent(JCIdent tree) {
        add(tree.sym);
    }

    @Override
    public void visitSelect(JCFieldAccess tree) {
        super.visitSelect(tree);
        add(tree.sym);
    }

    @Override
    public void visitReference(JCMemberReference tree) {
        super.visitReference(tree);
        add(tree.sym);
    }
}
