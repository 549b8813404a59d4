package nimbook.interpreter;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Supplier;

/**
 * Interpreted classes and the state of the one program that runs them. Classes are defined by their bytes, linked at
 * first use, and live as long as the machine. Not for several threads.
 */
public final class Machine {

    /**
     * Calls inside each other that are refused with a StackOverflowError: as many as a JVM of usual settings has, more
     * or less.
     */
    static final int DEPTH = 6000;

    /** Places for values of all calls: {@value #DEPTH} calls of some 20 variables each. */
    static final int SLOTS = 1 << 17;

    /**
     * Calls from compiled code into the interpreter inside each other: each takes several frames of the stack that the
     * browser gives.
     */
    private static final int NESTED = 400;

    /** Instructions between two looks at the limit and at {@link #stop}. */
    private static final int PERIOD = 100_000;

    /** Primitive values of all calls, and references at the same places; see {@link Loop}. */
    public final long[] numbers = new long[SLOTS];

    /** {@link #numbers}. */
    public final Object[] objects = new Object[SLOTS];

    /**
     * What stands at the place of an Integer argument whose int stands among the numbers: for a method that takes only
     * its value.
     */
    final Object unboxed = new Object();

    /** What is compiled. */
    final Library library;

    final Linker linker = new Linker(this);
    final Frame[] frames = new Frame[DEPTH];

    /** What programs have suppressed, by the exception that was thrown. */
    final IdentityHashMap<Throwable, List<Throwable>> suppressed = new IdentityHashMap<>();

    /** What was printed and not yet taken. */
    private final StringBuilder printed = new StringBuilder();
    /** See {@link #turns}. */
    private StringJoiner turns = new StringJoiner(",");
    private boolean printsError;

    /** The class with the streams to which programs print. */
    final Type system;

    /** The number of the running call; -1 when none runs. */
    int depth = -1;

    /** The first free place. */
    int top;

    /** Instructions until the next look at the limit and at {@link #stop}; {@link Loop} has its own count of them. */
    int left;

    private final Map<String, Supplier<byte[]>> files = new HashMap<>();
    private final Map<String, Type> types = new HashMap<>();
    /** Instructions that may run in addition to {@link #left}. */
    private long limit = Long.MAX_VALUE;
    private int nested;
    private volatile boolean stopped;

    /** A machine for programs that use the library. */
    public Machine(Library library) {
        this.library = library;
        system = Printing.system(this);
        for (int i = 0; i < DEPTH; i++) frames[i] = new Frame();
    }

    /**
     * Makes a class known by its file; it is read at its first use. Another file of this name takes the place of one
     * that was not yet read.
     */
    public void define(byte[] file) {
        ClassFile read = new ClassFile(file);
        define(read.name, () -> file);
    }

    /** Makes a class known by its internal name; the file is fetched at its first use. */
    public void define(String name, Supplier<byte[]> file) {
        files.put(name, file);
    }

    /** Ends what runs, within some milliseconds, by {@link Stopped}; may be called from another thread. */
    public void stop() {
        stopped = true;
    }

    /** How many instructions {@link #run} may take from now on before {@link Stopped} ends it. */
    public void limit(long instructions) {
        if (instructions <= 0)
            throw new IllegalArgumentException("instructions is " + instructions + " (allowed: 1 and more)");
        limit = instructions;
        left = 0;
    }

    /**
     * Runs a static method without parameters.
     *
     * @param name the internal name of the class
     * @return its result, boxed; null for void. Objects of the program are {@link Instance}s, or of compiled classes
     * @throws NotInPage if neither the program nor the library has something that is named
     */
    public Object run(String name, String method, String result) {
        stopped = false;
        Type type = interpreted(name);
        if (type == null) throw new NotInPage(name.replace('/', '.'));
        Method found = type.resolve(method + "()" + result);
        if (found == null || !found.isStatic()) throw new NotInPage(Descriptors.member(name, method, "()"));
        int at = top;
        type.initialize();
        enter(found, at);
        return Boxes.box(result, numbers, objects, at);
    }

    /** What programs printed since the last call. */
    public String printed() {
        String text = printed.toString();
        printed.setLength(0);
        turns = new StringJoiner(",");
        printsError = false;
        return text;
    }

    /**
     * The places in what {@link #printed} will give, separated by commas, where it goes on in the other of
     * {@code System.out} and {@code System.err}; it begins in the first.
     */
    public String turns() {
        return turns.toString();
    }

    void print(String text, boolean error) {
        if (error != printsError) turns.add(Integer.toString(printed.length()));
        printsError = error;
        printed.append(text);
    }

    /** After what runs was ended from outside without unwinding: no call runs any more. */
    public void recover() {
        depth = -1;
        top = 0;
        nested = 0;
    }

    /** The value of a static field, boxed; its class is initialized. */
    public Object value(String name, String field, String descriptor) {
        Type type = interpreted(name);
        Type.Field found = type == null ? null : type.field(field + ":" + descriptor);
        if (found == null || !found.isStatic()) throw new NotInPage(Descriptors.member(name, field, descriptor));
        found.owner().initialize();
        if (Descriptors.isReference(descriptor)) return found.owner().references[found.slot()];
        return Boxes.box(descriptor, found.owner().numbers, found.owner().references, found.slot());
    }

