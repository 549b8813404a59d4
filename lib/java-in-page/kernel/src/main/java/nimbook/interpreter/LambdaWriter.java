package nimbook.interpreter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Writes the class of a lambda or method reference: captured values are its fields, its one method calls the
 * implementation.
 */
final class LambdaWriter {
    /** Kinds of method handles (JVMS 5.4.3.5). */
    private static final int VIRTUAL = 5, STATIC = 6, SPECIAL = 7, NEW = 8;
    /** Flags of altMetafactory: it is Serializable; more interfaces, and more forms of the method, follow. */
    private static final int SERIALIZABLE = 1, MARKERS = 2, BRIDGES = 4;

    private final Machine machine;
    private final ClassFile file;
    private final String name;
    private final String created;
    private final List<String> captured;
    private final int[] arguments;
    private final int handle;
    private final String owner;
    private final String called;
    private final String calledType;
    private final List<Object> constants = new ArrayList<>();
    private int[] out = new int[64];
    private int size;
    /** Whether a value comes or goes in another form than the implementation's: not cast alone. */
    private boolean converts;
    private final List<Direct.Argument> casts = new ArrayList<>();

    LambdaWriter(Machine machine, ClassFile file, String name, String descriptor, int[] arguments) {
        this.machine = machine;
        this.file = file;
        this.name = name;
        this.arguments = arguments;
        captured = Descriptors.parameters(descriptor);
        created = Descriptors.internal(Descriptors.result(descriptor));
        int member = file.second(arguments[1]);
        handle = file.first(arguments[1]);
        owner = file.owner(member);
        called = file.memberName(member);
        calledType = file.memberDescriptor(member);
    }

    private String methodType(int index) {
        return file.utf8(file.first(arguments[index]));
    }

    Intrinsic write(int number) {
        List<String> interfaces = new ArrayList<>(List.of(created));
        List<String> forms = new ArrayList<>(List.of(methodType(0)));
        if (arguments.length > 3) {
            int flags = (int) file.number(arguments[3]), next = 4;
            if ((flags & SERIALIZABLE) != 0) interfaces.add("java/io/Serializable");
            if ((flags & MARKERS) != 0) {
                int count = (int) file.number(arguments[next++]);
                for (int i = 0; i < count; i++) interfaces.add(file.className(arguments[next++]));
            }
            if ((flags & BRIDGES) != 0) {
                int count = (int) file.number(arguments[next++]);
                for (int i = 0; i < count; i++) forms.add(methodType(next++));
            }
        }
        Type type = new Type(machine, file, file.name + "$$Lambda/" + number, 0, "java/lang/Object", interfaces);
        for (int i = 0; i < captured.size(); i++) {
            boolean reference = Descriptors.isReference(captured.get(i));
            int slot = reference ? type.referenceCount++ : type.numberCount++;
            type.fields.put("c" + i, new Type.Field(type, 0, "c" + i, captured.get(i), slot));
        }
        for (String form : forms) if (!type.methods.containsKey(name + form)) type.add(method(type, form));
        type.state = Type.State.READY;
        type.link();
        if (type.methods.size() == 1) type.direct = direct();
        if (type.adapter < 0 && machine.interpreted(created) == null)
            throw new NotInPage("a lambda as " + created.replace('/', '.'));
        return new NewLambda(type, captured);
    }

    /** The implementation, if it takes and gives what the interface does, casts apart, and its class is ready. */
    private Direct direct() {
        Type type = machine.interpreted(owner);
        if (handle != STATIC || converts || type == null) return null;
        boolean ready = type.state == Type.State.READY || type.state == Type.State.RUNNING;
        Method method = type.resolve(called + calledType);
        return ready && method != null && method.owner == type ? new Direct(method, captured, casts) : null;
    }

