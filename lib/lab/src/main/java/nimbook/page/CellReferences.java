package nimbook.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** What the methods of a class name: other classes, their fields and methods. */
final class CellReferences {

    /**
     * A class that is named, and a member of it.
     *
     * @param key {@code name(…)…} or {@code name:…}, null for the class alone
     * @param set whether the field is set
     */
    record Named(String owner, String key, boolean set) {}

    final List<String> parents = new ArrayList<>();

    /** By name and descriptor. */
    final Map<String, List<Named>> methods = new HashMap<>();

    CellReferences(byte[] file) {
        new ClassReader(file).accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public void visit(int version, int access, String name, String generic, String parent, String[] others) {
                parents.add(parent);
                if (others != null) parents.addAll(List.of(others));
            }

            @Override
            public MethodVisitor visitMethod(int access, String name, String type, String generic, String[] thrown) {
                return new Method(methods.computeIfAbsent(name + type, each -> new ArrayList<>()));
            }
        }, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }

    private static final class Method extends MethodVisitor {
        private final List<Named> named;

        Method(List<Named> named) {
            super(Opcodes.ASM9);
            this.named = named;
        }

        private void type(String internal) {
            boolean array = internal.startsWith("[");
            Type type = array ? Type.getType(internal).getElementType() : Type.getObjectType(internal);
            if (type.getSort() == Type.OBJECT) named.add(new Named(type.getInternalName(), null, false));
        }

        private void member(String owner, String key, boolean set) {
            if (owner.startsWith("[")) type(owner);
            else named.add(new Named(owner, key, set));
        }

        @Override
        public void visitTypeInsn(int op, String type) {
            type(type);
        }

        @Override
        public void visitMultiANewArrayInsn(String type, int dimensions) {
            type(type);
        }

        @Override
        public void visitFieldInsn(int op, String owner, String name, String type) {
            member(owner, name + ":" + type, op == Opcodes.PUTSTATIC || op == Opcodes.PUTFIELD);
        }

        @Override
        public void visitMethodInsn(int op, String owner, String name, String type, boolean inInterface) {
            member(owner, name + type, false);
        }

        @Override
        public void visitLdcInsn(Object value) {
            if (value instanceof Type type && type.getSort() != Type.METHOD) type(type.getInternalName());
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String type, Handle bootstrap, Object... arguments) {
            for (Object each : arguments) {
                if (each instanceof Handle handle && handle.getTag() > Opcodes.H_PUTSTATIC) {
                    member(handle.getOwner(), handle.getName() + handle.getDesc(), false);
                }
            }
        }
    }
}
