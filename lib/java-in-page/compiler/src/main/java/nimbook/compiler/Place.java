package nimbook.compiler;

import com.sun.tools.javac.tree.EndPosTable;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCCase;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCEnhancedForLoop;
import com.sun.tools.javac.tree.JCTree.JCErroneous;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCForLoop;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Name;
import java.util.ArrayList;
import java.util.List;

/** Finds the tree with a certain name or at a certain place, and the variables that are known there. */
final class Place extends TreeScanner {

    /** The name or the member that was looked for; null if there is none. */
    JCTree found;

    /** The local variables that are known there. */
    List<JCVariableDecl> variables = List.of();

    private final String name;
    private final int at;
    private EndPosTable ends;
    private final List<JCVariableDecl> known = new ArrayList<>();

    private Place(String name, int at, JCTree whole) {
        this.name = name;
        this.at = at;
        scan(whole);
    }

    /** The tree with this name. */
    static Place named(String name, JCTree whole) {
        return new Place(name, -1, whole);
    }

    /** The tree whose name stands at the place. */
    static Place at(int at, JCTree whole) {
        return new Place(null, at, whole);
    }

    private void look(JCTree tree, Name own, int start) {
        boolean here = name != null ? own.contentEquals(name) : at >= start && at <= start + own.length();
        if (!here || found != null) return;
        found = tree;
        variables = List.copyOf(known);
    }

    @Override
    public void visitIdent(JCIdent tree) {
        look(tree, tree.name, tree.pos);
    }

    @Override
    public void visitSelect(JCFieldAccess tree) {
        super.visitSelect(tree);
        look(tree, tree.name, tree.getEndPosition(ends) - tree.name.length());
    }

    @Override
    public void visitReference(JCMemberReference tree) {
        super.visitReference(tree);
        look(tree, tree.name, tree.getEndPosition(ends) - tree.name.length());
    }

    @Override
    public void visitTopLevel(JCCompilationUnit tree) {
        ends = tree.endPositions;
        super.visitTopLevel(tree);
    }

    private void within(Runnable inner) {
        int size = known.size();
        inner.run();
        while (known.size() > size) known.remove(known.size() - 1);
    }

    @Override
    public void visitBlock(JCBlock tree) {
        within(() -> super.visitBlock(tree));
    }

    @Override
    public void visitLambda(JCLambda tree) {
        within(() -> {
            scan(tree.params);
            scan(tree.body);
        });
    }

    @Override
    public void visitMethodDef(JCMethodDecl tree) {
        within(() -> super.visitMethodDef(tree));
    }

    @Override
    public void visitForLoop(JCForLoop tree) {
        within(() -> super.visitForLoop(tree));
    }

    @Override
    public void visitForeachLoop(JCEnhancedForLoop tree) {
        within(() -> super.visitForeachLoop(tree));
    }

    @Override
    public void visitCase(JCCase tree) {
        within(() -> super.visitCase(tree));
    }

    @Override
    public void visitErroneous(JCErroneous tree) {
        // What is not yet a statement is one of these.
        if (tree.errs != null) scan(tree.errs);
    }

    @Override
    public void visitVarDef(JCVariableDecl tree) {
        super.visitVarDef(tree);
        known.add(tree);
    }
}