    private Method method(Type type, String form) {
        Method method = new Method(type, 1, name, form, 0);
        constants.clear();
        size = 0;
        List<String> given = Descriptors.parameters(form), exact = Descriptors.parameters(methodType(2));
        List<String> wanted = new ArrayList<>(Descriptors.parameters(calledType));
        if (handle != STATIC && handle != NEW) wanted.add(0, "L" + owner + ";");
        if (handle == NEW) {
            emit(Op.NEW, new Site(owner, null, null));
            emit(Op.DUP);
        }
        for (int i = 0; i < captured.size(); i++) {
            Type.Field field = type.fields.get("c" + i);
            emit(Op.ALOAD);
            emit(0);
            emit(Op.GETFIELD_1
                    + (Descriptors.isReference(field.descriptor()) ? 2 : Descriptors.size(field.descriptor()) - 1),
                    type);
            emit(field.slot());
        }
        int local = 1;
        casts.clear();
        for (int i = 0; i < given.size(); i++) {
            String from = given.get(i), to = wanted.get(captured.size() + i);
            emit(Descriptors.isReference(from) ? Op.ALOAD : Op.ILOAD + Descriptors.size(from) - 1);
            emit(local);
            String cast = convert(from, exact.get(i), to);
            if (cast != null) casts.add(new Direct.Argument(local - 1, machine.linker.cast(cast)));
            local += Descriptors.size(from);
        }
        int op = handle == STATIC ? Op.INVOKESTATIC : handle == VIRTUAL ? Op.INVOKEVIRTUAL
            : handle == SPECIAL || handle == NEW ? Op.INVOKESPECIAL : Op.INVOKEINTERFACE;
        emit(op, new Site(owner, called, calledType));
        String made = handle == NEW ? "L" + owner + ";" : Descriptors.result(calledType),
                result = Descriptors.result(form);
        if (result.equals("V")) {
            emit(Op.RETURN);
        } else {
            if (convert(made, made, result) != null) converts = true;
            emit(Descriptors.isReference(result) ? Op.ARETURN : Descriptors.size(result) == 2 ? Op.LRETURN
                    : Op.IRETURN);
        }
        method.locals = local;
        method.stack = Descriptors.slots(calledType) + local + 4;
        method.handlers = new int[0];
        method.constants = constants.toArray();
        method.code = Arrays.copyOf(out, size);
        return method;
    }

    private void emit(int value) {
        if (size == out.length) out = Arrays.copyOf(out, 2 * size);
        out[size++] = value;
    }

    private void emit(int op, Object constant) {
        emit(op);
        emit(constants.size());
        constants.add(constant);
    }

    /**
     * From the type as it comes, whose objects are of the exact type, to the wanted one: casts, boxes and widens.
     *
     * @return the class to which an object is cast, which stays as it is; null if none is
     */
    private String convert(String from, String exact, String to) {
        int before = size;
        boolean reference = Descriptors.isReference(from);
        if (reference && Descriptors.isReference(to)) {
            if (from.equals(to) || to.equals("Ljava/lang/Object;")) return null;
            emit(Op.CHECKCAST, new Site(Descriptors.internal(to), null, null));
            return Descriptors.internal(to);
        }
        if (reference) {
            String box = Descriptors.internal(exact), primitive = primitive(box);
            if (primitive == null) {
                box = Boxes.name(to);
                primitive = to;
            }
            emit(Op.CHECKCAST, new Site(box, null, null));
            emit(Op.INVOKEVIRTUAL, new Site(box, Descriptors.source(primitive) + "Value", "()" + primitive));
            widen(primitive, to);
        } else if (Descriptors.isReference(to)) {
            String box = Boxes.name(from);
            emit(Op.INVOKESTATIC, new Site(box, "valueOf", "(" + from + ")L" + box + ";"));
        } else {
            widen(from, to);
        }
        converts |= size > before;
        return null;
    }

    private static String primitive(String box) {
        for (String type : "Z B S C I J F D".split(" ")) if (Boxes.name(type).equals(box)) return type;
        return null;
    }

    private void widen(String from, String to) {
        char a = "ZBSCI".contains(from) ? 'I' : from.charAt(0), b = "ZBSCI".contains(to) ? 'I' : to.charAt(0);
        if (a == b) return;
        switch ("" + a + b) {
            case "IJ" -> emit(Op.I2L);
            case "IF" -> emit(Op.I2F);
            case "ID" -> emit(Op.I2D);
            case "JF" -> emit(Op.L2F);
            case "JD" -> emit(Op.L2D);
            default -> emit(Op.F2D);
        }
    }

    /** Makes an object of the class; one that captures nothing is made once, as on the JVM. */
    private static final class NewLambda extends Intrinsic {
        private final Type type;
        private final List<String> captured;
        private Object only;

        NewLambda(Type type, List<String> captured) {
            super(slots(captured), 1);
            this.type = type;
            this.captured = captured;
        }

        private static int slots(List<String> types) {
            int slots = 0;
            for (String each : types) slots += Descriptors.size(each);
            return slots;
        }

        @Override
        void call(Machine machine, int at) {
            if (only != null) {
                machine.objects[at] = only;
                return;
            }
            Instance made = (Instance) machine.create(type);
            if (captured.isEmpty()) only = made;
            int from = at, number = 0, reference = 0;
            for (String each : captured) {
                if (Descriptors.isReference(each)) made.references[reference++] = machine.objects[from];
                else made.numbers[number++] = machine.numbers[from];
                from += Descriptors.size(each);
            }
            machine.objects[at] = made;
        }
    }
}
