package nimbook.dispatch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.dispatch.Catalog.Adapter;
import nimbook.dispatch.Catalog.Entry;
import nimbook.dispatch.Signatures.Declared;
import nimbook.dispatch.Signatures.Member;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes a subclass of {@link nimbook.interpreter.Library}: the texts that name classes, members and methods, and
 * switches that call them by number. Groups of members are classes of their own, since a JVM compiles no method of more
 * than 8000 bytes.
 */
final class LibraryWriter {
    private static final int GROUP = 64, SHIFT = 6;
    private static final String CALL = "(I[J[Ljava/lang/Object;I)V";
    private static final String LIBRARY = AdapterWriter.INTERPRETER + "Library";
    private static final String STRING = "Ljava/lang/String;";

    /** One number: a member that is called, or a field that is set. */
    private record Call(String key, Member member, boolean set, String adapter) {}

    private final String name;
    private final Catalog catalog;
    private final Signatures signatures;
    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final List<Call> calls = new ArrayList<>();
    private final List<String> classes = new ArrayList<>();
    private final StringBuilder types = new StringBuilder();
    private final List<String> members = new ArrayList<>();
    private final List<Adapter> adapters;

    /** @param name the internal name of the class */
    LibraryWriter(String name, Catalog catalog, Signatures signatures) {
        this.name = name;
        this.catalog = catalog;
        this.signatures = signatures;
        adapters = List.copyOf(catalog.adapters.values());
    }

    /** The files by internal name. */
    Map<String, byte[]> write() {
        List<String> extended = List.copyOf(catalog.adapters.keySet());
        for (Entry entry : catalog.entries.values()) {
            List<Call> own = new ArrayList<>();
            for (Member member : entry.members()) {
                own.add(new Call(member.key(), member, false, null));
                boolean field = !member.descriptor().startsWith("(");
                if (field && !member.is(Opcodes.ACC_FINAL)) own.add(new Call("=" + member.key(), member, true, null));
            }
            add(entry.type().name(), kind(entry.type()), extended.indexOf(entry.type().name()),
                    entry.type().parents(), own);
            classes.add(entry.type().name());
        }
        for (int i = 0; i < adapters.size(); i++) {
            Adapter adapter = adapters.get(i);
            List<Call> own = new ArrayList<>();
            for (Member each : adapter.constructors()) own.add(new Call(each.key(), each, false, adapterName(i)));
            if (!own.isEmpty()) add("+" + adapter.type().name(), "c", -1, List.of(), own);
            files.put(adapterName(i), new AdapterWriter(adapterName(i), adapter, signatures).write());
        }
        for (int group = 0; group << SHIFT < calls.size(); group++) files.put(groupName(group), group(group));
        files.put(name, library());
        return files;
    }

    private String adapterName(int adapter) {
        return name + "$A" + adapter;
    }

    private String groupName(int group) {
        return name + "$" + group;
    }

    private static String kind(Declared type) {
        if (type.isInterface()) return "i";
        if (type.components() == null) return "c";
        boolean words = type.methods().stream()
                .anyMatch(each -> each.key().equals("toString()Ljava/lang/String;") && !each.is(Opcodes.ACC_FINAL));
        return (words ? "w," : "r,") + String.join(",", type.components().stream().map(Member::key).toList());
    }

    private void add(String type, String kind, int adapter, List<String> parents, List<Call> own) {
        types.append(type).append(' ').append(kind).append(' ').append(calls.size()).append(' ').append(adapter);
        for (String parent : parents) types.append(' ').append(parent);
        types.append('\n');
        StringBuilder text = new StringBuilder();
        for (Call call : own) text.append(text.isEmpty() ? "" : "\n").append(call.key());
        members.add(text.toString());
        calls.addAll(own);
    }

    private interface Case {
        void write(MethodVisitor code, int number);
    }

