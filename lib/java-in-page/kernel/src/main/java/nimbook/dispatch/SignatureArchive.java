package nimbook.dispatch;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import nimbook.dispatch.Signatures.Declared;
import nimbook.dispatch.Signatures.Member;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.ModuleVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.TypePath;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/**
 * The classes of a library as a compiler sees them: class files without code that have the members which a page has,
 * and no others. Types that are only named have none. The archive is, in big-endian order: "nbs1", the number of
 * classes, and of each the internal name (modified UTF-8 behind its length in two bytes), the length of the file in
 * four, and the file.
 */
final class SignatureArchive {
    private static final int MAGIC = 0x6e627331;

    /** What javac itself writes into class files or asks for, whether a program names it or not. */
    private static final Set<String> ASKED = Set.of(
            "java/lang/Object", "java/lang/invoke/LambdaMetafactory", "java/lang/invoke/StringConcatFactory",
            "java/lang/invoke/MethodHandles$Lookup", "java/lang/invoke/MethodHandles",
            "java/lang/invoke/MethodHandle", "java/lang/invoke/MethodType", "java/lang/invoke/CallSite",
            "java/lang/invoke/TypeDescriptor", "java/lang/invoke/SerializedLambda", "java/lang/invoke/VarHandle",
            "java/lang/runtime/ObjectMethods", "java/lang/annotation/Annotation", "java/lang/annotation/Retention",
            "java/lang/annotation/RetentionPolicy", "java/lang/annotation/Target", "java/lang/annotation/ElementType",
            "java/lang/annotation/Repeatable", "java/lang/annotation/Inherited", "java/lang/annotation/Documented",
            "java/lang/Deprecated", "java/lang/FunctionalInterface", "java/lang/Override",
            "java/lang/SuppressWarnings", "java/lang/SafeVarargs", "java/lang/NoSuchFieldError",
            "java/lang/AutoCloseable", "java/lang/ClassNotFoundException", "java/lang/NoClassDefFoundError",
            "java/lang/Cloneable", "java/io/Serializable", "java/io/ObjectInput", "java/io/ObjectOutput",
            "java/io/Externalizable", "java/lang/Record", "java/lang/Enum");

    /** Of these, what a program extends by a keyword. */
    private static final Set<String> EXTENDED = Set.of("java/lang/Record", "java/lang/Enum");

    private final Signatures signatures;
    private final Catalog catalog;
    private final ClassLoader loader;
    private final Map<String, byte[]> files = new TreeMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final Set<String> seen = new HashSet<>();
    /** Of classes that are not the library's own, the members that its classes have from them. */
    private final Map<String, Set<String>> inherited = new HashMap<>();

    SignatureArchive(Signatures signatures, Catalog catalog, ClassLoader loader) {
        this.signatures = signatures;
        this.catalog = catalog;
        this.loader = loader;
    }

