package nimbook.interpreter;

/**
 * An object of an interpreted class. What is handed to compiled code is a subclass of the generated library that
 * implements its interface.
 */
public class Instance {

    /** Its class. */
    public final Type type;

    /** The values of primitive fields, as {@link Machine} keeps them, and of the others. */
    final long[] numbers;
    final Object[] references;

    /** What the interpreted program sees: this, or the object of a compiled superclass that carries this. */
    Object self = this;

    /** An object with all fields zero. */
    public Instance(Type type) {
        this.type = type;
        numbers = type.numberCount == 0 ? null : new long[type.numberCount];
        references = type.referenceCount == 0 ? null : new Object[type.referenceCount];
    }

    /** The instance of an object of the program; null where it is an object of compiled classes alone. */
    static Instance of(Object object) {
        if (object instanceof Instance instance) return instance;
        if (object instanceof Embedded embedded) return embedded.instance();
        return object instanceof Throwable thrown ? Library.of(thrown) : null;
    }

    /**
     * Begins a call from compiled code: where the arguments go, the object itself being in its place; -1 where the
     * class has no such method, and then the compiled one stands.
     *
     * @param slot the method's number in its adapter
     */
    public final int open(int slot) {
        if (type.overrides[slot] == null) return -1;
        return type.direct == null ? type.machine.open(self) : type.direct.open(this);
    }

    /** Runs the method whose arguments were put behind {@link #open}'s place; the place of its result. */
    public final int run(int slot, int at) {
        if (type.direct != null) return type.direct.run(type.machine, at);
        type.machine.enter(type.overrides[slot], at);
        return at;
    }

    /**
     * Calls the compiled method that the adapter's method {@code slot} overrides, on the machine's arguments at
     * {@code at}.
     */
    public void callSuper(int slot, long[] numbers, Object[] objects, int at) {
        throw new AbstractMethodError(type.binaryName());
    }

    /** Runs a method on this object and an argument, if the class has it; its result stands at the machine's top. */
    private boolean has(Method method, Object argument) {
        if (method == null) return false;
        Machine machine = type.machine;
        int at = machine.open(self);
        machine.objects[at + 1] = argument;
        machine.enter(method, at);
        return true;
    }

    @Override
    public String toString() {
        if (has(type.find("toString()Ljava/lang/String;"), null))
            return (String) type.machine.objects[type.machine.top];
        return type.binaryName() + "@" + Integer.toHexString(hashCode());
    }

    @Override
    public int hashCode() {
        if (has(type.find("hashCode()I"), null)) return (int) type.machine.numbers[type.machine.top];
        return System.identityHashCode(this);
    }

    @Override
    public boolean equals(Object other) {
        if (has(type.find("equals(Ljava/lang/Object;)Z"), other)) return type.machine.numbers[type.machine.top] != 0;
        return this == other;
    }
}
