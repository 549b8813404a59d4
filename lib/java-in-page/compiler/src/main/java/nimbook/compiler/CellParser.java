package nimbook.compiler;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.parser.JavacParser;
import com.sun.tools.javac.parser.Lexer;
import com.sun.tools.javac.parser.ParserFactory;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import com.sun.tools.javac.resources.CompilerProperties.Errors;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCModifiers;
import com.sun.tools.javac.tree.JCTree.JCNewArray;
import com.sun.tools.javac.tree.JCTree.JCTypeParameter;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.JCDiagnostic.Error;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Name;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nimbook.compiler.Piece.Kind;
import nimbook.compiler.Piece.Range;
import nimbook.compiler.Piece.Variable;

/**
 * Splits a cell by javac's own grammar: imports, classes, methods, variables, statements and expressions in any order.
 */
final class CellParser extends JavacParser {
    private static final Set<TokenKind> BEHIND_VARIABLE =
            EnumSet.of(TokenKind.EQ, TokenKind.SEMI, TokenKind.COMMA, TokenKind.LBRACKET, TokenKind.EOF);
    private static final Error NO_DECLARATION =
            Errors.Expected3(TokenKind.CLASS, TokenKind.INTERFACE, TokenKind.ENUM);

    private final CharSequence text;
    private final List<Piece> pieces = new ArrayList<>();

    CellParser(ParserFactory factory, Lexer lexer, CharSequence text) {
        super(factory, lexer, false, true, true);
        this.text = text;
    }

    /** The pieces in order; what is wrong stands in javac's log. */
    List<Piece> pieces() {
        while (token.kind != TokenKind.EOF) {
            int before = token.pos;
            if (token.kind == TokenKind.SEMI) nextToken();
            else piece();
            if (token.pos == before && token.kind != TokenKind.EOF) {
                // Nothing was read: the error is reported, and what follows is another piece.
                reportSyntaxError(token.pos, Errors.IllegalStartOfExpr);
                nextToken();
            }
        }
        return pieces;
    }

    private void piece() {
        int start = token.pos;
        if (token.kind == TokenKind.IMPORT) {
            importDeclaration();
            add(Kind.IMPORT, start, start, S.prevToken().endPos, List.of());
            return;
        }
        boolean modified = isModifier();
        JCModifiers modifiers = modified ? modifiersOpt() : F.at(start).Modifiers(0);
        if (isDeclaration()) {
            type(start, modifiers);
        } else if (token.kind == TokenKind.LT) {
            method(start, modifiers);
        } else {
            int behind = behindType(0);
            TokenKind next = behind < 0 || at(behind).kind != TokenKind.IDENTIFIER ? null : at(behind + 1).kind;
            if (next == TokenKind.LPAREN) method(start, modifiers);
            else if (next != null && BEHIND_VARIABLE.contains(next)) variables(start, modifiers);
            else if (modified) reportSyntaxError(token.pos, NO_DECLARATION);
            else statement(start);
        }
    }

    private boolean isModifier() {
        return switch (token.kind) {
            case PUBLIC, PROTECTED, PRIVATE, STATIC, FINAL, ABSTRACT, STRICTFP, DEFAULT, NATIVE, TRANSIENT, VOLATILE,
                MONKEYS_AT -> true;
            case SYNCHRONIZED -> at(1).kind != TokenKind.LPAREN;
            case IDENTIFIER -> isSealedClassStart(false) || isNonSealedClassStart(false);
            default -> false;
        };
    }

    private void type(int start, JCModifiers modifiers) {
        // The @ of @interface is read with the modifiers.
        int body = (modifiers.flags & Flags.ANNOTATION) != 0 ? S.prevToken().pos : token.pos;
        JCTree made = classOrRecordOrInterfaceOrEnumDeclaration(modifiers, null);
        if (!(made instanceof JCClassDecl type)) return;
        StringBuilder words = new StringBuilder();
        long flags = modifiers.flags;
        if ((flags & Flags.PUBLIC) != 0) words.append("public ");
        if ((flags & Flags.ABSTRACT) != 0) words.append("abstract ");
        if ((flags & Flags.FINAL) != 0) words.append("final ");
        if ((flags & Flags.SEALED) != 0) words.append("sealed ");
        if ((flags & Flags.NON_SEALED) != 0) words.append("non-sealed ");
        pieces.add(new Piece(Kind.TYPE, start, body, S.prevToken().endPos, List.of(type.name.toString()),
                words.toString(), annotations(modifiers), "", List.of()));
    }

    private List<Range> annotations(JCModifiers modifiers) {
        List<Range> found = new ArrayList<>();
        for (JCAnnotation each : modifiers.annotations) {
            found.add(new Range(TreeInfo.getStartPos(each), TreeInfo.getEndPos(each, endPosTable)));
        }
        return found;
    }

