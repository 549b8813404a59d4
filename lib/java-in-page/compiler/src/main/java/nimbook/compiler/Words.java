package nimbook.compiler;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.List;

/** What classes and members are called, in the words of a source: with types, and without their packages. */
final class Words {
    private final Types types;

    Words(Types types) {
        this.types = types;
    }

    /** As {@code grundy(int row, int column) : int}; the types are those that the member has in {@code site}. */
    String of(Symbol symbol, Type site) {
        if (symbol instanceof ClassSymbol type) return kind(type) + " " + simple(type.type.toString());
        Type seen = site == null || symbol.isStatic() || site.isPrimitive() ? symbol.type
                : types.memberType(site, symbol);
        if (symbol instanceof MethodSymbol method) {
            String name = method.isConstructor() ? method.owner.name.toString() : method.name.toString();
            String text = name + "(" + parameters(method, seen) + ")";
            return method.isConstructor() ? text : text + " : " + simple(seen.getReturnType().toString());
        }
        return symbol instanceof VarSymbol ? symbol.name + " : " + simple(seen.toString()) : symbol.name.toString();
    }

    private String parameters(MethodSymbol method, Type seen) {
        StringBuilder out = new StringBuilder();
        List<Type> left = seen.getParameterTypes();
        List<VarSymbol> names = method.params();
        for (; left.nonEmpty(); left = left.tail, names = names.nonEmpty() ? names.tail : names) {
            if (out.length() > 0) out.append(", ");
            boolean several = method.isVarArgs() && left.tail.isEmpty();
            Type type = several ? types.elemtype(left.head) : left.head;
            out.append(simple(type.toString())).append(several ? "..." : "");
            String name = names.nonEmpty() ? names.head.name.toString() : "";
            // The names that stand for those that a class file does not have.
            if (!name.isEmpty() && !isMadeUp(name)) out.append(' ').append(name);
        }
        return out.toString();
    }

    private static boolean isMadeUp(String name) {
        if (!name.startsWith("arg") || name.length() == 3) return false;
        for (int i = 3; i < name.length(); i++) if (!Character.isDigit(name.charAt(i))) return false;
        return true;
    }

    private static String kind(ClassSymbol type) {
        if (type.isInterface()) return "interface";
        if ((type.flags() & Flags.ENUM) != 0) return "enum";
        return (type.flags() & Flags.RECORD) != 0 ? "record" : "class";
    }

    /** Whether a program may use it by name. */
    static boolean isOpen(Symbol symbol) {
        String name = symbol.name.toString();
        boolean named = !name.isEmpty() && name.indexOf('$') < 0 && name.indexOf('<') < 0;
        return named && (symbol.flags() & Flags.PUBLIC) != 0 && (symbol.flags() & Flags.SYNTHETIC) == 0
                && symbol.kind != Kind.ERR;
    }

    /** A type's text without packages: each name that begins small and has a dot behind it is left out. */
    static String simple(String type) {
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < type.length();) {
            int from = at;
            while (at < type.length() && Character.isJavaIdentifierPart(type.charAt(at))) at++;
            if (at == from) {
                out.append(type.charAt(at++));
                continue;
            }
            boolean isPackage = at < type.length() && type.charAt(at) == '.'
                    && Character.isLowerCase(type.charAt(from));
            if (isPackage) at++;
            else if (!isCell(type, from, at)) out.append(type, from, at);
            else at++;
        }
        return out.toString();
    }

    /** Whether it is the class around a cell, whose members have names of their own. */
    private static boolean isCell(String type, int from, int to) {
        int before = from - Cell.PACKAGE.length() - 1;
        // TeaVM's startsWith does not take a negative place.
        if (before < 0 || !type.startsWith(Cell.PACKAGE + ".", before)) return false;
        return to < type.length() && type.charAt(to) == '.';
    }
}
