package nimbook.interpreter;

import java.lang.reflect.Array;

/**
 * Resolves what instructions name (JVMS 5.4.3), and writes the instruction that needs no more resolving in the place of
 * the first.
 */
final class Linker {
    private static final String INTEGER = "java/lang/Integer";

    private final Machine machine;
    private final Dynamics dynamics;

    Linker(Machine machine) {
        this.machine = machine;
        this.dynamics = new Dynamics(machine);
    }

    void link(Method method, int pc) {
        int[] code = method.code;
        int op = code[pc], index = code[pc + 1];
        if (op == Op.INVOKEDYNAMIC) {
            put(method, pc, Op.INTRINSIC, dynamics.link(method.owner.file, (Integer) method.constants[index]));
            return;
        }
        Site site = (Site) method.constants[index];
        switch (op) {
            case Op.GETSTATIC, Op.PUTSTATIC, Op.GETFIELD, Op.PUTFIELD -> field(method, pc, site);
            case Op.INVOKESTATIC -> staticCall(method, pc, site);
            case Op.INVOKESPECIAL -> special(method, pc, site);
            case Op.INVOKEVIRTUAL, Op.INVOKEINTERFACE -> virtual(method, pc, site);
            case Op.NEW -> create(method, pc, site);
            case Op.ANEWARRAY -> put(method, pc, Op.NEW_REFERENCES, component(site.owner));
            case Op.LDC_CLASS -> put(method, pc, Op.RCONST, type(site.owner));
            case Op.CHECKCAST -> put(method, pc, unboxes(method, site, pc + 2) ? Op.CAST_UNBOX_INT : Op.CAST,
                    cast(site.owner));
            default -> put(method, pc, Op.INSTANCE_OF, cast(site.owner));
        }
    }

    /** Whether the next instruction takes an Integer's value, as javac emits it behind a call of a generic method. */
    private static boolean unboxes(Method method, Site cast, int next) {
        return cast.owner.equals(INTEGER) && next < method.code.length && takesValue(method, next);
    }

    private static boolean takesValue(Method method, int next) {
        if (method.code[next] == Op.UNBOX_INT) return true;
        return method.code[next] == Op.INVOKEVIRTUAL && isIntValue((Site) method.constants[method.code[next + 1]]);
    }

    /**
     * Whether the method takes of the Integer in its variable only the value. The instructions that do so are then
     * linked, for the variable may hold {@link Machine#unboxed}.
     */
    static boolean unboxes(Method method, int variable) {
        int[] code = method.code, origins = method.origins;
        boolean takes = false;
        for (int i = 0; i < origins.length; i += 2) {
            int pc = origins[i];
            boolean its = pc + 1 < code.length && code[pc + 1] == variable;
            if (its && (code[pc] == Op.ASTORE || code[pc] == Op.ALOAD && !takesValue(method, pc + 2))) return false;
            takes |= its && (code[pc] == Op.ALOAD || code[pc] == Op.ALOAD_UNBOX_INT);
        }
        for (int i = 0; i < origins.length && takes; i += 2) {
            int pc = origins[i];
            if (code[pc] != Op.ALOAD || code[pc + 1] != variable) continue;
            code[pc] = Op.ALOAD_UNBOX_INT;
            code[pc + 2] = Op.UNBOX_INT;
        }
        return takes;
    }

    private static boolean isIntValue(Site site) {
        return site.owner.equals(INTEGER) && site.key.equals("intValue()I");
    }

    private static void put(Method method, int pc, int op, Object constant) {
        method.constants[method.code[pc + 1]] = constant;
        method.code[pc] = op;
    }

    /** A class as the program sees it: a {@link Type}, or a compiled class. */
    private Object type(String name) {
        Type type = machine.interpreted(name);
        return type != null ? type : compiled(name);
    }

    private Class<?> compiled(String name) {
        Class<?> type = name.charAt(0) == '[' ? array(name) : machine.library.type(name);
        if (type == null) throw new NotInPage(name.replace('/', '.').replace('$', '.'));
        return type;
    }

