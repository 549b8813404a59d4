package nimbook.interpreter;

/**
 * A class to which an instruction compares objects. The last class that passed is remembered, as are the objects' classes of one place mostly one.
 */
final class Cast {
    final String name;

    /** Null where the class is interpreted, and where it is an array of interpreted classes. */
    final Class<?> compiled;

    private Class<?> lastCompiled;
    private Type lastType;

    Cast(String name, Class<?> compiled) {
        this.name = name;
        this.compiled = compiled;
    }

    /** Whether the object, not null, is of the class. */
    boolean accepts(Object object) {
        if (object instanceof Instance) {
            Type type = ((Instance) object).type;
            if (type == lastType) return true;
            if (!type.isA(name)) return false;
            lastType = type;
            return true;
        }
        Class<?> type = object.getClass();
        if (type == lastCompiled) return true;
        if (object instanceof Embedded) return ((Embedded) object).instance().type.isA(name);
        if (object instanceof Type) return name.equals("java/lang/Class") || name.equals("java/lang/Object");
        // An array of interpreted classes is an array of objects.
        if (compiled == null ? name.charAt(0) != '[' || type != Object[].class : !compiled.isInstance(object)) return false;
        lastCompiled = type;
        return true;
    }
}
