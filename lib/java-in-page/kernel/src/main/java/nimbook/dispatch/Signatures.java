package nimbook.dispatch;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The declarations of classes, read from their files; of the JDK's, also what TeaVM's class library has in their place.
 */
final class Signatures {

    /** A field or method as its class declares it. */
    record Member(String owner, boolean inInterface, int access, String name, String descriptor) {
        boolean is(int flag) {
            return (access & flag) != 0;
        }

        String key() {
            return descriptor.startsWith("(") ? name + descriptor : name + ":" + descriptor;
        }
    }

    /** A class. */
    record Declared(String name, int access, String parent, List<String> interfaces, List<Member> methods,
            List<Member> fields, boolean sealed) {
        boolean is(int flag) {
            return (access & flag) != 0;
        }

        boolean isInterface() {
            return is(Opcodes.ACC_INTERFACE);
        }

        /** Of a record its components, as the compiler keeps them; else null. */
        List<Member> components() {
            if (!"java/lang/Record".equals(parent)) return null;
            return fields.stream().filter(field -> !field.is(Opcodes.ACC_STATIC)).toList();
        }

        List<String> parents() {
            List<String> all = new ArrayList<>();
            if (parent != null && !isInterface()) all.add(parent);
            all.addAll(interfaces);
            return all;
        }
    }

    private static final String TEAVM = "org/teavm/classlib/", TIME = "java/time/", THREETEN = "org/threeten/bp/";
    /** What TeaVM's compiler itself puts in the place of members that its class library has in another form. */
    private static final Set<String> ALWAYS = Set.of("java/lang/Object.<init>()V",
            "java/lang/System.out:Ljava/io/PrintStream;", "java/lang/System.err:Ljava/io/PrintStream;");
    private static final String RENAME = "Lorg/teavm/interop/Rename;";

    private final ClassLoader loader;
    private final Map<String, Declared> known = new HashMap<>();
    private final Map<String, Map<String, Boolean>> replaced = new HashMap<>();

    Signatures(ClassLoader loader) {
        this.loader = loader;
    }

    /** The class of this internal name; null where there is none. */
    Declared of(String name) {
        return known.computeIfAbsent(name, each -> read(each + ".class", false));
    }

    /** The name of TeaVM's class in the place of the JDK's. */
    private static String replacement(String name) {
        if (name.startsWith(TIME)) return THREETEN + name.substring(TIME.length());
        int at = name.lastIndexOf('/') + 1;
        return TEAVM + name.substring(0, at) + "T" + name.substring(at);
    }

    static boolean isJdk(String name) {
        return name.startsWith("java/") || name.startsWith("javax/");
    }

    /** Whether the browser has the class: TeaVM has its like, or it is of the library. */
    boolean isThere(String name) {
        return !isJdk(name) || Supplements.FILES.containsKey(replacement(name))
                || loader.getResource(replacement(name) + ".class") != null;
    }

    /** Whether the browser has the member of a class of the JDK. */
    boolean isThere(String owner, String key) {
        if (ALWAYS.contains(owner + "." + key) || Supplements.has(owner, key)) return true;
        return !isJdk(owner) || replaced(replacement(owner)).containsKey(key);
    }

    /** Whether the browser has a body for the method where the JDK has one. */
    boolean hasBody(Member member) {
        return !isJdk(member.owner()) || !replaced(replacement(member.owner())).getOrDefault(member.key(), false);
    }

    /** All members of TeaVM's class and its supertypes, in the names of the JDK, and whether they are abstract. */
    private Map<String, Boolean> replaced(String name) {
        Map<String, Boolean> found = replaced.get(name);
        if (found != null) return found;
        found = new HashMap<>();
        replaced.put(name, found);
        Declared type = read(name + ".class", true);
        if (type == null) return found;
        for (Member member : type.methods) {
            if (!member.is(Opcodes.ACC_PRIVATE)) found.put(plain(member.key()), member.is(Opcodes.ACC_ABSTRACT));
        }
        for (Member member : type.fields) if (!member.is(Opcodes.ACC_PRIVATE)) found.put(plain(member.key()), false);
        List<String> parents = new ArrayList<>(type.parents());
        if (type.isInterface()) parents.add("java/lang/Object");
        for (String parent : parents) {
            Map<String, Boolean> above = replaced(parent.startsWith("java/") ? replacement(parent) : parent);
            above.forEach((key, isAbstract) -> replaced.get(name).merge(key, isAbstract, Boolean::logicalAnd));
        }
        return found;
    }

    /** In the names of the JDK. */
    static String plain(String key) {
        return key.replace(THREETEN, TIME).replaceAll("org/teavm/classlib/(java/(?:[a-z]+/)+)T", "$1");
    }

    private Declared read(String file, boolean renamed) {
        byte[] own = Supplements.FILES.get(file.substring(0, file.length() - ".class".length()));
        try (InputStream in = own == null ? loader.getResourceAsStream(file) : new ByteArrayInputStream(own)) {
            if (in == null) return null;
            Reader reader = new Reader(renamed);
            new ClassReader(in).accept(reader,
                    ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
            return reader.made;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Reader extends ClassVisitor {
        private final boolean renamed;
        private Declared made;

        Reader(boolean renamed) {
            super(Opcodes.ASM9);
            this.renamed = renamed;
        }

        @Override
        public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
            made = new Declared(name, access, parent, List.of(interfaces), new ArrayList<>(), new ArrayList<>(), false);
        }

        @Override
        public void visitInnerClass(String name, String outer, String inner, int access) {
            // A nested class's own flags stand here: in its header a protected one is public.
            if (name.equals(made.name)) {
                made = new Declared(name, access | made.access & Opcodes.ACC_SUPER, made.parent, made.interfaces,
                        made.methods, made.fields, made.sealed);
            }
        }

        @Override
        public void visitPermittedSubclass(String name) {
            made = new Declared(made.name, made.access, made.parent, made.interfaces, made.methods, made.fields, true);
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
            made.fields.add(new Member(made.name, made.isInterface(), access, name, descriptor));
            return null;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                String[] exceptions) {
            Member member = new Member(made.name, made.isInterface(), access, name, descriptor);
            made.methods.add(member);
            if (!renamed) return null;
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public AnnotationVisitor visitAnnotation(String type, boolean visible) {
                    if (!type.equals(RENAME)) return null;
                    return new AnnotationVisitor(Opcodes.ASM9) {
                        @Override
                        public void visit(String what, Object value) {
                            made.methods.remove(member);
                            made.methods
                                    .add(new Member(made.name, made.isInterface(), access, (String) value, descriptor));
                        }
                    };
                }
            };
        }
    }
}
