package nimbook.widget.jjava;

import java.util.HashSet;
import java.util.Set;
import nimbook.widget.run.StopSignal;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Inserts a call of {@link StopSignal#poll} before every backward jump of a class and at the start of every method, so
 * that neither a loop nor a recursion runs on when it is to stop. The JDK's own shell does the same to loops since
 * version 25. In the same pass {@link ExitCalls} replaces what would end the JVM.
 *
 * <p>The call takes nothing from the operand stack and leaves nothing there: frames and sizes of the class file stay as
 * they are.
 */
final class PollInserter {
    private static final String OWNER = Type.getInternalName(StopSignal.class);

    private PollInserter() {}

    /**
     * The class with polls;
     *
     * @throws IllegalArgumentException for a class file of a newer version than is known
     */
    static byte[] insert(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                    String[] thrown) {
                return new Method(new ExitCalls(super.visitMethod(access, name, descriptor, signature, thrown)));
            }
        }, 0);
        return writer.toByteArray();
    }

    private static final class Method extends MethodVisitor {
        private final Set<Label> passed = new HashSet<>();

        Method(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        private void poll() {
            visitMethodInsn(Opcodes.INVOKESTATIC, OWNER, "poll", "()V", false);
        }

        private void pollBefore(Label... targets) {
            for (Label target : targets) {
                if (!passed.contains(target)) continue;
                poll();
                return;
            }
        }

        @Override
        public void visitCode() {
            super.visitCode();
            poll();
        }

        @Override
        public void visitLabel(Label label) {
            passed.add(label);
            super.visitLabel(label);
        }

        @Override
        public void visitJumpInsn(int opcode, Label target) {
            pollBefore(target);
            super.visitJumpInsn(opcode, target);
        }

        @Override
        public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... targets) {
            pollBefore(targets);
            pollBefore(otherwise);
            super.visitTableSwitchInsn(min, max, otherwise, targets);
        }

        @Override
        public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] targets) {
            pollBefore(targets);
            pollBefore(otherwise);
            super.visitLookupSwitchInsn(otherwise, keys, targets);
        }
    }
}
