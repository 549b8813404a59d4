package nimbook.interpreter;

/** A method of an interpreted class, translated at its first call. */
final class Method {
    final Type owner;
    final String name;
    final String descriptor;
    final int access;

    /**
     * Slots of the arguments, the object with them; of all local variables; of the stack. A long or double takes two.
     */
    final int arguments;
    int locals;
    int stack;

    /** The program, null until it is translated, and what its instructions name. */
    int[] code;
    Object[] constants;

    /** Groups of four: from, to, handler, and the constant with the class, or -1 for every exception. */
    int[] handlers;

    /** Pairs: place in {@link #code}, line of the source; and places in the class file's code. */
    int[] lines;
    int[] origins = {};

    /** Where its Code attribute begins in the class file, 0 where there is none. */
    final int body;

    Method(Type owner, int access, String name, String descriptor, int body) {
        this.owner = owner;
        this.access = access;
        this.name = name;
        this.descriptor = descriptor;
        this.body = body;
        arguments = Descriptors.slots(descriptor) + (isStatic() ? 0 : 1);
    }

    boolean isStatic() {
        return (access & ClassFile.STATIC) != 0;
    }

    boolean isAbstract() {
        return (access & ClassFile.ABSTRACT) != 0;
    }

    String key() {
        return name + descriptor;
    }

    /** Translates it, once. */
    Method ready() {
        if (code == null) {
            if (body == 0) throw new AbstractMethodError(owner.binaryName() + "." + name);
            new Translator(this, owner.file, body).translate();
        }
        return this;
    }

    /** Whether an instruction begins at this place. */
    boolean begins(int pc) {
        for (int i = 0; i < origins.length && origins[i] <= pc; i += 2) if (origins[i] == pc) return true;
        return false;
    }

    /** The line of the source, 0 where it is not known. */
    int line(int pc) {
        int line = 0;
        for (int i = 0; lines != null && i < lines.length && lines[i] <= pc; i += 2) line = lines[i + 1];
        return line;
    }
}
