package nimbook.dispatch;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimbook.classlib.FloatingParser;
import nimbook.classlib.FloatingTexts;
import nimbook.classlib.FormatMessages;
import nimbook.classlib.MathMethods;
import nimbook.classlib.Supplement;
import nimbook.classlib.TextMethods;
import nimbook.classlib.WholeNumbers;
import org.objectweb.asm.Type;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.MethodVisitor;
import org.teavm.asm.Opcodes;
import org.teavm.asm.commons.ClassRemapper;
import org.teavm.asm.commons.Remapper;
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

/**
 * What TeaVM's class library lacks or has otherwise: methods that call those of {@link Supplement} and the classes
 * beside it, exceptions, and whole classes.
 */
public final class Supplements implements ClassHolderTransformer {

    private static final String OWN = "nimbook/classlib/util/";
    private static final List<Class<?>> SOURCES = List.of(Supplement.class, MathMethods.class, FloatingTexts.class,
            FloatingParser.class, WholeNumbers.class, FormatMessages.class, TextMethods.class);

    /** Classes of {@code java.util} that stand in nimbook.classlib.util under the same names. */
    private static final List<String> WHOLE = List.of("Formatter", "Random");

    /** Exceptions, with the class that each extends. */
    private static final Map<String, String> CLASSES = Map.of("java/lang/ExceptionInInitializerError",
            "java/lang/LinkageError", "java/util/MissingFormatArgumentException", "java/util/IllegalFormatException",
            "java/util/IllegalFormatWidthException", "java/util/IllegalFormatException");

    /**
     * By class, the methods by name and descriptor; the object of one that is not static is Supplement's first
     * parameter.
     */
    private static final Map<String, Map<String, Method>> METHODS = methods();

    private static Map<String, Map<String, Method>> methods() {
        Map<String, Map<String, Method>> all = new HashMap<>();
        for (Method method : SOURCES.stream().flatMap(each -> Stream.of(each.getDeclaredMethods())).toList()) {
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
        return METHODS.getOrDefault(owner, Map.of()).containsKey(key);
    }

    /** The class files, under the names by which TeaVM looks for them. */
    static final Map<String, byte[]> FILES = files();

    private static Map<String, byte[]> files() {
        Map<String, byte[]> files = new HashMap<>();
        CLASSES.forEach((name, parent) -> files.put(place(name), exception(place(name), parent)));
        for (String name : WHOLE) {
            String path = OWN + name + ".class";
            try (InputStream in = Supplements.class.getClassLoader().getResourceAsStream(path)) {
                ClassWriter out = new ClassWriter(0);
                new ClassReader(in.readAllBytes()).accept(new ClassRemapper(out, new Remapper() {
                    @Override
                    public String map(String type) {
                        return type.startsWith(OWN) ? place("java/util/" + type.substring(OWN.length())) : type;
                    }
                }), 0);
                files.put(place("java/util/" + name), out.toByteArray());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return files;
    }

    private static String place(String name) {
        return "org/teavm/classlib/" + name.replaceAll("([^/]+)$", "T$1");
    }

    private static byte[] exception(String name, String parent) {
        ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        out.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, name, null, parent, null);
        boolean format = parent.endsWith("IllegalFormatException");
        String third = format ? "(I)V" : "(Ljava/lang/Throwable;)V";
        for (String descriptor : List.of("()V", "(Ljava/lang/String;)V", third)) {
            boolean number = descriptor.equals("(I)V"), cause = descriptor.contains("Throwable");
            MethodVisitor code = out.visitMethod(Opcodes.ACC_PUBLIC, "<init>", descriptor, null, null);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            if (cause) code.visitInsn(Opcodes.ACONST_NULL);
            if (!descriptor.equals("()V")) code.visitVarInsn(number ? Opcodes.ILOAD : Opcodes.ALOAD, 1);
            String called = cause ? "(Ljava/lang/String;Ljava/lang/Throwable;)V" : descriptor;
            if (number) {
                called = "(Ljava/lang/String;)V";
                code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Integer", "toString", "(I)Ljava/lang/String;",
                        false);
            }
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, parent, "<init>", called, false);
            code.visitInsn(Opcodes.RETURN);
            code.visitMaxs(0, 0);
            code.visitEnd();
        }
        out.visitEnd();
        return out.toByteArray();
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
            MethodHolder theirs = type.getMethod(made.getDescriptor());
            if (theirs != null) type.removeMethod(theirs);
            made.setLevel(AccessLevel.PUBLIC);
            boolean isStatic = descriptor.equals(from);
            if (isStatic) made.getModifiers().add(ElementModifier.STATIC);
            ProgramEmitter code = ProgramEmitter.create(made, context.getHierarchy());
            ValueType[] types = MethodDescriptor.parseSignature(from);
            ValueEmitter[] arguments = new ValueEmitter[types.length - 1];
            for (int i = 0; i < arguments.length; i++) arguments[i] = code.var(isStatic ? i + 1 : i, types[i]);
            String source = method.getDeclaringClass().getName();
            ValueEmitter result = code.invoke(source, method.getName(), types[types.length - 1], arguments);
            if (result == null) code.exit();
            else result.returnValue();
            type.addMethod(made);
        });
    }
}
