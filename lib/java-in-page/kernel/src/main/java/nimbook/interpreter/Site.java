package nimbook.interpreter;

/** What an instruction names: a class, a field or a method, and once it is resolved the call that it makes. */
final class Site {
    final String owner;
    final String name;
    final String descriptor;
    final String key;

    /** Slots of the arguments, the object with them, and of the result. */
    int arguments;
    int result;

    /** The library's number of the compiled method, -1 where there is none. */
    int member = -1;

    /** Whether it takes no object. */
    boolean isStatic;

    /** The class of the last object on which the call was made, and the method that it ran; null for the library's. */
    Type type;
    Method method;

    /** What the program calls in place of that method, where it is a lambda's own; null elsewhere. */
    Direct direct;

    /** Whether that takes one Integer, and of it only the value. */
    boolean unboxes;

    Site(String owner, String name, String descriptor) {
        this.owner = owner;
        this.name = name;
        this.descriptor = descriptor;
        key = descriptor == null || descriptor.charAt(0) == '(' ? name + descriptor : name + ":" + descriptor;
    }

    /** Of a call. */
    void count(boolean hasNoObject) {
        isStatic = hasNoObject;
        arguments = Descriptors.slots(descriptor) + (hasNoObject ? 0 : 1);
        result = Descriptors.size(Descriptors.result(descriptor));
    }

    /** The method that the call runs on an object of the class; null where it is a compiled one. */
    Method select(Type objects) {
        type = objects;
        method = objects.find(key);
        direct = method != null && method.owner == objects ? objects.direct : null;
        unboxes = direct != null && arguments == 2 && direct.unboxes();
        return method;
    }

    @Override
    public String toString() {
        return descriptor == null ? owner : Descriptors.member(owner, name, descriptor);
    }
}
