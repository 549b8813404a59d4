package nimbook.interpreter;

import java.util.List;

/** The message of a NullPointerException: what could not be done, and which expression was null (JEP 358). */
final class Nulls {
    /** An expression is described to this depth, as the JVM does. */
    private static final int DEPTH = 5;
    private static final String[] ELEMENTS =
            {"int", "long", "float", "double", "object", "byte/boolean", "char", "short"};

    private final Method method;
    private final ClassFile file;
    private final int body;
    private final int start;
    private final StackSources sources;

    private Nulls(Method method) {
        this.method = method;
        file = method.owner.file;
        body = method.body;
        start = body + 8;
        int[] begins = new int[method.origins.length / 2];
        for (int i = 0; i < begins.length; i++) begins[i] = method.origins[2 * i + 1];
        int table = start + file.int32(body + 4);
        int[] handlers = new int[file.u2(table)];
        for (int i = 0; i < handlers.length; i++) handlers[i] = file.u2(table + 6 + 8 * i);
        sources = new StackSources(file, start, begins, handlers);
    }

    /** Null where the code has no source: in what the interpreter wrote itself. */
    static String message(Method method, int pc) {
        if (method.body == 0) return null;
        int bci = 0;
        for (int i = 0; i < method.origins.length && method.origins[i] <= pc; i += 2) bci = method.origins[i + 1];
        return new Nulls(method).text(bci);
    }

    private String text(int bci) {
        int at = start + bci, op = file.u1(at), below = 0;
        String action;
        if (op >= Op.IALOAD && op <= Op.SALOAD) {
            action = "Cannot load from " + ELEMENTS[op - Op.IALOAD] + " array";
            below = 1;
        } else if (op >= Op.IASTORE && op <= Op.SASTORE) {
            action = "Cannot store to " + ELEMENTS[op - Op.IASTORE] + " array";
            below = op == Op.LASTORE || op == Op.DASTORE ? 3 : 2;
        } else if (op == Op.GETFIELD) {
            action = "Cannot read field \"" + file.memberName(file.u2(at + 1)) + "\"";
        } else if (op == Op.PUTFIELD) {
            action = "Cannot assign field \"" + file.memberName(file.u2(at + 1)) + "\"";
            below = Descriptors.size(file.memberDescriptor(file.u2(at + 1)));
        } else if (op >= Op.INVOKEVIRTUAL && op <= Op.INVOKEINTERFACE) {
            action = "Cannot invoke \"" + call(file.u2(at + 1)) + "\"";
            below = Descriptors.slots(file.memberDescriptor(file.u2(at + 1)));
        } else {
            action = switch (op) {
                case Op.ARRAYLENGTH -> "Cannot read the array length";
                case Op.ATHROW -> "Cannot throw exception";
                case Op.MONITORENTER -> "Cannot enter synchronized block";
                case Op.MONITOREXIT -> "Cannot exit synchronized block";
                default -> null;
            };
        }
        if (action == null) return null;
        int source = source(sources.before(bci), below);
        if (source < 0) return action;
        int made = file.u1(start + source);
        if (made >= Op.INVOKEVIRTUAL && made <= Op.INVOKEINTERFACE) {
            return action + " because the return value of \"" + call(file.u2(start + source + 1)) + "\" is null";
        }
        String expression = expression(source, DEPTH);
        return expression == null ? action : action + " because \"" + expression + "\" is null";
    }

    private static int source(int[] stack, int below) {
        return below < stack.length ? stack[stack.length - 1 - below] : -1;
    }

    /** The expression whose value the instruction made; null where there is none to name. */
    private String expression(int bci, int depth) {
        if (bci < 0) return null;
        int at = start + bci, op = file.u1(at);
        if (op == Op.ACONST_NULL) return "null";
        if (op >= 2 && op <= 8) return Integer.toString(op - 3);
        if (op == 16) return Integer.toString(file.s1(at + 1));
        if (op == 17) return Integer.toString(file.s2(at + 1));
        if (op >= Op.ILOAD && op <= Op.ALOAD) return local(file.u1(at + 1), bci);
        if (op >= 26 && op <= 45) return local((op - 26) % 4, bci);
        if (op == Op.GETSTATIC) return plain(file.owner(file.u2(at + 1))) + "." + file.memberName(file.u2(at + 1));
        if (depth <= 1) return op == Op.GETFIELD || op >= Op.IALOAD && op <= Op.SALOAD ? "..." : null;
        if (op == Op.GETFIELD) {
            String object = expression(source(sources.before(bci), 0), depth - 1);
            return (object == null ? "" : object + ".") + file.memberName(file.u2(at + 1));
        }
        if (op >= Op.IALOAD && op <= Op.SALOAD) {
            int[] stack = sources.before(bci);
            String array = expression(source(stack, 1), depth - 1), index = expression(source(stack, 0), depth - 1);
            return (array == null ? "<array>" : array) + "[" + (index == null ? "..." : index) + "]";
        }
        if (op >= Op.INVOKEVIRTUAL && op <= Op.INVOKEINTERFACE) return call(file.u2(at + 1));
        return null;
    }

    private String call(int member) {
        StringBuilder text =
                new StringBuilder(plain(file.owner(member))).append('.').append(file.memberName(member)).append('(');
        List<String> parameters = Descriptors.parameters(file.memberDescriptor(member));
        for (int i = 0; i < parameters.size(); i++) text.append(i == 0 ? "" : ", ").append(type(parameters.get(i)));
        return text.append(')').toString();
    }

    /** The JVM leaves out the package of the two classes that are everywhere. */
    private static String plain(String internal) {
        String name = internal.replace('/', '.');
        return name.equals("java.lang.Object") || name.equals("java.lang.String") ? name.substring(10) : name;
    }

    private static String type(String descriptor) {
        if (descriptor.charAt(0) == '[') return type(descriptor.substring(1)) + "[]";
        return descriptor.charAt(0) == 'L' ? plain(Descriptors.internal(descriptor)) : Descriptors.source(descriptor);
    }

    /** The name of a local variable where the class file has it. */
    private String local(int slot, int bci) {
        int table = start + file.int32(body + 4), next = table + 2 + 8 * file.u2(table) + 2;
        for (int i = file.u2(next - 2); i > 0; i--) {
            if (file.utf8(file.u2(next)).equals("LocalVariableTable")) {
                for (int k = 0; k < file.u2(next + 6); k++) {
                    int entry = next + 8 + 10 * k, from = file.u2(entry);
                    boolean inside = bci >= from && bci < from + file.u2(entry + 2);
                    if (inside && file.u2(entry + 8) == slot) return file.utf8(file.u2(entry + 4));
                }
            }
            next += 6 + file.int32(next + 2);
        }
        if (!method.isStatic() && slot == 0) return "this";
        int from = method.isStatic() ? 0 : 1, number = 1;
        for (String parameter : Descriptors.parameters(method.descriptor)) {
            if (from == slot) return "<parameter" + number + ">";
            from += Descriptors.size(parameter);
            number++;
        }
        return "<local" + slot + ">";
    }
}