    /** The archive; the same for the same classes. */
    byte[] write() {
        for (Catalog.Entry each : catalog.entries.values()) inherit(each.type(), keys(each.members()));
        new TreeSet<>(ASKED).forEach(this::need);
        catalog.entries.keySet().forEach(this::need);
        while (!open.isEmpty()) file(open.poll());
        files.put("module-info", module());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(MAGIC);
            out.writeInt(files.size());
            for (Map.Entry<String, byte[]> each : files.entrySet()) {
                out.writeUTF(each.getKey());
                out.writeInt(each.getValue().length);
                out.write(each.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static Set<String> keys(List<Member> members) {
        Set<String> keys = new HashSet<>();
        for (Member each : members) keys.add(each.key());
        return keys;
    }

    /** A class that is public has the public methods of classes above it that are not. */
    private void inherit(Declared type, Set<String> keys) {
        for (String parent : type.parents()) {
            Declared above = signatures.of(parent);
            if (above == null || catalog.entries.containsKey(parent)) continue;
            inherited.computeIfAbsent(parent, each -> new HashSet<>()).addAll(keys);
            inherit(above, keys);
        }
    }

    private void need(String name) {
        if (seen.add(name)) open.add(name);
    }

    private void file(String name) {
        try (InputStream in = loader.getResourceAsStream(name + ".class")) {
            if (in == null) return;
            ClassWriter out = new ClassWriter(0);
            new ClassReader(in).accept(new Cut(name, out), ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES);
            files.put(name, out.toByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The one module of the JDK's classes. */
    private byte[] module() {
        Set<String> packages = new TreeSet<>();
        for (String name : files.keySet()) {
            if (Signatures.isJdk(name)) packages.add(name.substring(0, name.lastIndexOf('/')));
        }
        ClassWriter out = new ClassWriter(0);
        out.visit(Opcodes.V9, Opcodes.ACC_MODULE, "module-info", null, null, null);
        ModuleVisitor module = out.visitModule("java.base", 0, null);
        for (String each : packages) module.visitExport(each, 0);
        module.visitEnd();
        out.visitEnd();
        return out.toByteArray();
    }

    /** A class as a page has it. */
    private final class Cut extends ClassVisitor {
        private final Set<String> members = new HashSet<>();
        private boolean all;

        Cut(String name, ClassVisitor out) {
            super(Opcodes.ASM9, out);
            Catalog.Entry entry = catalog.entries.get(name);
            if (entry != null) members.addAll(keys(entry.members()));
            // Protected, so no member of the library: the interpreter itself copies objects of programs.
            if (name.equals("java/lang/Object")) members.add("clone()Ljava/lang/Object;");
            members.addAll(inherited.getOrDefault(name, Set.of()));
            Catalog.Adapter adapter = catalog.adapters.get(name);
            if (adapter != null) members.addAll(keys(adapter.methods()));
            if (adapter != null) members.addAll(keys(adapter.constructors()));
            // What javac asks for and annotations are written into class files, and never called by them.
            all = ASKED.contains(name) && (entry == null || EXTENDED.contains(name));
        }

        @Override
        public void visit(int version, int access, String own, String signature, String parent, String[] interfaces) {
            if ((access & Opcodes.ACC_ANNOTATION) != 0) all = true;
            if (parent != null) need(parent);
            for (String each : interfaces) need(each);
            named(signature);
            super.visit(Opcodes.V17, access, own, signature, parent, interfaces);
        }

        @Override
        public void visitSource(String source, String debug) {}

        @Override
        public void visitInnerClass(String inner, String outer, String simple, int access) {
            boolean shown = outer != null && simple != null
                    && (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0;
            if (shown) super.visitInnerClass(inner, outer, simple, access);
        }

        @Override
        public void visitNestMember(String member) {}

        @Override
        public void visitOuterClass(String owner, String method, String descriptor) {}

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            // Deprecation and functional interfaces are what javac looks at.
            return descriptor.startsWith("Ljava/lang/") ? super.visitAnnotation(descriptor, visible) : null;
        }

        @Override
        public AnnotationVisitor visitTypeAnnotation(int reference, TypePath path, String type, boolean visible) {
            return null;
        }

        @Override
        public void visitPermittedSubclass(String permitted) {
            need(permitted);
            super.visitPermittedSubclass(permitted);
        }

        @Override
        public FieldVisitor visitField(int access, String field, String descriptor, String signature, Object value) {
            if (!all && !members.contains(field + ":" + descriptor)) return null;
            named(signature == null ? descriptor : signature);
            return super.visitField(access, field, descriptor, signature, value);
        }

        @Override
        public MethodVisitor visitMethod(int access, String method, String descriptor, String signature,
                String[] exceptions) {
            boolean bare = (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) == 0
                    || (access & Opcodes.ACC_SYNTHETIC) != 0;
            if (bare || !all && !members.contains(method + descriptor)) return null;
            named(descriptor);
            named(signature);
            if (exceptions != null) for (String each : exceptions) need(each);
            int kept = access & ~(Opcodes.ACC_NATIVE | Opcodes.ACC_SYNCHRONIZED);
            return new Bodiless(super.visitMethod(kept, method, descriptor, signature, exceptions));
        }

        private void named(String signature) {
            if (signature == null) return;
            SignatureVisitor names = new SignatureVisitor(Opcodes.ASM9) {
                private String type;

                @Override
                public void visitClassType(String each) {
                    type = each;
                    need(each);
                }

                @Override
                public void visitInnerClassType(String each) {
                    type += "$" + each;
                    need(type);
                }
            };
            new SignatureReader(signature).accept(names);
        }
    }

    /** A method's names of parameters, and the default of an annotation's. */
    private static final class Bodiless extends MethodVisitor {

        Bodiless(MethodVisitor out) {
            super(Opcodes.ASM9, out);
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            return descriptor.equals("Ljava/lang/Deprecated;") || descriptor.equals("Ljava/lang/SafeVarargs;")
                ? super.visitAnnotation(descriptor, visible) : null;
        }

        @Override
        public AnnotationVisitor visitTypeAnnotation(int reference, TypePath path, String type, boolean visible) {
            return null;
        }

        @Override
        public AnnotationVisitor visitParameterAnnotation(int parameter, String descriptor, boolean visible) {
            return null;
        }
    }
}
