package nimbook.dispatch;

import nimbook.dispatch.Catalog.Adapter;
import nimbook.dispatch.Signatures.Member;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes the class whose objects stand for those of interpreted classes: each method runs the interpreted one, if there
 * is one.
 */
final class AdapterWriter {
    static final String INTERPRETER = "nimbook/interpreter/";
    static final String INSTANCE = INTERPRETER + "Instance";
    static final String MACHINE = INTERPRETER + "Machine";
    static final String TYPE = INTERPRETER + "Type";
    private static final String EMBEDDED = INTERPRETER + "Embedded";
    static final String CALL_SUPER = "(I[J[Ljava/lang/Object;I)V";

    private final String name;
    private final Adapter adapter;
    private final boolean embedded;
    private final boolean throwable;
    private final ClassWriter out = new Frames();

    AdapterWriter(String name, Adapter adapter, Signatures signatures) {
        this.name = name;
        this.adapter = adapter;
        embedded = !adapter.type().isInterface();
        throwable = isThrowable(adapter, signatures);
    }

    static boolean isThrowable(Adapter adapter, Signatures signatures) {
        String parent = adapter.type().name();
        while (parent != null && !parent.equals("java/lang/Throwable")) parent = signatures.of(parent).parent();
        return parent != null;
    }

    /** Frames are computed without loading classes: where branches meet, nothing but Object is on the stack. */
    static final class Frames extends ClassWriter {
        Frames() {
            super(COMPUTE_FRAMES);
        }

        @Override
        protected String getCommonSuperClass(String a, String b) {
            return "java/lang/Object";
        }
    }

