package nimbook.dispatch;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import nimbook.classlib.BigNumbers;
import nimbook.classlib.FloatingParser;
import nimbook.classlib.FloatingTexts;
import nimbook.classlib.FormatMessages;
import nimbook.classlib.MathMethods;
import nimbook.classlib.PatternMethods;
import nimbook.classlib.StringMethods;
import nimbook.classlib.Supplement;
import nimbook.classlib.TextMethods;
import nimbook.classlib.TimeMethods;
import nimbook.classlib.WholeNumbers;
import org.objectweb.asm.Type;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassVisitor;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.MethodVisitor;
import org.teavm.asm.Opcodes;
import org.teavm.asm.commons.ClassRemapper;
import org.teavm.asm.commons.Remapper;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.model.AccessLevel;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.util.ProgramUtils;

/**
 * What TeaVM's class library lacks or has otherwise: methods that call those of {@link Supplement} and the classes
 * next to it, exceptions, and whole classes.
 */
public final class Supplements implements ClassHolderTransformer {

    private static final String OWN = "nimbook/classlib/util/";
    private static final List<Class<?>> SOURCES = List.of(Supplement.class, MathMethods.class, FloatingTexts.class,
            FloatingParser.class, WholeNumbers.class, FormatMessages.class, TextMethods.class,
            StringMethods.class, PatternMethods.class, BigNumbers.class, TimeMethods.class);

    /** Classes of {@code java.util} that stand in nimbook.classlib.util under the same names. */
    private static final List<String> WHOLE =
            List.of("Formatter", "Random", "TreeEntry", "TreeSet", "UUID", "PriorityQueue", "PriorityQueue$Elements",
                    "Scanner", "InputMismatchException", "EnumMap", "EnumSet", "EnumSet$Constants",
                    "AbstractList$Cursor", "StringJoiner",
                    "concurrent/ConcurrentHashMap", "concurrent/ConcurrentHashMap$Node",
                    "concurrent/ConcurrentHashMap$Entries", "concurrent/ConcurrentHashMap$Nodes", "concurrent/Future",
                    "concurrent/ExecutorService", "concurrent/Executors", "concurrent/Executors$AtOnce",
                    "concurrent/CompletableFuture", "concurrent/CompletableFuture$Dependent",
                    "concurrent/CompletionException", "concurrent/CompletionStage",
                    "concurrent/RejectedExecutionException", "DoubleSummaryStatistics",
                    "stream/doubleimpl/SumDoubleConsumer", "stream/doubleimpl/AverageDoubleConsumer",
                    "stream/impl/FindFirstConsumer");

    /** Classes of {@code java.util} of which methods stand there: all that are not native, and public constructors. */
    private static final List<String> PARTS =
            List.of("HashMap", "HashMap$AbstractMapIterator", "HashSet", "AbstractList", "ArrayList", "TreeMap$MapView",
                    "LinkedList$SequentialListIterator", "TemplateCollections$AbstractImmutableList");

    /** Exceptions, with the class that each extends, and where they take a number what their texts say before it. */
    private static final Map<String, String> CLASSES = Map.of("java/lang/ExceptionInInitializerError",
            "java/lang/LinkageError", "java/util/MissingFormatArgumentException", "java/util/IllegalFormatException|",
            "java/util/IllegalFormatWidthException", "java/util/IllegalFormatException|",
            "java/lang/ArrayIndexOutOfBoundsException",
            "java/lang/IndexOutOfBoundsException|Array index out of range: ",
            "java/lang/StringIndexOutOfBoundsException",
            "java/lang/IndexOutOfBoundsException|String index out of range: ");

    /**
     * By class, the methods by name and descriptor; the object of one that is not static is Supplement's first
     * parameter.
     */
    private static final Map<String, Map<String, Method>> METHODS = methods();