    /** A switch over the numbers from 0 on; each case returns, and what is none of them throws. */
    private static void choose(MethodVisitor code, int count, Case each) {
        Label usual = new Label();
        Label[] labels = new Label[count];
        for (int i = 0; i < count; i++) labels[i] = new Label();
        if (count > 0) code.visitTableSwitchInsn(0, count - 1, usual, labels);
        for (int i = 0; i < count; i++) {
            code.visitLabel(labels[i]);
            each.write(code, i);
        }
        code.visitLabel(usual);
        code.visitTypeInsn(Opcodes.NEW, "java/lang/IllegalArgumentException");
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/IllegalArgumentException", "<init>", "()V", false);
        code.visitInsn(Opcodes.ATHROW);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private byte[] group(int group) {
        ClassWriter out = new AdapterWriter.Frames();
        out.visit(Opcodes.V1_8, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, groupName(group), null, "java/lang/Object",
                null);
        MethodVisitor code = out.visitMethod(Opcodes.ACC_STATIC, "call", CALL, null, null);
        code.visitVarInsn(Opcodes.ILOAD, 0);
        int first = group << SHIFT;
        choose(code, Math.min(GROUP, calls.size() - first), (to, i) -> call(to, calls.get(first + i)));
        out.visitEnd();
        return out.toByteArray();
    }

    private void call(MethodVisitor code, Call call) {
        Calls values = new Calls(code, 1, 2, 3, 4);
        Member member = call.member;
        boolean isStatic = member.is(Opcodes.ACC_STATIC), isConstructor = member.name().equals("<init>");
        String owner = call.adapter == null ? member.owner() : call.adapter;
        Type self = Type.getObjectType(owner);
        if (isConstructor) {
            code.visitTypeInsn(Opcodes.NEW, owner);
            code.visitInsn(Opcodes.DUP);
        } else if (!isStatic) {
            values.load(self, 0);
        }
        int from = isStatic ? 0 : 1;
        if (!member.descriptor().startsWith("(")) {
            Type type = Type.getType(member.descriptor());
            if (call.set) values.load(type, from);
            int op = call.set ? isStatic ? Opcodes.PUTSTATIC : Opcodes.PUTFIELD : isStatic ? Opcodes.GETSTATIC
                    : Opcodes.GETFIELD;
            code.visitFieldInsn(op, owner, member.name(), member.descriptor());
            if (!call.set) values.store(type, 0);
        } else {
            values.loadAll(member.descriptor(), from);
            int op = isConstructor ? Opcodes.INVOKESPECIAL : isStatic ? Opcodes.INVOKESTATIC
                : member.inInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
            code.visitMethodInsn(op, owner, member.name(), member.descriptor(), member.inInterface());
            values.store(isConstructor ? self : Type.getReturnType(member.descriptor()), 0);
        }
        code.visitInsn(Opcodes.RETURN);
    }

    private byte[] library() {
        ClassWriter out = new AdapterWriter.Frames();
        out.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, name, null, LIBRARY, null);
        MethodVisitor code = out.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, LIBRARY, "<init>", "()V", false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        text(out, "types", "()" + STRING, List.of(types.toString().strip()));
        text(out, "members", "(I)" + STRING, members);
        List<String> methods = new ArrayList<>();
        for (Adapter adapter : adapters)
            methods.add(String.join("\n", adapter.methods().stream().map(Member::key).toList()));
        text(out, "methods", "(I)" + STRING, methods);
        code = out.visitMethod(Opcodes.ACC_PROTECTED, "type", "(I)Ljava/lang/Class;", null, null);
        code.visitVarInsn(Opcodes.ILOAD, 1);
        choose(code, classes.size(), (to, i) -> {
            to.visitLdcInsn(Type.getObjectType(classes.get(i)));
            to.visitInsn(Opcodes.ARETURN);
        });
        code = out.visitMethod(Opcodes.ACC_PUBLIC, "call", CALL, null, null);
        code.visitVarInsn(Opcodes.ILOAD, 1);
        code.visitIntInsn(Opcodes.BIPUSH, SHIFT);
        code.visitInsn(Opcodes.ISHR);
        choose(code, (calls.size() + GROUP - 1) >> SHIFT, (to, group) -> {
            to.visitVarInsn(Opcodes.ILOAD, 1);
            to.visitIntInsn(Opcodes.BIPUSH, GROUP - 1);
            to.visitInsn(Opcodes.IAND);
            to.visitVarInsn(Opcodes.ALOAD, 2);
            to.visitVarInsn(Opcodes.ALOAD, 3);
            to.visitVarInsn(Opcodes.ILOAD, 4);
            to.visitMethodInsn(Opcodes.INVOKESTATIC, groupName(group), "call", CALL, false);
            to.visitInsn(Opcodes.RETURN);
        });
        String made = "(IL" + AdapterWriter.TYPE + ";)L" + AdapterWriter.INSTANCE + ";";
        code = out.visitMethod(Opcodes.ACC_PUBLIC, "adapt", made, null, null);
        code.visitVarInsn(Opcodes.ILOAD, 1);
        choose(code, adapters.size(), this::adapt);
        exceptions(out, "instance", "(Ljava/lang/Throwable;)L" + AdapterWriter.INSTANCE + ";");
        exceptions(out, "embed", "(Ljava/lang/Throwable;L" + AdapterWriter.INSTANCE + ";)V");
        exceptions(out, "callSuper", "(Ljava/lang/Throwable;I[J[Ljava/lang/Object;I)V");
        out.visitEnd();
        return out.toByteArray();
    }

