package nimbook.compiler;

import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.List;

/** Types of expressions as source. */
final class Denotable {
    private final Types types;

    Denotable(Types types) {
        this.types = types;
    }

    /** The type, or the nearest above it that has a name; null for void. */
    String text(Type type) {
        if (type.hasTag(TypeTag.VOID)) return null;
        if (type.hasTag(TypeTag.BOT)) return "Object";
        if (type.isPrimitive()) return type.toString();
        if (type.hasTag(TypeTag.ARRAY)) return text(types.elemtype(type)) + "[]";
        Type named = named(type);
        String text = named.toString();
        // What a capture or an intersection inside it was has no name, either.
        return isSource(text) ? text : types.erasure(named).toString();
    }

    private Type named(Type type) {
        if (type.isCompound() || type.tsym.name.isEmpty()) {
            List<Type> interfaces = types.interfaces(type);
            Type above = types.supertype(type);
            boolean plain = above.tsym.getQualifiedName().contentEquals("java.lang.Object");
            return named(plain && interfaces.nonEmpty() ? interfaces.head : above);
        }
        return type.hasTag(TypeTag.TYPEVAR) ? named(type.getUpperBound()) : type;
    }

    private static boolean isSource(String text) {
        return text.indexOf('#') < 0 && text.indexOf('&') < 0 && !text.contains("<anonymous")
                && !text.contains("<captured");
    }
}
