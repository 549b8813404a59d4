package nimbook.interpreter;

/**
 * A class to which an instruction compares objects. The last class that passed is remembered: one place mostly sees
 * one.
 */
final class Cast {
    final String name;

    /** Null where the class is interpreted. */
    final Class<?> compiled;

    /**
     * Arrays of primitive values have no subtypes; TeaVM 0.13.1 stops the program where one is requested. And
     * one of interpreted classes is an array of objects, or of the compiled class that they extend.
     */
    private final boolean exact;

    /** The compiled class that passed last. */
    Class<?> lastCompiled;
    private Type lastType;

    Cast(String name, Class<?> compiled, boolean exact) {
        this.name = name;
        this.compiled = compiled;
        this.exact = exact;
    }

    /** Whether the object, not null, is of the class. */
    boolean accepts(Object object) {
        if (object instanceof Instance instance) {
            Type type = instance.type;
            if (type == lastType) return true;
            if (!type.isA(name)) return false;
            lastType = type;
            return true;
        }
        Class<?> type = object.getClass();
        if (type == lastCompiled) return true;
        Instance carried = Instance.of(object);
        if (carried != null) return carried.type.isA(name);
        if (exact) return type == compiled;
        if (object instanceof Type) return name.equals("java/lang/Class") || name.equals("java/lang/Object");
        if (compiled == null || !compiled.isInstance(object)) return false;
        lastCompiled = type;
        return true;
    }
}
