package nimbook.page;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The members of compiled classes that a page has: what the archive of signatures next to its module says. */
final class PageMembers {

    private record Type(List<String> parents, Set<String> keys) {}

    private final Map<String, Type> types = new HashMap<>();

    /** Reads the archive: a number, how many classes, and of each its name, its length and its file. */
    PageMembers(byte[] archive) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(archive))) {
            in.readInt();
            for (int left = in.readInt(); left > 0; left--) {
                String name = in.readUTF();
                types.put(name, type(in.readNBytes(in.readInt())));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Type type(byte[] file) {
        List<String> parents = new ArrayList<>();
        Set<String> keys = new HashSet<>();
        new ClassReader(file).accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public void visit(int version, int access, String name, String generic, String parent, String[] others) {
                if (parent != null) parents.add(parent);
                if (others != null) parents.addAll(List.of(others));
            }

            @Override
            public FieldVisitor visitField(int access, String name, String type, String generic, Object value) {
                keys.add(name + ":" + type);
                return null;
            }

            @Override
            public MethodVisitor visitMethod(int access, String name, String type, String generic, String[] thrown) {
                keys.add(name + type);
                return null;
            }
        }, ClassReader.SKIP_CODE);
        return new Type(parents, keys);
    }

    boolean has(String type) {
        return types.containsKey(type);
    }

    /** Whether the class or one above it has the member: {@code name(…)…} or {@code name:…}. */
    boolean has(String owner, String key) {
        Type type = types.get(owner);
        if (type == null) return false;
        if (type.keys.contains(key)) return true;
        for (String parent : type.parents) if (has(parent, key)) return true;
        return has("java/lang/Object") && types.get("java/lang/Object").keys.contains(key);
    }
}