    /**
     * A method that calls that of the exception's adapter, whichever it is; one without result, or null for any other
     * exception.
     */
    private void exceptions(ClassWriter out, String method, String descriptor) {
        MethodVisitor code = out.visitMethod(Opcodes.ACC_PROTECTED, method, descriptor, null, null);
        Type[] arguments = Type.getArgumentTypes(descriptor);
        String own = "(" + descriptor.substring("(Ljava/lang/Throwable;".length());
        Type result = Type.getReturnType(descriptor);
        for (int i = 0; i < adapters.size(); i++) {
            if (!AdapterWriter.isThrowable(adapters.get(i), signatures)) continue;
            Label next = new Label();
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitTypeInsn(Opcodes.INSTANCEOF, adapterName(i));
            code.visitJumpInsn(Opcodes.IFEQ, next);
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitTypeInsn(Opcodes.CHECKCAST, adapterName(i));
            for (int k = 1; k < arguments.length; k++) code.visitVarInsn(arguments[k].getOpcode(Opcodes.ILOAD), k + 1);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, adapterName(i), method, own, false);
            code.visitInsn(result.getOpcode(Opcodes.IRETURN));
            code.visitLabel(next);
        }
        if (result.getSort() != Type.VOID) code.visitInsn(Opcodes.ACONST_NULL);
        code.visitInsn(result.getOpcode(Opcodes.IRETURN));
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void adapt(MethodVisitor code, int adapter) {
        if (adapters.get(adapter).type().isInterface()) {
            code.visitTypeInsn(Opcodes.NEW, adapterName(adapter));
            code.visitInsn(Opcodes.DUP);
            code.visitVarInsn(Opcodes.ALOAD, 2);
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, adapterName(adapter), "<init>",
                    "(L" + AdapterWriter.TYPE + ";)V", false);
        } else {
            code.visitInsn(Opcodes.ACONST_NULL);
        }
        code.visitInsn(Opcodes.ARETURN);
    }

    /** A method that gives one of the texts by its number. */
    private static void text(ClassWriter out, String method, String descriptor, List<String> texts) {
        MethodVisitor code = out.visitMethod(Opcodes.ACC_PROTECTED, method, descriptor, null, null);
        if (descriptor.startsWith("()")) code.visitInsn(Opcodes.ICONST_0);
        else code.visitVarInsn(Opcodes.ILOAD, 1);
        choose(code, texts.size(), (to, i) -> {
            to.visitLdcInsn(texts.get(i));
            to.visitInsn(Opcodes.ARETURN);
        });
    }
}
