package nimbook.interpreter;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An interpreted class or interface. In the program it stands for its {@code Class} object, too. */
public final class Type {

    /** A field: its place among the class's or the object's numbers or references. */
    record Field(Type owner, int access, String name, String descriptor, int slot) {
        boolean isStatic() {
            return (access & ClassFile.STATIC) != 0;
        }
    }

    /** How far the class's initialization has come. */
    enum State { LOADED, RUNNING, READY, FAILED }

    /** What runs it. */
    public final Machine machine;

    final String name;
    final ClassFile file;
    final int access;
    final Type parent;

    /** The nearest compiled superclass, and all compiled and interpreted supertypes with the type itself. */
    final String compiled;
    final Set<String> supertypes = new LinkedHashSet<>();

    final Map<String, Method> methods = new LinkedHashMap<>();
    final Map<String, Field> fields = new LinkedHashMap<>();
    int numberCount;
    int referenceCount;
    long[] numbers;
    Object[] references;
    State state = State.LOADED;

    /**
     * The number of the compiled class that its objects are, -1 for {@link Instance}; what replaces that class's
     * methods.
     */
    int adapter = -1;
    Method[] overrides;

    /** What compiled code runs in place of a lambda's one method; null where it runs that. */
    Direct direct;

    private final List<Type> interfaces = new ArrayList<>();
    private final Map<String, Method> found = new HashMap<>();

    /** From a class file. */
    Type(Machine machine, ClassFile file) {
        this(machine, file, file.name, file.access, file.superName, file.interfaces);
        int staticNumbers = 0, staticReferences = 0;
        for (ClassFile.Member field : file.fields) {
            boolean reference = Descriptors.isReference(field.descriptor());
            int slot;
            if ((field.access() & ClassFile.STATIC) != 0) slot = reference ? staticReferences++ : staticNumbers++;
            else slot = reference ? referenceCount++ : numberCount++;
            fields.put(field.name() + ":" + field.descriptor(),
                    new Field(this, field.access(), field.name(), field.descriptor(), slot));
        }
        numbers = new long[staticNumbers];
        references = new Object[staticReferences];
        for (ClassFile.Member field : file.fields) constant(field);
        for (ClassFile.Member m : file.methods) add(new Method(this, m.access(), m.name(), m.descriptor(), m.code()));
        link();
    }

    /** Made by the interpreter, with its methods still to be added; {@link #link} follows. */
    Type(Machine machine, ClassFile file, String name, int access, String superName, List<String> superInterfaces) {
        this.machine = machine;
        this.file = file;
        this.name = name;
        this.access = access;
        parent = superName == null ? null : machine.interpreted(superName);
        compiled = parent == null ? superName : parent.compiled;
        supertypes.add(name);
        if (parent != null) {
            supertypes.addAll(parent.supertypes);
            numberCount = parent.numberCount;
            referenceCount = parent.referenceCount;
        } else {
            supertypes.addAll(machine.library.supertypes(superName));
        }
        for (String each : superInterfaces) {
            Type type = machine.interpreted(each);
            if (type != null) interfaces.add(type);
            supertypes.addAll(type != null ? type.supertypes : machine.library.supertypes(each));
        }
    }

    /** The value that a static field begins with; that of another is set by constructors (JVMS 4.7.2). */
    private void constant(ClassFile.Member field) {
        if (field.constant() == 0 || (field.access() & ClassFile.STATIC) == 0) return;
        Field made = fields.get(field.name() + ":" + field.descriptor());
        if (Descriptors.isReference(field.descriptor())) references[made.slot] = file.string(field.constant()).intern();
        else numbers[made.slot] = file.number(field.constant());
    }

    void add(Method method) {
        methods.put(method.key(), method);
    }

    /** Chooses the compiled class that objects of this class are. */
    void link() {
        if (isInterface()) return;
        adapter = machine.library.adapter(this);
        String[] slots = adapter < 0 ? new String[0] : machine.library.slots(adapter);
        overrides = new Method[slots.length];
        for (int i = 0; i < slots.length; i++) overrides[i] = find(slots[i]);
    }

    boolean isInterface() {
        return (access & ClassFile.INTERFACE) != 0;
    }

    /** Whether it extends a compiled class other than Object and Record. */
    boolean isEmbedded() {
        return !compiled.equals("java/lang/Object") && !compiled.equals("java/lang/Record");
    }

    /**
     * The method that a call by name and descriptor runs: the class's own, else a superclass's, else a default method
     * (JVMS 5.4.6).
     */
    Method find(String key) {
        if (found.containsKey(key)) return found.get(key);
        Method method = null;
        for (Type type = this; type != null && method == null; type = type.parent) {
            method = type.methods.get(key);
            if (method != null && method.isAbstract()) method = null;
        }
        for (Type type = this; type != null && method == null; type = type.parent) method = type.defaultMethod(key);
        found.put(key, method);
        return method;
    }

    private Method defaultMethod(String key) {
        Method best = null;
        for (Type each : interfaces) {
            Method method = each.methods.get(key);
            if (method == null || method.isAbstract() || method.isStatic()) method = each.defaultMethod(key);
            if (method != null && (best == null || method.owner.supertypes.contains(best.owner.name))) best = method;
        }
        return best;
    }

    /** The method that a reference names, abstract ones with them; null where only compiled classes can have it. */
    Method resolve(String key) {
        for (Type type = this; type != null; type = type.parent) {
            Method method = type.methods.get(key);
            if (method != null) return method;
        }
        for (Type type = this; type != null; type = type.parent) {
            for (Type each : type.interfaces) {
                Method method = each.resolve(key);
                if (method != null) return method;
            }
        }
        return null;
    }

    /** The field that a reference names; null where only compiled classes can have it. */
    Field field(String key) {
        Field field = fields.get(key);
        for (int i = 0; field == null && i < interfaces.size(); i++) field = interfaces.get(i).field(key);
        return field != null || parent == null ? field : parent.field(key);
    }

    /** Whether its objects are of the type. */
    boolean isA(String type) {
        return supertypes.contains(type);
    }

    /** Runs the class's initializer, once (JVMS 5.5). */
    void initialize() {
        if (state == State.READY || state == State.RUNNING) return;
        if (state == State.FAILED) throw new NoClassDefFoundError("Could not initialize class " + binaryName());
        state = State.RUNNING;
        try {
            if (parent != null) parent.initialize();
            Method start = methods.get("<clinit>()V");
            if (start != null) machine.enter(start, machine.top);
            state = State.READY;
        } catch (Error e) {
            state = State.FAILED;
            throw e;
        } catch (RuntimeException e) {
            state = State.FAILED;
            throw new ExceptionInInitializerError(e);
        } finally {
            if (state == State.RUNNING) state = State.FAILED;
        }
    }

    /** The name of {@code Class.getName}. */
    String binaryName() {
        return name.replace('/', '.');
    }

    /** The name of {@code Class.getCanonicalName}; a local class, with a number after the sign, has none. */
    String canonicalName() {
        return name.matches(".*\\$\\d.*") ? null : binaryName().replace('$', '.');
    }

    /**
     * The name of {@code Class.getSimpleName}: without the package and the enclosing class, whose local classes have a
     * number first.
     */
    String simpleName() {
        String text = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1);
        int at = 0;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
        return text.substring(at);
    }

    @Override
    public String toString() {
        return (isInterface() ? "interface " : "class ") + binaryName();
    }
}