    /** The class of arrays; see {@link Cast}. */
    private Class<?> array(String name) {
        String element = name.substring(1);
        return switch (element.charAt(0)) {
            case 'Z' -> boolean[].class;
            case 'B' -> byte[].class;
            case 'S' -> short[].class;
            case 'C' -> char[].class;
            case 'I' -> int[].class;
            case 'J' -> long[].class;
            case 'F' -> float[].class;
            case 'D' -> double[].class;
            default -> Array.newInstance(component(Descriptors.internal(element)), 0).getClass();
        };
    }

    private Class<?> component(String name) {
        Type type = machine.interpreted(name);
        return type == null ? compiled(name) : type.isEmbedded() ? compiled(type.compiled) : Object.class;
    }

    /** A class to compare objects with. */
    Cast cast(String name) {
        if (name.equals(Printing.STREAM) || machine.interpreted(name) != null) return new Cast(name, null, false);
        String element = name.substring(name.lastIndexOf('[') + 1);
        boolean exact = name.charAt(0) == '['
                && (element.charAt(0) != 'L' || machine.interpreted(Descriptors.internal(element)) != null);
        return new Cast(name, compiled(name), exact);
    }

    /** The class of a handler. One that the library lacks is never thrown. */
    Cast handler(Method method, int constant) {
        if (method.constants[constant] instanceof Cast cast) return cast;
        String name = ((Site) method.constants[constant]).owner;
        Cast cast = new Cast(name, machine.interpreted(name) != null ? null : machine.library.type(name), false);
        method.constants[constant] = cast;
        return cast;
    }

    /** The array of several dimensions whose lengths stand at {@code at}. */
    Object array(String name, long[] numbers, int at, int dimensions) {
        for (int i = 0; i < dimensions; i++)
            if (numbers[at + i] < 0)
                throw new NegativeArraySizeException(Long.toString(numbers[at + i]));
        return nest(name, numbers, at, dimensions);
    }

    private Object nest(String name, long[] numbers, int at, int dimensions) {
        int length = (int) numbers[at];
        String element = name.substring(1);
        if (dimensions == 1) {
            int primitive = "ZCFDBSIJ".indexOf(element.charAt(0));
            if (primitive < 0) return ArrayValues.of(component(Descriptors.internal(element)), length);
            Object[] made = new Object[1];
            ArrayValues.make(4 + primitive, length, made, 0);
            return made[0];
        }
        Object[] outer = (Object[]) ArrayValues.of(component(element), length);
        for (int i = 0; i < length; i++) outer[i] = nest(element, numbers, at + 1, dimensions - 1);
        return outer;
    }

    private void field(Method method, int pc, Site site) {
        if (site.descriptor.equals("L" + Printing.STREAM + ";") && site.owner.equals("java/lang/System")) {
            method.code[pc + 2] = site.name.equals("err") ? 1 : 0;
            put(method, pc, Op.GETSTATIC_R, machine.system);
            return;
        }
        int op = method.code[pc];
        boolean isStatic = op <= Op.PUTSTATIC, get = op == Op.GETSTATIC || op == Op.GETFIELD;
        Type type = machine.interpreted(site.owner);
        Type.Field field = type == null ? null : type.field(site.key);
        if (field == null) {
            int size = Descriptors.size(site.descriptor);
            site.isStatic = isStatic;
            site.arguments = (isStatic ? 0 : 1) + (get ? 0 : size);
            site.result = get ? size : 0;
            site.member = member(type == null ? site.owner : type.compiled, (get ? "" : "=") + site.key, type);
            if (site.member < 0) throw new NotInPage(site.toString());
            put(method, pc, Op.LIBRARY_FIELD, site);
            return;
        }
        if (isStatic) field.owner().initialize();
        int kind = Descriptors.isReference(site.descriptor) ? 2 : Descriptors.size(site.descriptor) - 1;
        int first = switch (op) {
            case Op.GETSTATIC -> Op.GETSTATIC_1;
            case Op.PUTSTATIC -> Op.PUTSTATIC_1;
            case Op.GETFIELD -> Op.GETFIELD_1;
            default -> Op.PUTFIELD_1;
        };
        method.code[pc + 2] = field.slot();
        put(method, pc, first + kind, field.owner());
    }

