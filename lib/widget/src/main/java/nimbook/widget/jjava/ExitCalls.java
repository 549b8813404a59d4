package nimbook.widget.jjava;

import java.util.Map;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Replaces a method's calls that would end the JVM, and method references to them, by those of {@link SystemExit}. Java
 * has no other way left: version 24 took the security manager away.
 */
final class ExitCalls extends MethodVisitor {
    private static final String OWNER = Type.getInternalName(SystemExit.class);

    /** By owner and name, what takes the same operands. */
    private static final Map<String, String> INSTEAD = Map.of(
            "java/lang/System.exit", "(I)V",
            "java/lang/Runtime.exit", "(Ljava/lang/Runtime;I)V",
            "java/lang/Runtime.halt", "(Ljava/lang/Runtime;I)V");

    ExitCalls(MethodVisitor next) {
        super(Opcodes.ASM9, next);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean inInterface) {
        String instead = INSTEAD.get(owner + "." + name);
        if (instead == null) super.visitMethodInsn(opcode, owner, name, descriptor, inInterface);
        else super.visitMethodInsn(Opcodes.INVOKESTATIC, OWNER, name, instead, false);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        Object[] changed = arguments.clone();
        for (int i = 0; i < changed.length; i++) {
            if (!(changed[i] instanceof Handle handle)) continue;
            String instead = INSTEAD.get(handle.getOwner() + "." + handle.getName());
            if (instead != null)
                changed[i] = new Handle(Opcodes.H_INVOKESTATIC, OWNER, handle.getName(), instead, false);
        }
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, changed);
    }
}
