package nimbook.dispatch;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimbook.interpreter.Supplement;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/** What TeaVM's class library lacks: methods that call those of {@link Supplement}, and exceptions. */
public final class Supplements implements ClassHolderTransformer {

    /** Exceptions, with the class that each extends. */
    static final Map<String, String> CLASSES =
            Map.of("java/lang/ExceptionInInitializerError", "java/lang/LinkageError");

    /**
     * By class, the methods by name and descriptor; the object of one that is not static is Supplement's first
     * parameter.
     */
    private static final Map<String, Map<String, Method>> METHODS = methods();

    private static Map<String, Map<String, Method>> methods() {
        Map<String, Map<String, Method>> all = new HashMap<>();
        for (Method method : Supplement.class.getDeclaredMethods()) {
            int at = method.getName().lastIndexOf('_');
            if (at < 0) continue;
            String owner = method.getName().substring(0, at).replace('_', '/'),
                    name = method.getName().substring(at + 1);
            List<String> same = new ArrayList<>();
            for (Method each : type(owner).getMethods())
                if (each.getName().equals(name))
                    same.add(Type.getMethodDescriptor(each));
            String asStatic = Type.getMethodDescriptor(method);
            String key = name + (same.contains(asStatic) ? asStatic : asStatic.replace("(L" + owner + ";", "("));
            all.computeIfAbsent(owner, each -> new HashMap<>()).put(key, method);
        }
        return all;
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name.replace('/', '.'));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    static boolean has(String owner, String key) {
        return CLASSES.containsKey(owner) || METHODS.getOrDefault(owner, Map.of()).containsKey(key);
    }

    /** The exceptions' class files, under the names by which TeaVM looks for them. */
    static Map<String, byte[]> classes() {
        Map<String, byte[]> files = new HashMap<>();
        CLASSES.forEach((name, parent) -> {
            String at = "org/teavm/classlib/" + name.replaceAll("([^/]+)$", "T$1");
            ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            out.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, at, null, parent, null);
            for (String descriptor : List.of("()V", "(Ljava/lang/String;)V", "(Ljava/lang/Throwable;)V")) {
                boolean cause = descriptor.contains("Throwable");
                MethodVisitor code = out.visitMethod(Opcodes.ACC_PUBLIC, "<init>", descriptor, null, null);
                code.visitVarInsn(Opcodes.ALOAD, 0);
                if (cause) code.visitInsn(Opcodes.ACONST_NULL);
                if (!descriptor.equals("()V")) code.visitVarInsn(Opcodes.ALOAD, 1);
                code.visitMethodInsn(Opcodes.INVOKESPECIAL, parent, "<init>",
                        cause ? "(Ljava/lang/String;Ljava/lang/Throwable;)V" : descriptor, false);
                code.visitInsn(Opcodes.RETURN);
                code.visitMaxs(0, 0);
                code.visitEnd();
            }
            out.visitEnd();
            files.put(at, out.toByteArray());
        });
        return files;
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        // Nobody reads these; TeaVM 0.13.1 fails where a class has one and the description of classes no place for it.
        for (String each : List.of("java.lang.FunctionalInterface", "java.lang.Deprecated")) {
            type.getAnnotations().remove(each);
        }
        METHODS.getOrDefault(type.getName().replace('.', '/'), Map.of()).forEach((key, method) -> {
            int at = key.indexOf('(');
            String descriptor = key.substring(at), from = Type.getMethodDescriptor(method);
            MethodHolder made = new MethodHolder(
                    new MethodDescriptor(key.substring(0, at), MethodDescriptor.parseSignature(descriptor)));
            if (type.getMethod(made.getDescriptor()) != null) return;
            made.setLevel(AccessLevel.PUBLIC);
            boolean isStatic = descriptor.equals(from);
            if (isStatic) made.getModifiers().add(ElementModifier.STATIC);
            ProgramEmitter code = ProgramEmitter.create(made, context.getHierarchy());
            ValueType[] types = MethodDescriptor.parseSignature(from);
            ValueEmitter[] arguments = new ValueEmitter[types.length - 1];
            for (int i = 0; i < arguments.length; i++) arguments[i] = code.var(isStatic ? i + 1 : i, types[i]);
            ValueEmitter result =
                    code.invoke(Supplement.class.getName(), method.getName(), types[types.length - 1], arguments);
            if (result == null) code.exit();
            else result.returnValue();
            type.addMethod(made);
        });
    }
}