    private static Map<String, Map<String, Method>> methods() {
        Map<String, Map<String, Method>> all = new HashMap<>();
        for (Method method : SOURCES.stream().flatMap(each -> Stream.of(each.getDeclaredMethods())).toList()) {
            int at = method.getName().lastIndexOf('_');
            if (at < 0 || method.isSynthetic()) continue;
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
        for (String name : WHOLE) files.put(place("java/util/" + name), bytes(own(name)));
        for (String name : PARTS) files.put(place("java/util/" + name), bytes(joined(name)));
        return files;
    }

    private static byte[] bytes(ClassNode type) {
        ClassWriter out = new ClassWriter(0);
        type.accept(out);
        return out.toByteArray();
    }

    private static ClassNode read(String path, ClassNode into, ClassVisitor to) {
        try (InputStream in = Supplements.class.getClassLoader().getResourceAsStream(path + ".class")) {
            new ClassReader(in.readAllBytes()).accept(to, 0);
            return into;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ClassNode own(String name) {
        ClassNode own = new ClassNode();
        return read(OWN + name, own, new ClassRemapper(own, new Remapper() {
            @Override
            public String map(String type) {
                return type.startsWith(OWN) ? place("java/util/" + type.substring(OWN.length())) : type;
            }
        }));
    }

    private static ClassNode joined(String name) {
        ClassNode all = new ClassNode();
        read(place("java/util/" + name), all, all);
        for (MethodNode each : own(name).methods) {
            boolean made = each.name.equals("<init>");
            if (made ? (each.access & Opcodes.ACC_PUBLIC) == 0 : (each.access & Opcodes.ACC_NATIVE) != 0) continue;
            String key = Signatures.plain(each.name + each.desc);
            all.methods.removeIf(other -> Signatures.plain(other.name + other.desc).equals(key));
            all.methods.add(each);
        }
        return all;
    }

    private static String place(String name) {
        return "org/teavm/classlib/" + name.replaceAll("([^/]+)$", "T$1");
    }

    private static byte[] exception(String name, String kind) {
        String[] parts = kind.split("\\|", -1);
        String parent = parts[0];
        ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        out.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, name, null, parent, null);
        String third = parts.length > 1 ? "(I)V" : "(Ljava/lang/Throwable;)V";
        for (String descriptor : List.of("()V", "(Ljava/lang/String;)V", third)) {
            boolean number = descriptor.equals("(I)V"), cause = descriptor.contains("Throwable");
            MethodVisitor code = out.visitMethod(Opcodes.ACC_PUBLIC, "<init>", descriptor, null, null);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            if (cause) code.visitInsn(Opcodes.ACONST_NULL);
            if (number) code.visitLdcInsn(parts[1]);
            if (!descriptor.equals("()V")) code.visitVarInsn(number ? Opcodes.ILOAD : Opcodes.ALOAD, 1);
            String called = cause ? "(Ljava/lang/String;Ljava/lang/Throwable;)V" : descriptor;
            if (number) {
                called = "(Ljava/lang/String;)V";
                code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Integer", "toString", "(I)Ljava/lang/String;",
                        false);
                code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/String", "concat",
                        "(Ljava/lang/String;)Ljava/lang/String;", false);
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
        // These are not read; TeaVM 0.13.1 fails where a class has one and the description of classes no place for it.
        for (String each : List.of("java.lang.FunctionalInterface", "java.lang.Deprecated")) {
            type.getAnnotations().remove(each);
        }
        if (type.getName().equals("org.teavm.classlib.impl.tz.DateTimeZoneProvider")) knowNoZones(type, context);
        if (type.getName().equals("java.math.BigInteger")) drawBits(type, context);
        if (type.getName().equals("java.math.BigDecimal")) roundAsLarge(type);
        if (type.getName().equals("java.lang.Character")) knowIdeographs(type, context);
        if (type.getName().equals("java.util.TreeMap$EntryIterator")) endAfterRemoval(type);
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

    /** No class of a page takes or gives a zone; the rules of all of them are a tenth of the module's texts. */
    private static void knowNoZones(ClassHolder zones, ClassHolderTransformerContext context) {
        for (MethodHolder each : zones.getMethods()) {
            if (!List.of("getTimeZone", "getIds", "detectTimezone").contains(each.getName())) continue;
            ProgramEmitter.create(each, context.getHierarchy()).constantNull(each.getResultType()).returnValue();
        }
    }

    /** TeaVM's table of types lacks what Unicode lists by first and last letter; regular expressions read it, too. */
    private static void knowIdeographs(ClassHolder characters, ClassHolderTransformerContext context) {
        MethodDescriptor typeOf = new MethodDescriptor("getType", int.class, int.class);
        MethodHolder table = new MethodHolder(new MethodDescriptor("typeInTable", int.class, int.class));
        table.setLevel(AccessLevel.PUBLIC);
        table.getModifiers().add(ElementModifier.STATIC);
        table.setProgram(ProgramUtils.copy(characters.getMethod(typeOf).getProgram()));
        characters.addMethod(table);
        characters.removeMethod(characters.getMethod(typeOf));
        MethodHolder made = new MethodHolder(typeOf);
        made.setLevel(AccessLevel.PUBLIC);
        made.getModifiers().add(ElementModifier.STATIC);
        ProgramEmitter code = ProgramEmitter.create(made, context.getHierarchy());
        ValueEmitter letter = code.var(1, int.class);
        code.when(code.invoke(Supplement.class, "isIdeographOrHangul", boolean.class, letter).isTrue())
                .thenDo(() -> code.constant((int) Character.OTHER_LETTER).returnValue());
        code.invoke(Character.class, "typeInTable", int.class, letter).returnValue();
        characters.addMethod(made);
    }

    /** TeaVM's iterator of a part of a tree goes on beyond the part's end, once it has removed. */
    private static void endAfterRemoval(ClassHolder iterator) {
        Program program = iterator.getMethod(new MethodDescriptor("remove", void.class)).getProgram();
        for (BasicBlock block : program.getBasicBlocks()) {
            if (!(block.getLastInstruction() instanceof ExitInstruction)) continue;
            InvokeInstruction check = new InvokeInstruction();
            check.setType(InvocationType.SPECIAL);
            check.setInstance(program.variableAt(0));
            check.setMethod(new MethodReference(iterator.getName(), "checkFinished", ValueType.VOID));
            block.getLastInstruction().insertPrevious(check);
        }
    }

    /** Of a number that a long holds TeaVM counts the digits by a logarithm, which is 16 of 9 999 999 999 999 999. */
    private static void roundAsLarge(ClassHolder decimals) {
        Program program = decimals.getMethod(
                new MethodDescriptor("inplaceRound", ValueType.object("java.math.MathContext"), ValueType.VOID))
                .getProgram();
        for (BasicBlock block : program.getBasicBlocks())
            for (Instruction each : block)
                if (each instanceof IntegerConstantInstruction bits && bits.getConstant() == Long.SIZE)
                    bits.setConstant(0);
    }

    /** A number of random bits is that of the bytes which the JDK draws. */
    private static void drawBits(ClassHolder integers, ClassHolderTransformerContext context) {
        MethodHolder made =
                integers.getMethod(new MethodDescriptor("<init>", int.class, Random.class, void.class));
        ProgramEmitter code = ProgramEmitter.create(made, context.getHierarchy());
        ValueEmitter bytes = code.invoke(BigNumbers.class, "randomBits", byte[].class, code.var(1, int.class),
                code.var(2, Random.class));
        code.var(0, integers).invokeSpecial("<init>", code.constant(1), bytes);
        code.exit();
    }
}