    /** The library's member of the class, or of any compiled supertype of the interpreted one. */
    private int member(String owner, String key, Type type) {
        int member = machine.library.member(owner, key);
        if (member >= 0 || type == null) return member;
        for (String each : type.supertypes) {
            member = machine.library.member(each, key);
            if (member >= 0) return member;
        }
        return member;
    }

    private void staticCall(Method method, int pc, Site site) {
        site.count(true);
        Type type = machine.interpreted(site.owner);
        Method found = type == null ? null : type.resolve(site.key);
        if (found != null) {
            found.owner.initialize();
            put(method, pc, Op.INVOKE, found);
            return;
        }
        if (site.owner.equals(INTEGER) && site.key.equals("valueOf(I)Ljava/lang/Integer;")) {
            method.code[pc] = method.code[pc + 2] == Op.ARETURN ? Op.BOX_INT_RETURN : Op.BOX_INT;
            return;
        }
        Intrinsic own = CompiledMethods.find(site);
        if (own != null) {
            put(method, pc, Op.INTRINSIC, own);
            return;
        }
        site.member = member(type == null ? site.owner : type.compiled, site.key, type);
        if (site.member < 0) throw new NotInPage(site.toString());
        put(method, pc, Op.INVOKE_LIBRARY, site);
    }

    private void special(Method method, int pc, Site site) {
        site.count(false);
        Type type = machine.interpreted(site.owner);
        if (site.name.equals("<init>")) {
            if (type != null) {
                put(method, pc, Op.INVOKE_SPECIAL, type.methods.get(site.key));
                return;
            }
            site.member = machine.library.member(site.owner, site.key);
            put(method, pc, Op.INIT, site);
            return;
        }
        Method found = type == null ? null : type.find(site.key);
        if (found != null) put(method, pc, Op.INVOKE_SPECIAL, found);
        else put(method, pc, Op.INTRINSIC, new SuperCall(site));
    }

    private void virtual(Method method, int pc, Site site) {
        site.count(false);
        Type type = machine.interpreted(site.owner);
        Method found = type == null ? null : type.resolve(site.key);
        if (found != null && (found.access & ClassFile.PRIVATE) != 0) {
            put(method, pc, Op.INVOKE_SPECIAL, found);
            return;
        }
        if (isIntValue(site)) {
            method.code[pc] = Op.UNBOX_INT;
            if (method.begins(pc - 2) && method.code[pc - 2] == Op.ALOAD) method.code[pc - 2] = Op.ALOAD_UNBOX_INT;
            return;
        }
        Intrinsic own = found != null ? null : CompiledMethods.find(site);
        if (own != null) {
            put(method, pc, Op.INTRINSIC, own);
            return;
        }
        if (found == null) site.member = member(type == null ? site.owner : type.compiled, site.key, type);
        put(method, pc, Op.INVOKE_VIRTUAL, site);
        if (site.arguments == 2 && method.begins(pc - 2) && method.code[pc - 2] == Op.BOX_INT)
            method.code[pc - 2] = Op.BOX_INT_CALL;
    }

    private void create(Method method, int pc, Site site) {
        Type type = machine.interpreted(site.owner);
        if (type == null) {
            compiled(site.owner);
            put(method, pc, Op.NEW_LIBRARY, null);
            return;
        }
        if (type.isEmbedded() && type.adapter < 0)
            throw new NotInPage("a class that extends " + type.compiled.replace('/', '.'));
        type.initialize();
        put(method, pc, Op.NEW_INSTANCE, type);
    }
}
