package nimbook.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Loads the classes of the libraries with calls of {@link StepCounter} in them; those of this package stay as they are.
 */
final class StepCountingLoader extends ClassLoader {

    private static final String OWN = StepCounter.class.getPackageName() + ".";
    private static final String COUNTER = Type.getInternalName(StepCounter.class);

    /** A method of the counter that is called with the operands of another call before that is made. */
    private record Charge(String method, String descriptor) {}

    private static final Charge PRODUCT = new Charge("product", "(Ljava/lang/Object;Ljava/lang/Object;)V");
    private static final Charge QUOTIENT = new Charge("quotient", "(Ljava/lang/Object;Ljava/lang/Object;)V");
    private static final Charge SQUARE = new Charge("square", "(Ljava/lang/Object;)V");
    private static final Charge COPY = new Charge("copy", "(Ljava/lang/Object;I)V");

    private static final String NUMBER = "java/math/BigInteger";
    private static final Map<String, Charge> CHARGES = Map.ofEntries(
            Map.entry(NUMBER + ".multiply", PRODUCT), Map.entry(NUMBER + ".divide", QUOTIENT),
            Map.entry(NUMBER + ".mod", QUOTIENT),
            Map.entry(NUMBER + ".remainder", QUOTIENT), Map.entry(NUMBER + ".divideAndRemainder", QUOTIENT),
            Map.entry(NUMBER + ".gcd", PRODUCT),
            Map.entry(NUMBER + ".sqrt", SQUARE), Map.entry(NUMBER + ".toString", SQUARE),
            Map.entry(NUMBER + ".pow", new Charge("power", "(Ljava/lang/Object;I)V")),
            Map.entry("java/lang/String.repeat", new Charge("repeat", "(Ljava/lang/String;I)V")),
            Map.entry("java/util/Arrays.copyOf", COPY));

    /** Their constructors take an initial capacity. */
    private static final Set<String> CAPACITIES =
            Set.of("java/util/ArrayList", "java/util/ArrayDeque", "java/util/HashMap", "java/util/HashSet",
                    "java/util/LinkedHashMap", "java/util/LinkedHashSet", "java/lang/StringBuilder");

    /** Answers that would differ from machine to machine come from the counter. */
    private static final Map<String, String> REPLACED = Map.of(
            "java/lang/Runtime.maxMemory", "(Ljava/lang/Runtime;)J",
            "java/lang/Runtime.availableProcessors", "(Ljava/lang/Runtime;)I",
            "java/lang/System.nanoTime", "()J",
            "java/lang/System.currentTimeMillis", "()J",
            "java/util/concurrent/ThreadLocalRandom.current", "()Ljava/util/random/RandomGenerator;");

    StepCountingLoader(ClassLoader parent) {
        super(parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith("nimbook.") || name.startsWith(OWN) && name.indexOf('.', OWN.length()) < 0)
            return super.loadClass(name, resolve);
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : findClass(name);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String path = name.replace('.', '/') + ".class";
        URL url = getResource(path);
        if (url == null) throw new ClassNotFoundException(name);
        try (InputStream in = url.openStream()) {
            ClassReader reader = new ClassReader(in);
            // Frames stay as they are: what is inserted leaves the operand stack as it was.
            ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
            reader.accept(new Counting(writer), 0);
            byte[] code = writer.toByteArray();
            String text = url.toString();
            URL root = new URL(text.substring(0, text.length() - path.length()));
            return defineClass(name, code, 0, code.length,
                    new ProtectionDomain(new CodeSource(root, (Certificate[]) null), null));
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private static final class Counting extends ClassVisitor {
        Counting(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                String[] exceptions) {
            return new CountingMethod(super.visitMethod(access, name, descriptor, signature, exceptions));
        }
    }

    private static final class CountingMethod extends MethodVisitor {
        private final Set<Label> seen = new HashSet<>();

        CountingMethod(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        private void count(String method, String descriptor) {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, COUNTER, method, descriptor, false);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            count("step", "()V");
        }

        @Override
        public void visitLabel(Label label) {
            seen.add(label);
            super.visitLabel(label);
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            if (seen.contains(label)) count("step", "()V");
            super.visitJumpInsn(opcode, label);
        }

        @Override
        public void visitIntInsn(int opcode, int operand) {
            if (opcode == Opcodes.NEWARRAY) {
                array(switch (operand) {
                    case Opcodes.T_LONG, Opcodes.T_DOUBLE -> 8;
                    case Opcodes.T_INT, Opcodes.T_FLOAT -> 4;
                    case Opcodes.T_CHAR, Opcodes.T_SHORT -> 2;
                    default -> 1;
                });
            }
            super.visitIntInsn(opcode, operand);
        }

        /** The length on top of the stack, and the bytes of an element. */
        private void array(int size) {
            super.visitInsn(Opcodes.DUP);
            super.visitIntInsn(Opcodes.BIPUSH, size);
            count("array", "(II)V");
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            if (opcode == Opcodes.ANEWARRAY) array(4);
            super.visitTypeInsn(opcode, type);
            // Frames name the place of the instruction itself.
            if (opcode == Opcodes.NEW) count("object", "()V");
        }

        @Override
        public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
            if (dimensions == 2) {
                super.visitInsn(Opcodes.DUP2);
                super.visitIntInsn(Opcodes.BIPUSH, switch (descriptor.charAt(2)) {
                    case 'J', 'D' -> 8;
                    case 'B', 'Z' -> 1;
                    case 'C', 'S' -> 2;
                    default -> 4;
                });
                count("grid", "(III)V");
            }
            super.visitMultiANewArrayInsn(descriptor, dimensions);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            String call = owner + "." + name;
            String replaced = REPLACED.get(call);
            if (replaced != null) {
                count(name.equals("current") ? "random" : name, replaced);
                return;
            }
            Charge charge = CHARGES.get(call);
            if (charge != null && operands(opcode, descriptor) == operands(Opcodes.INVOKESTATIC, charge.descriptor())) {
                super.visitInsn(charge == SQUARE ? Opcodes.DUP : Opcodes.DUP2);
                count(charge.method(), charge.descriptor());
            } else if (name.equals("clone") && owner.startsWith("[")) {
                super.visitInsn(Opcodes.DUP);
                count("clone", "(Ljava/lang/Object;)V");
            } else if (name.equals("<init>") && descriptor.equals("(I)V") && CAPACITIES.contains(owner)) {
                array(4);
            }
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }

        private static int operands(int opcode, String descriptor) {
            return Type.getArgumentTypes(descriptor).length + (opcode == Opcodes.INVOKESTATIC ? 0 : 1);
        }
    }
}