    /** Sets a static field of reference type: how a value that was kept comes back. */
    public void set(String name, String field, String descriptor, Object value) {
        Type type = interpreted(name);
        Type.Field found = type == null ? null : type.field(field + ":" + descriptor);
        if (found == null || !found.isStatic()) throw new NotInPage(Descriptors.member(name, field, descriptor));
        found.owner().initialize();
        Boxes.unbox(descriptor, value, found.owner().numbers, found.owner().references, found.slot());
    }

    /** The class of this internal name; null where the program has none. */
    Type interpreted(String name) {
        Type type = types.get(name);
        if (type != null || !files.containsKey(name)) return type;
        type = new Type(this, new ClassFile(files.remove(name).get()));
        types.put(name, type);
        return type;
    }

    void save(int fp, int pc, int sp, int instructions) {
        depth = fp;
        frames[fp].pc = pc;
        top = sp;
        left = instructions;
    }

    /** Begins a call on an object; the place at which it stands. */
    int open(Object self) {
        if (top + 256 > SLOTS) throw new StackOverflowError();
        objects[top] = self;
        return top;
    }

    /** Runs a method whose arguments stand at {@code at}, until it returns or throws. */
    void enter(Method callee, int at) {
        callee.ready();
        int base = depth + 1, free = top;
        if (base >= DEPTH || nested >= NESTED || at + callee.locals + callee.stack > SLOTS)
            throw new StackOverflowError();
        Frame frame = frames[base];
        frame.method = callee;
        frame.base = at;
        frame.result = at;
        frame.pc = 0;
        depth = base;
        top = at + callee.locals;
        nested++;
        try {
            for (boolean done = false; !done;) {
                try {
                    Loop.run(this, base);
                    done = true;
                } catch (Throwable t) {
                    unwind(t, base);
                }
            }
        } finally {
            nested--;
            depth = base - 1;
            top = free;
        }
    }

    /** Sets the state to the handler of the exception, or throws it on where no frame from {@code base} up has one. */
    private void unwind(Throwable thrown, int base) {
        for (int fp = depth; fp >= base && !(thrown instanceof Stopped); fp--) {
            Frame frame = frames[fp];
            int[] handlers = frame.method.handlers;
            for (int i = 0; i < handlers.length; i += 4) {
                if (frame.pc < handlers[i] || frame.pc >= handlers[i + 1]) continue;
                if (handlers[i + 3] >= 0 && !linker.handler(frame.method, handlers[i + 3]).accepts(thrown)) continue;
                top = frame.base + frame.method.locals;
                objects[top++] = thrown;
                frame.pc = handlers[i + 2];
                depth = fp;
                return;
            }
        }
        throw Machine.<RuntimeException>unchecked(thrown);
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> RuntimeException unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    /** What the instruction throws that cannot go on. */
    RuntimeException fault(int fp, int pc, int sp, int instructions) {
        save(fp, pc, sp, instructions);
        throw Machine.<RuntimeException>unchecked(Faults.of(this, frames[fp], pc, sp));
    }

    /** Takes instructions from the limit; how many may run until the next call. */
    int more() {
        if (stopped) throw new Stopped("stopped");
        if (limit == 0) throw new Stopped("the limit of steps is reached");
        int instructions = (int) Math.min(PERIOD, limit);
        limit -= instructions;
        return instructions;
    }

    /** A compiled method or field on the arguments at {@code at}. */
    void call(Site site, int at) {
        if (site.member < 0) throw new NotInPage(site.toString());
        library.call(site.member, numbers, objects, at);
    }

    Object create(Type type) {
        return type.adapter < 0 || type.isEmbedded() ? new Instance(type) : library.adapt(type.adapter, type);
    }

    /**
     * A compiled constructor: of an object by itself, or of the compiled superclass of an object that is being made.
     */
    void construct(Site site, int at) {
        Object fresh = objects[at];
        if (fresh == null) {
            // The page's own EnumMap asks its keys for their order.
            if (objects[at + 1] instanceof Type && site.owner.equals("java/util/EnumMap")) objects[at + 1] = Enum.class;
            call(site, at);
            objects[at - 1] = objects[at];
        } else {
            Instance instance = Instance.of(fresh);
            if (instance == null || !instance.type.isEmbedded()) return;
            int member = library.member(library.adapterName(instance.type.adapter), site.key);
            if (member < 0) throw new NotInPage(site.toString());
            library.call(member, numbers, objects, at);
            embed(instance, at);
        }
    }

    /**
     * Puts the object in the place of its interpreted part, which until now only variables and stacks of its
     * constructors can hold.
     */
    private void embed(Instance instance, int at) {
        Object made = objects[at];
        if (made instanceof Embedded embedded) embedded.embed(instance);
        else library.embed((Throwable) made, instance);
        instance.self = made;
        int from = depth;
        while (from > 0 && frames[from].method.name.equals("<init>") && objects[frames[from].base] == instance) from--;
        for (int i = frames[from].base; i < top; i++) if (objects[i] == instance) objects[i] = made;
    }
}
