package nimbook.dispatch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import nimbook.dispatch.Signatures.Declared;
import nimbook.dispatch.Signatures.Member;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Which classes, members and adapters a library has. */
final class Catalog {

    /** A class with the members that programs may use, in the order of their numbers. */
    record Entry(Declared type, List<Member> members) {}

    /**
     * A class or interface that programs may extend, the methods that they may replace, and the constructors of a
     * class.
     */
    record Adapter(Declared type, List<Member> methods, List<Member> constructors) {}

    /**
     * Made anew for every object, or never by name: what every class inherits, and what the compiled class alone needs.
     */
    private static final Set<String> NEVER = Set.of("finalize()V", "clone()Ljava/lang/Object;",
            "getClass()Ljava/lang/Class;", "notify()V", "notifyAll()V", "wait()V", "wait(J)V", "wait(JI)V",
            "getStackTrace()[Ljava/lang/StackTraceElement;", "setStackTrace([Ljava/lang/StackTraceElement;)V",
            "fillInStackTrace()Ljava/lang/Throwable;", "describeConstable()Ljava/util/Optional;");

    final Map<String, Entry> entries = new TreeMap<>();
    final Map<String, Adapter> adapters = new TreeMap<>();
    private final Signatures signatures;
    private final Set<String> left;

    /**
     * @param classes the public classes, by internal name
     * @param extensible of these, the classes and interfaces that programs may extend; abstract and library ones need
     *     no mention
     * @param left members that are left out, as {@code java/lang/Thread.start()V}
     */
    Catalog(Signatures signatures, Set<String> classes, Set<String> extensible, Set<String> left) {
        this.signatures = signatures;
        this.left = left;
        for (String name : new TreeSet<>(classes)) {
            Declared type = signatures.of(name);
            if (type == null || !type.is(Opcodes.ACC_PUBLIC) || !signatures.isThere(name) || left.contains(name))
                continue;
            entries.put(name, new Entry(type, new ArrayList<>()));
        }
        for (Entry entry : entries.values()) entry.members.addAll(members(entry.type));
        for (Entry entry : entries.values()) {
            String name = entry.type.name();
            if (extensible.contains(name) || !Signatures.isJdk(name)) adapter(entry.type);
        }
    }

    private List<Member> members(Declared type) {
        Map<String, Member> found = new LinkedHashMap<>();
        collect(type, type, found);
        return List.copyOf(found.values());
    }

    /** The class's own public members, and those that it inherits from classes that cannot be named. */
    private void collect(Declared type, Declared from, Map<String, Member> found) {
        for (Member member : from.methods()) {
            boolean made = member.name().equals("<init>")
                    && (!from.name().equals(type.name()) || type.is(Opcodes.ACC_ABSTRACT));
            if (!made && isUsable(type, member)) found.putIfAbsent(member.key(), at(type, member));
        }
        for (Member member : from.fields())
            if (isUsable(type, member))
                found.putIfAbsent(member.key(), at(type, member));
        for (String parent : from.parents()) {
            Declared above = signatures.of(parent);
            if (above != null && !entries.containsKey(parent)) collect(type, above, found);
        }
    }

    private static Member at(Declared type, Member member) {
        boolean asIs = member.is(Opcodes.ACC_STATIC) && member.inInterface();
        return asIs ? member
                : new Member(type.name(), type.isInterface(), member.access(), member.name(), member.descriptor());
    }

    private boolean isUsable(Declared type, Member member) {
        return member.is(Opcodes.ACC_PUBLIC) && !member.is(Opcodes.ACC_SYNTHETIC) && !member.name().equals("<clinit>")
            && isThere(type.name(), member);
    }

    private boolean isThere(String owner, Member member) {
        if (!signatures.isThere(owner, member.key()) || left.contains(owner + "." + member.key())) return false;
        Type type = Type.getType(member.descriptor());
        if (type.getSort() != Type.METHOD) return isNameable(type);
        if (!isNameable(type.getReturnType())) return false;
        for (Type each : type.getArgumentTypes()) if (!isNameable(each)) return false;
        return true;
    }

    private boolean isNameable(Type type) {
        Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        if (element.getSort() != Type.OBJECT) return true;
        Declared declared = signatures.of(element.getInternalName());
        return declared != null && declared.is(Opcodes.ACC_PUBLIC) && signatures.isThere(declared.name());
    }

    private void adapter(Declared type) {
        if (type.is(Opcodes.ACC_FINAL) || type.sealed()) return;
        List<Member> constructors = new ArrayList<>();
        if (!type.isInterface()) {
            for (Member member : type.methods()) {
                boolean open = member.is(Opcodes.ACC_PUBLIC) || member.is(Opcodes.ACC_PROTECTED);
                if (member.name().equals("<init>") && open && isThere(type.name(), member)) constructors.add(member);
            }
            if (constructors.isEmpty()) return;
        }
        Map<String, Member> methods = new LinkedHashMap<>();
        replaceable(type, type, methods);
        // What is final anywhere below cannot be replaced, nor what an interface asks again of every object.
        methods.values().removeIf(each -> each.is(Opcodes.ACC_FINAL));
        if (type.isInterface())
            for (String key : List.of("toString()Ljava/lang/String;", "hashCode()I", "equals(Ljava/lang/Object;)Z")) {
            methods.remove(key);
        }
        adapters.put(type.name(), new Adapter(type, List.copyOf(methods.values()), constructors));
    }

    private void replaceable(Declared type, Declared from, Map<String, Member> found) {
        for (Member each : from.methods()) {
            Member member = signatures.hasBody(each) ? each
                    : new Member(each.owner(), each.inInterface(), each.access() | Opcodes.ACC_ABSTRACT, each.name(),
                            each.descriptor());
            boolean open = member.is(Opcodes.ACC_PUBLIC) || member.is(Opcodes.ACC_PROTECTED);
            if (!open || member.is(Opcodes.ACC_STATIC) || member.name().startsWith("<")) continue;
            if (member.is(Opcodes.ACC_SYNTHETIC)) {
                // A bridge calls what can be replaced.
                found.putIfAbsent(member.key(),
                        new Member(from.name(), false, Opcodes.ACC_FINAL, member.name(), member.descriptor()));
                continue;
            }
            if (NEVER.contains(member.key()) || !isThere(from.name(), member)) continue;
            Member known = found.get(member.key());
            // A class's method stands before an interface's; of interfaces a default before an abstract one.
            if (known == null
                    || known.is(Opcodes.ACC_ABSTRACT) && known.inInterface() && !member.is(Opcodes.ACC_ABSTRACT)) {
                found.put(member.key(), member);
            }
        }
        for (String parent : from.parents())
            if (signatures.of(parent) != null)
                replaceable(type, signatures.of(parent), found);
    }
}