    private void method(int start, JCModifiers modifiers) {
        int body = token.pos;
        com.sun.tools.javac.util.List<JCTypeParameter> parameters = typeParametersOpt();
        boolean isVoid = token.kind == TokenKind.VOID;
        JCExpression result;
        if (isVoid) {
            result = to(F.at(token.pos).TypeIdent(com.sun.tools.javac.code.TypeTag.VOID));
            nextToken();
        } else {
            result = parseType();
        }
        int pos = token.pos;
        Name name = ident();
        JCTree made = methodDeclaratorRest(pos, modifiers, result, name, parameters, false, isVoid, false, null);
        String types = made instanceof JCMethodDecl method ? Uses.parameters(method) : "";
        pieces.add(new Piece(Kind.METHOD, start, body, S.prevToken().endPos, List.of(name.toString()), "",
                annotations(modifiers), types, List.of()));
    }

    private void variables(int start, JCModifiers modifiers) {
        int body = token.pos;
        JCExpression type = parseType(true);
        int typeEnd = S.prevToken().endPos;
        ListBuffer<JCVariableDecl> found = variableDeclarators(modifiers, type, new ListBuffer<>(), true);
        int end = S.prevToken().endPos;
        endOfStatement();
        List<Variable> variables = new ArrayList<>();
        List<String> names = new ArrayList<>();
        String written = text.subSequence(body, typeEnd).toString();
        for (JCVariableDecl each : found) {
            int from = each.init == null ? -1 : TreeInfo.getStartPos(each.init);
            int to = each.init == null ? -1 : TreeInfo.getEndPos(each.init, endPosTable);
            boolean braces = each.init instanceof JCNewArray array && array.elemtype == null;
            boolean untyped = each.vartype == null || each.declaredUsingVar();
            boolean plain = each.vartype == type;
            String own = untyped ? null : plain ? written : each.vartype.toString();
            String name = each.name.toString();
            variables.add(new Variable(name, own, plain ? body : -1, from, to, braces));
            names.add(name);
        }
        pieces.add(new Piece(Kind.VARIABLES, start, body, end, List.copyOf(names), "", List.of(), "",
                List.copyOf(variables)));
    }

    private void statement(int start) {
        boolean labelled = token.kind == TokenKind.IDENTIFIER && at(1).kind == TokenKind.COLON;
        boolean isStatement = labelled || switch (token.kind) {
            case LBRACE, IF, FOR, WHILE, DO, TRY, SWITCH, SYNCHRONIZED, RETURN, THROW, BREAK, CONTINUE, ASSERT,
                ELSE, CATCH, FINALLY -> true;
            default -> false;
        };
        if (isStatement) {
            parseStatement();
            add(Kind.STATEMENT, start, start, S.prevToken().endPos, List.of());
            return;
        }
        JCExpression made = parseExpression();
        int end = S.prevToken().endPos;
        endOfStatement();
        Kind kind = switch (made.getTag()) {
            case APPLY, NEWCLASS -> Kind.CALL;
            case ASSIGN, PREINC, PREDEC, POSTINC, POSTDEC, BITOR_ASG, BITXOR_ASG, BITAND_ASG, SL_ASG, SR_ASG, USR_ASG,
                PLUS_ASG, MINUS_ASG, MUL_ASG, DIV_ASG, MOD_ASG -> Kind.ASSIGNMENT;
            default -> Kind.VALUE;
        };
        add(kind, start, start, end, List.of());
    }

    /** A semicolon, which the last piece need not have. */
    private void endOfStatement() {
        if (token.kind != TokenKind.EOF) accept(TokenKind.SEMI);
    }

    private void add(Kind kind, int start, int body, int end, List<String> names) {
        pieces.add(new Piece(kind, start, body, end, names, "", List.of(), "", List.of()));
    }

    private Token at(int ahead) {
        return ahead == 0 ? token : S.token(ahead);
    }

    /** How many tokens from {@code from} on can be a type, as far as tokens show: -1 if none. */
    private int behindType(int from) {
        int i = from;
        TokenKind kind = at(i).kind;
        switch (kind) {
            case BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE, BOOLEAN, VOID -> i++;
            case IDENTIFIER -> {
                i = behindName(i);
                if (i < 0) return -1;
            }
            default -> {
                return -1;
            }
        }
        while (at(i).kind == TokenKind.LBRACKET && at(i + 1).kind == TokenKind.RBRACKET) i += 2;
        return i;
    }

    private int behindName(int from) {
        int i = from;
        for (;;) {
            if (at(i).kind != TokenKind.IDENTIFIER) return -1;
            i++;
            if (at(i).kind == TokenKind.LT) {
                i = behindArguments(i);
                if (i < 0) return -1;
            }
            if (at(i).kind != TokenKind.DOT) return i;
            i++;
        }
    }

    /** Behind {@code <…>}: only what types are made of may stand between. */
    private int behindArguments(int from) {
        int depth = 0;
        for (int i = from;; i++) {
            switch (at(i).kind) {
                case LT -> depth++;
                case GT -> depth--;
                case GTGT -> depth -= 2;
                case GTGTGT -> depth -= 3;
                case IDENTIFIER, DOT, COMMA, QUES, EXTENDS, SUPER, AMP, LBRACKET, RBRACKET, BYTE, SHORT, CHAR, INT,
                    LONG, FLOAT, DOUBLE, BOOLEAN -> { }
                default -> {
                    return -1;
                }
            }
            if (depth == 0) return i + 1;
            if (depth < 0) return -1;
        }
    }
}