    byte[] write() {
        String above = adapter.type().name();
        out.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, name, null,
                embedded ? above : INSTANCE, throwable ? null : new String[] {embedded ? EMBEDDED : above});
        if (embedded) carry();
        else constructor("(L" + TYPE + ";)V", INSTANCE);
        for (Member each : adapter.constructors()) constructor(each.descriptor(), above);
        for (int slot = 0; slot < adapter.methods().size(); slot++) method(adapter.methods().get(slot), slot);
        callSuper();
        out.visitEnd();
        return out.toByteArray();
    }

    private void carry() {
        out.visitField(Opcodes.ACC_PRIVATE, "instance", "L" + INSTANCE + ";", null, null).visitEnd();
        MethodVisitor get = out.visitMethod(Opcodes.ACC_PUBLIC, "instance", "()L" + INSTANCE + ";", null, null);
        get.visitVarInsn(Opcodes.ALOAD, 0);
        get.visitFieldInsn(Opcodes.GETFIELD, name, "instance", "L" + INSTANCE + ";");
        end(get, Opcodes.ARETURN);
        MethodVisitor set = out.visitMethod(Opcodes.ACC_PUBLIC, "embed", "(L" + INSTANCE + ";)V", null, null);
        set.visitVarInsn(Opcodes.ALOAD, 0);
        set.visitVarInsn(Opcodes.ALOAD, 1);
        set.visitFieldInsn(Opcodes.PUTFIELD, name, "instance", "L" + INSTANCE + ";");
        end(set, Opcodes.RETURN);
    }

    private static void end(MethodVisitor code, int how) {
        code.visitInsn(how);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void constructor(String descriptor, String above) {
        MethodVisitor code = out.visitMethod(Opcodes.ACC_PUBLIC, "<init>", descriptor, null, null);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        locals(code, descriptor);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, above, "<init>", descriptor, false);
        end(code, Opcodes.RETURN);
    }

    private static int locals(MethodVisitor code, String descriptor) {
        int local = 1;
        for (Type type : Type.getArgumentTypes(descriptor)) {
            code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
            local += type.getSize();
        }
        return local;
    }

    private void self(MethodVisitor code) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        if (embedded) code.visitFieldInsn(Opcodes.GETFIELD, name, "instance", "L" + INSTANCE + ";");
    }

    private void method(Member member, int slot) {
        int access = member.is(Opcodes.ACC_PROTECTED) ? Opcodes.ACC_PROTECTED : Opcodes.ACC_PUBLIC;
        MethodVisitor code = out.visitMethod(access, member.name(), member.descriptor(), null, null);
        int at = Type.getArgumentsAndReturnSizes(member.descriptor()) >> 2, numbers = at + 1, objects = at + 2;
        Label above = new Label();
        if (embedded) {
            self(code);
            code.visitJumpInsn(Opcodes.IFNULL, above);
        }
        self(code);
        code.visitIntInsn(Opcodes.SIPUSH, slot);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, INSTANCE, "open", "(I)I", false);
        code.visitInsn(Opcodes.DUP);
        code.visitVarInsn(Opcodes.ISTORE, at);
        code.visitJumpInsn(Opcodes.IFLT, above);
        self(code);
        code.visitFieldInsn(Opcodes.GETFIELD, INSTANCE, "type", "L" + TYPE + ";");
        code.visitFieldInsn(Opcodes.GETFIELD, TYPE, "machine", "L" + MACHINE + ";");
        code.visitInsn(Opcodes.DUP);
        code.visitFieldInsn(Opcodes.GETFIELD, MACHINE, "numbers", "[J");
        code.visitVarInsn(Opcodes.ASTORE, numbers);
        code.visitFieldInsn(Opcodes.GETFIELD, MACHINE, "objects", "[Ljava/lang/Object;");
        code.visitVarInsn(Opcodes.ASTORE, objects);
        Calls calls = new Calls(code, numbers, objects, at, at + 3);
        int local = 1;
        for (Type type : Type.getArgumentTypes(member.descriptor())) {
            calls.put(type, local, local);
            local += type.getSize();
        }
        self(code);
        code.visitIntInsn(Opcodes.SIPUSH, slot);
        code.visitVarInsn(Opcodes.ILOAD, at);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, INSTANCE, "run", "(II)I", false);
        code.visitVarInsn(Opcodes.ISTORE, at);
        Type result = Type.getReturnType(member.descriptor());
        if (result.getSort() != Type.VOID) calls.load(result, 0);
        code.visitInsn(result.getOpcode(Opcodes.IRETURN));
        code.visitLabel(above);
        compiled(code, member);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** What the method does for a class that does not replace it. */
    private void compiled(MethodVisitor code, Member member) {
        if (member.is(Opcodes.ACC_ABSTRACT)) {
            code.visitTypeInsn(Opcodes.NEW, "java/lang/AbstractMethodError");
            code.visitInsn(Opcodes.DUP);
            code.visitLdcInsn(member.name());
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/AbstractMethodError", "<init>",
                    "(Ljava/lang/String;)V", false);
            code.visitInsn(Opcodes.ATHROW);
            return;
        }
        code.visitVarInsn(Opcodes.ALOAD, 0);
        if (throwable && member.key().equals("toString()Ljava/lang/String;")) {
            self(code);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, INTERPRETER + "Library", "text",
                "(Ljava/lang/Throwable;L" + INSTANCE + ";)Ljava/lang/String;", false);
        } else {
            locals(code, member.descriptor());
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, adapter.type().name(), member.name(), member.descriptor(),
                    !embedded);
        }
        code.visitInsn(Type.getReturnType(member.descriptor()).getOpcode(Opcodes.IRETURN));
    }

    private void callSuper() {
        MethodVisitor code = out.visitMethod(Opcodes.ACC_PUBLIC, "callSuper", CALL_SUPER, null, null);
        int count = adapter.methods().size();
        Label usual = new Label();
        Label[] labels = new Label[count];
        for (int i = 0; i < count; i++)
            labels[i] = adapter.methods().get(i).is(Opcodes.ACC_ABSTRACT) ? usual : new Label();
        if (count > 0) {
            code.visitVarInsn(Opcodes.ILOAD, 1);
            code.visitTableSwitchInsn(0, count - 1, usual, labels);
        }
        Calls calls = new Calls(code, 2, 3, 4, 5);
        for (int i = 0; i < count; i++) {
            if (labels[i] == usual) continue;
            Member member = adapter.methods().get(i);
            code.visitLabel(labels[i]);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            calls.loadAll(member.descriptor(), 1);
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, adapter.type().name(), member.name(), member.descriptor(),
                    !embedded);
            calls.store(Type.getReturnType(member.descriptor()), 0);
            code.visitInsn(Opcodes.RETURN);
        }
        code.visitLabel(usual);
        code.visitTypeInsn(Opcodes.NEW, "java/lang/AbstractMethodError");
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/AbstractMethodError", "<init>", "()V", false);
        code.visitInsn(Opcodes.ATHROW);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
