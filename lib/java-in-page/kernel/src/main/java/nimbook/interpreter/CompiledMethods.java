package nimbook.interpreter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;

/** Methods of compiled classes that meet interpreted ones: {@code Class} objects, arrays, constants of enumerations. */
final class CompiledMethods {

    /** The key of {@link Object#clone}. */
    static final String CLONE = "clone()Ljava/lang/Object;";

    private CompiledMethods() {}

    /** The call that takes the library's place; null where there is none. */
    static Intrinsic find(Site site) {
        if (site.key.equals("getClass()Ljava/lang/Class;") || site.owner.equals("java/lang/Class"))
            return new OfClass(site);
        if (site.owner.equals("java/lang/System") && site.name.equals("arraycopy")) return new ArrayCopy();
        if (site.key.equals(CLONE)) return site.owner.charAt(0) == '[' ? new Clone() : new CloneOfObject(site);
        boolean prints = site.key.equals("printStackTrace()V")
                || site.key.equals("printStackTrace(Ljava/io/PrintStream;)V");
        if (prints || site.owner.equals(Printing.STREAM)) return new Printing(site);
        boolean suppressed = site.key.equals("getSuppressed()[Ljava/lang/Throwable;")
                || site.key.equals("addSuppressed(Ljava/lang/Throwable;)V");
        if (suppressed) return new Suppressed(site);
        String boxed = Boxes.type(site);
        if (boxed != null) return new Boxing(boxed, site);
        boolean constants = site.key.equals("valueOf(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Enum;")
            || site.key.equals("getDeclaringClass()Ljava/lang/Class;");
        if (site.owner.equals("java/util/EnumSet") && site.descriptor.startsWith("(Ljava/lang/Class;")) {
            return new SetOfEnum(site);
        }
        return constants ? new OfEnum(site) : null;
    }

    /** {@code Double.valueOf}, {@code doubleValue} and the like: without the way to the library half as long. */
    private static final class Boxing extends Intrinsic {
        private final String type;
        private final boolean boxes;

        Boxing(String type, Site site) {
            super(site.arguments, site.result);
            this.type = type;
            boxes = site.isStatic;
        }

        @Override
        void call(Machine machine, int at) {
            if (boxes) machine.objects[at] = Boxes.box(type, machine.numbers, machine.objects, at);
            else Boxes.unbox(type, Faults.notNull(machine, at), machine.numbers, machine.objects, at);
        }
    }

    private static final class Clone extends Intrinsic {
        Clone() {
            super(1, 1);
        }

        @Override
        void call(Machine machine, int at) {
            Faults.notNull(machine, at);
            ArrayValues.copy(machine.objects, at);
        }
    }

    /** An object's clone where the class that is named has no method of its own. */
    private static final class CloneOfObject extends Intrinsic {
        private final Site site;

        CloneOfObject(Site site) {
            super(1, 1);
            this.site = site;
        }

        @Override
        void call(Machine machine, int at) {
            Instance instance = Instance.of(Faults.notNull(machine, at));
            Method own = instance == null ? null : instance.type.find(CLONE);
            if (own != null) {
                machine.enter(own, at);
            } else if (instance == null) {
                site.member = machine.library.member(site.owner, CLONE);
                machine.call(site, at);
            } else {
                machine.objects[at] = copy(machine, instance);
            }
        }
    }

    /** {@link Object#clone} of an object of the program. */
    static Object copy(Machine machine, Instance instance) {
        if (instance == null || instance.type.isEmbedded())
            throw new NotInPage("clone() of an object that is not of the program alone");
        if (!instance.type.isA("java/lang/Cloneable"))
            throw Machine.<RuntimeException>unchecked(new CloneNotSupportedException(instance.type.binaryName()));
        Object made = machine.create(instance.type);
        Instance copy = Instance.of(made);
        if (copy.numbers != null) System.arraycopy(instance.numbers, 0, copy.numbers, 0, copy.numbers.length);
        if (copy.references != null)
            System.arraycopy(instance.references, 0, copy.references, 0, copy.references.length);
        return made;
    }

    /** The exceptions that a program has suppressed are kept here: TeaVM 0.13.1 loses the list of an exception. */
    private static final class Suppressed extends Intrinsic {
        private final boolean add;

        Suppressed(Site site) {
            super(site.arguments, site.result);
            add = site.name.startsWith("add");
        }

        @Override
        void call(Machine machine, int at) {
            Throwable thrown = (Throwable) Faults.notNull(machine, at);
            List<Throwable> list = machine.suppressed.computeIfAbsent(thrown, each -> new ArrayList<>());
            if (add) list.add((Throwable) machine.objects[at + 1]);
            else machine.objects[at] = list.toArray(new Throwable[0]);
        }
    }

    private static final class OfEnum extends Intrinsic {
        private final Site site;

        OfEnum(Site site) {
            super(site.arguments, site.result);
            this.site = site;
        }

        @Override
        void call(Machine machine, int at) {
            Object subject = Faults.notNull(machine, at);
            Instance instance = Instance.of(subject);
            if (instance != null) {
                Type type = instance.type;
                machine.objects[at] = type.parent == null ? type : type.parent;
            } else if (subject instanceof Type type) {
                machine.objects[at] = constant(machine, type, (String) machine.objects[at + 1]);
            } else {
                site.member = machine.library.member("java/lang/Enum", site.key);
                machine.call(site, at);
            }
        }

