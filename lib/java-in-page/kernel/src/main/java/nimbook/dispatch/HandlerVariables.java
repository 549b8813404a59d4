package nimbook.dispatch;

import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.teavm.model.BasicBlock;
import org.teavm.model.Incoming;
import org.teavm.model.Phi;
import org.teavm.model.Variable;
import org.teavm.model.util.ProgramUtils;

/**
 * A mended {@code PhiUpdater} of TeaVM 0.13.1. Where a variable is set within a try, or checked for null there, what
 * catches reads one of its values; of these TeaVM forgets a parameter's first one, and the one before a check. So what
 * catches reads null where something is thrown before that.
 */
public final class HandlerVariables {
    private static final String MENDED = "org/teavm/model/util/PhiUpdater",
            BLOCK = Type.getInternalName(BasicBlock.class);

    private HandlerVariables() {}

    /** Puts the mended class in the place of TeaVM's, before that is loaded. */
    static void mend() {
        TeaVMClass.mend(ProgramUtils.class, "PhiUpdater", out -> new ClassVisitor(Opcodes.ASM9, out) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                    String[] exceptions) {
                return new Calls(name, super.visitMethod(access, name, descriptor, signature, exceptions));
            }
        });
    }

    /** A parameter is defined where a method starts. */
    public static void define(boolean[] defined, Variable[] atStart) {
        for (int i = 0; i < atStart.length; i++) defined[i] = atStart[i] != null;
    }

    /**
     * Names the values that come from a block to those phis of the next one that were there before: those that it ends
     * with, and to a handler those before, too.
     *
     * @return nothing that is left to do
     */
    public static List<Phi> rename(BasicBlock next, boolean isHandler, BasicBlock from, Variable[] atEnd,
            List<List<Variable>> before, BitSet used) {
        for (Phi phi : next.getPhis()) {
            for (Incoming incoming : List.copyOf(phi.getIncomings())) {
                if (incoming.getSource() != from) continue;
                int index = incoming.getValue().getIndex();
                if (atEnd[index] != null) incoming.setValue(atEnd[index]);
                used.set(incoming.getValue().getIndex());
                List<Variable> others = index < before.size() ? before.get(index) : null;
                if (!isHandler || others == null) continue;
                for (Variable each : others) {
                    Incoming other = new Incoming();
                    other.setSource(from);
                    other.setValue(each);
                    used.set(each.getIndex());
                    phi.getIncomings().add(other);
                }
            }
        }
        return List.of();
    }

    private static final class Calls extends MethodVisitor {
        private final String method;

        Calls(String method, MethodVisitor code) {
            super(Opcodes.ASM9, code);
            this.method = method;
        }

        private void field(String name, Class<?> type) {
            super.visitVarInsn(Opcodes.ALOAD, 0);
            super.visitFieldInsn(Opcodes.GETFIELD, MENDED, name, Type.getDescriptor(type));
        }

        private void call(String name) {
            for (java.lang.reflect.Method each : HandlerVariables.class.getMethods()) {
                if (each.getName().equals(name))
                    super.visitMethodInsn(Opcodes.INVOKESTATIC, Type.getInternalName(HandlerVariables.class), name,
                            Type.getMethodDescriptor(each), false);
            }
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            super.visitFieldInsn(opcode, owner, name, descriptor);
            if (!method.equals("estimatePhis") || opcode != Opcodes.PUTFIELD || !name.equals("variableDefined")) return;
            field(name, boolean[].class);
            field("variableMap", Variable[].class);
            call("define");
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            if (method.equals("renameOutgoingPhis") && owner.equals(BLOCK) && name.equals("getPhis")) {
                super.visitVarInsn(Opcodes.ILOAD, 2);
                field("currentBlock", BasicBlock.class);
                field("variableMap", Variable[].class);
                field("definedVersions", List.class);
                field("usedPhis", BitSet.class);
                call("rename");
            } else {
                super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            }
        }
    }
}
