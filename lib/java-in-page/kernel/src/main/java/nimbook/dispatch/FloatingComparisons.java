package nimbook.dispatch;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Date;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nimbook.interpreter.JavaArithmetic;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.teavm.backend.wasm.WasmGCTarget;
import org.teavm.backend.wasm.generate.common.methods.BaseWasmGenerationContext;
import org.teavm.backend.wasm.model.expression.WasmFloatBinary;
import org.teavm.backend.wasm.model.expression.WasmFloatBinaryOperation;
import org.teavm.backend.wasm.model.expression.WasmFloatType;
import org.teavm.model.MethodReference;
import org.teavm.parsing.resource.Resource;
import org.teavm.parsing.resource.ResourceProvider;

/**
 * Class files in which a comparison of floating numbers and the branch on it are a call of {@link JavaArithmetic} that
 * becomes one instruction. TeaVM 0.13.1 reads both comparisons of the JVM as one without an answer for NaN, joins equal
 * ones, and takes {@code a >= b} for the contrary of {@code a < b}: with NaN a branch goes the wrong way.
 */
public final class FloatingComparisons implements ResourceProvider {
    private static final String CALLED = Type.getInternalName(JavaArithmetic.class);

    /** What a branch is taken on. */
    private static final Map<Integer, WasmFloatBinaryOperation> OPERATIONS =
            Map.of(Opcodes.IFLT, WasmFloatBinaryOperation.LT, Opcodes.IFLE, WasmFloatBinaryOperation.LE, Opcodes.IFGT,
                    WasmFloatBinaryOperation.GT, Opcodes.IFGE, WasmFloatBinaryOperation.GE, Opcodes.IFEQ,
                    WasmFloatBinaryOperation.EQ);

    private final ResourceProvider all;

    FloatingComparisons(ResourceProvider all) {
        this.all = all;
    }

    /** No other order is the contrary of an order: TeaVM's generator negates what the instruction says. */
    static void mend() {
        TeaVMClass.mend(BaseWasmGenerationContext.class, "BaseWasmGenerationVisitor",
                out -> new ClassVisitor(Opcodes.ASM9, out) {
            @Override
                    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                            String[] exceptions) {
                MethodVisitor code = super.visitMethod(access, name, descriptor, signature, exceptions);
                String operation = Type.getDescriptor(WasmFloatBinaryOperation.class);
                if (!name.equals("negate") || !descriptor.equals("(" + operation + ")" + operation)) return code;
                code.visitCode();
                code.visitVarInsn(Opcodes.ALOAD, 0);
                code.visitMethodInsn(Opcodes.INVOKESTATIC, Type.getInternalName(FloatingComparisons.class), name,
                                descriptor, false);
                code.visitInsn(Opcodes.ARETURN);
                code.visitMaxs(0, 0);
                code.visitEnd();
                return null;
            }
        });
    }

    /** The operation that says the contrary, null for none. */
    public static WasmFloatBinaryOperation negate(WasmFloatBinaryOperation operation) {
        return switch (operation) {
            case EQ -> WasmFloatBinaryOperation.NE;
            case NE -> WasmFloatBinaryOperation.EQ;
            default -> null;
        };
    }

    /** Gives the calls their instructions. */
    static void add(WasmGCTarget target) {
        for (WasmFloatBinaryOperation each : OPERATIONS.values()) {
            add(target, each, double.class, WasmFloatType.FLOAT64);
            add(target, each, float.class, WasmFloatType.FLOAT32);
        }
    }

    private static void add(WasmGCTarget target, WasmFloatBinaryOperation operation, Class<?> type,
            WasmFloatType bits) {
        target.addIntrinsic(new MethodReference(JavaArithmetic.class, name(operation), type, type, boolean.class),
                (call, in) -> new WasmFloatBinary(bits, operation, in.generate(call.getArguments().get(0)),
                        in.generate(call.getArguments().get(1))));
    }

    private static String name(WasmFloatBinaryOperation operation) {
        return operation.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Iterator<Resource> getResources(String name) {
        List<Resource> changed = new ArrayList<>();
        boolean isClass = name.endsWith(".class");
        all.getResources(name).forEachRemaining(each -> changed.add(isClass ? new ClassFile(each) : each));
        return changed.iterator();
    }

    @Override
    public void close() {
        all.close();
    }

    private record ClassFile(Resource source) implements Resource {
        @Override
        public InputStream open() {
            try (InputStream in = source.open()) {
                ClassReader file = new ClassReader(in);
                ClassWriter out = new ClassWriter(file, 0);
                file.accept(new ClassVisitor(Opcodes.ASM9, out) {
                    @Override
                    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                            String[] exceptions) {
                        return new Branches(super.visitMethod(access, name, descriptor, signature, exceptions));
                    }
                }, 0);
                return new ByteArrayInputStream(out.toByteArray());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public Date getModificationDate() {
            return source.getModificationDate();
        }
    }

    /** A branch follows each comparison that javac writes. */
    private static final class Branches extends MethodVisitor {
        private int comparison;

        Branches(MethodVisitor code) {
            super(Opcodes.ASM9, code);
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode >= Opcodes.FCMPL && opcode <= Opcodes.DCMPG) comparison = opcode;
            else super.visitInsn(opcode);
        }

        @Override
        public void visitJumpInsn(int opcode, Label to) {
            if (comparison == 0) {
                super.visitJumpInsn(opcode, to);
                return;
            }
            // The comparisons that are 1 for NaN have even opcodes.
            boolean isDouble = comparison >= Opcodes.DCMPL, isLess = comparison % 2 == 0,
                    holds = switch (opcode) {
                        case Opcodes.IFEQ -> true;
                        case Opcodes.IFLT, Opcodes.IFLE -> isLess;
                        case Opcodes.IFGT, Opcodes.IFGE -> !isLess;
                        default -> false;
                    };
            // The opcodes of a condition and its contrary are an odd number and the next.
            WasmFloatBinaryOperation operation = OPERATIONS.get(holds ? opcode : (opcode - 1 ^ 1) + 1);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, CALLED, name(operation), isDouble ? "(DD)Z" : "(FF)Z", false);
            super.visitJumpInsn(holds ? Opcodes.IFNE : Opcodes.IFEQ, to);
            comparison = 0;
        }
    }
}