        private static Object constant(Machine machine, Type type, String name) {
            if (name == null) throw new NullPointerException("Name is null");
            for (Object each : (Object[]) constants(machine, type))
                if (((Enum<?>) each).name().equals(name))
                    return each;
            throw new IllegalArgumentException("No enum constant " + type.canonicalName() + "." + name);
        }
    }

    /** {@code EnumSet.allOf} and {@code noneOf}, for which a compiled class has the constants. */
    private static final class SetOfEnum extends Intrinsic {
        /** In the place of a program's enumeration without constants. */
        private enum None {}

        private final Site site;

        SetOfEnum(Site site) {
            super(site.arguments, site.result);
            this.site = site;
            site.isStatic = true;
        }

        @Override
        @SuppressWarnings({"rawtypes", "unchecked"})
        void call(Machine machine, int at) {
            Object[] all = machine.objects[at] instanceof Type type ? (Object[]) constants(machine, type) : null;
            if (all != null && all.length > 0) {
                EnumSet set = EnumSet.copyOf((List) Arrays.asList(all));
                if (site.name.equals("noneOf")) set.clear();
                machine.objects[at] = set;
                return;
            }
            if (all != null) machine.objects[at] = None.class;
            if (site.member < 0) site.member = machine.library.member(site.owner, site.key);
            machine.call(site, at);
        }
    }

    /** All constants of the program's enumeration that this is one of; null where it is compiled. */
    static Object[] constants(Enum<?> one) {
        Instance instance = Instance.of(one);
        if (instance == null) return null;
        Type type = instance.type;
        return (Object[]) constants(type.machine, type.parent == null ? type : type.parent);
    }

    /** The constants of an enumeration. */
    static Object constants(Machine machine, Type type) {
        int at = machine.open(null);
        type.initialize();
        machine.enter(type.find("values()[L" + type.name + ";"), at);
        return machine.objects[at];
    }

    /** getClass, and the methods of what it gives. */
    private static final class OfClass extends Intrinsic {
        private final Site site;

        OfClass(Site site) {
            super(site.arguments, site.result);
            this.site = site;
        }

        @Override
        void call(Machine machine, int at) {
            Object subject = Faults.notNull(machine, at);
            if (site.name.equals("getClass")) {
                Instance instance = Instance.of(subject);
                machine.objects[at] =
                        instance != null ? instance.type : subject instanceof Type ? Class.class : subject.getClass();
            } else if (site.name.equals("desiredAssertionStatus")) {
                machine.numbers[at] = 0;
            } else if (subject instanceof Type type) {
                ofType(machine, type, at);
            } else if (site.name.equals("isAssignableFrom") && machine.objects[at + 1] instanceof Type other) {
                String name = ((Class<?>) subject).getName().replace('.', '/');
                machine.numbers[at] = other.isA(name) ? 1 : 0;
            } else if (site.name.equals("isInstance") && Instance.of(machine.objects[at + 1]) != null) {
                String name = ((Class<?>) subject).getName().replace('.', '/');
                machine.numbers[at] = Instance.of(machine.objects[at + 1]).type.isA(name) ? 1 : 0;
            } else {
                if (site.member < 0) site.member = machine.library.member(site.owner, site.key);
                machine.call(site, at);
            }
        }

        private void ofType(Machine machine, Type type, int at) {
            Object argument = site.arguments > 1 ? machine.objects[at + 1] : null;
            Instance instance = Instance.of(argument);
            switch (site.name) {
                case "getName", "getTypeName" -> machine.objects[at] = type.binaryName();
                case "getSimpleName" -> machine.objects[at] = type.simpleName();
                case "toString" -> machine.objects[at] = type.toString();
                case "hashCode" -> machine.numbers[at] = type.hashCode();
                case "equals" -> machine.numbers[at] = type == argument ? 1 : 0;
                case "isInstance" -> machine.numbers[at] = instance != null && instance.type.isA(type.name) ? 1 : 0;
                case "isAssignableFrom" -> machine.numbers[at] =
                        argument instanceof Type other && other.isA(type.name) ? 1 : 0;
                case "getCanonicalName" -> machine.objects[at] = type.canonicalName();
                case "isInterface" -> machine.numbers[at] = type.isInterface() ? 1 : 0;
                case "isEnum" -> machine.numbers[at] = type.file.superName.equals("java/lang/Enum") ? 1 : 0;
                case "isRecord" -> machine.numbers[at] = type.compiled.equals("java/lang/Record") ? 1 : 0;
                case "getSuperclass" -> machine.objects[at] = type.isInterface() ? null
                        : type.parent != null ? type.parent : machine.library.type(type.compiled);
                case "isArray", "isPrimitive" -> machine.numbers[at] = 0;
                case "getEnumConstants" -> machine.objects[at] = constants(machine, type);
                case "cast" -> {
                    if (argument != null && (instance == null || !instance.type.isA(type.name))) {
                        throw new ClassCastException(
                                "Cannot cast " + Faults.name(argument) + " to " + type.binaryName());
                    }
                    machine.objects[at] = argument;
                }
                default -> throw new NotInPage(site + " of a class of the program");
            }
        }
    }
}
