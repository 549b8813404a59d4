package nimbook.interpreter;

import java.util.ArrayList;
import java.util.List;

/**
 * A class file, read after chapter 4 of the Java Virtual Machine Specification. Entries of the constant pool are
 * decoded at use.
 */
final class ClassFile {

    static final int STATIC = 0x0008;
    static final int PRIVATE = 0x0002;
    static final int FINAL = 0x0010;
    static final int INTERFACE = 0x0200;
    static final int ABSTRACT = 0x0400;

    /** A field or a method; {@code code} is the offset of its Code attribute's contents, 0 where there is none. */
    record Member(int access, String name, String descriptor, int code, int constant) {}

    /** A bootstrap method: an index of a method handle, and indices of its arguments. */
    record Bootstrap(int handle, int[] arguments) {}

    private static final int MAGIC = 0xCAFEBABE;

    private final byte[] bytes;
    private final int[] offsets;
    private final Object[] decoded;
    final int access;
    final String name;
    final String superName;
    final List<String> interfaces = new ArrayList<>();
    final List<Member> fields = new ArrayList<>();
    final List<Member> methods = new ArrayList<>();
    final List<Bootstrap> bootstraps = new ArrayList<>();
    private int at;

    ClassFile(byte[] bytes) {
        this.bytes = bytes;
        if (bytes.length < 10 || int32(0) != MAGIC) throw new IllegalArgumentException("not a class file");
        int count = u2(8);
        offsets = new int[count];
        decoded = new Object[count];
        at = 10;
        for (int i = 1; i < count; i++) {
            offsets[i] = at;
            int tag = u1(at);
            at += switch (tag) {
                case 1 -> 3 + u2(at + 1);
                case 3, 4, 9, 10, 11, 12, 17, 18 -> 5;
                case 5, 6 -> 9;
                case 7, 8, 16, 19, 20 -> 3;
                case 15 -> 4;
                default -> throw new IllegalArgumentException("constant " + i + " has the unknown tag " + tag);
            };
            if (tag == 5 || tag == 6) i++;
        }
        access = next();
        name = className(next());
        int parent = next();
        superName = parent == 0 ? null : className(parent);
        for (int i = next(); i > 0; i--) interfaces.add(className(next()));
        members(fields);
        members(methods);
        for (int i = next(); i > 0; i--) attribute(null);
    }

    private int next() {
        at += 2;
        return u2(at - 2);
    }

    private void members(List<Member> into) {
        for (int i = next(); i > 0; i--) {
            int flags = next();
            String called = utf8(next());
            String descriptor = utf8(next());
            int[] found = new int[2];
            for (int k = next(); k > 0; k--) attribute(found);
            into.add(new Member(flags, called, descriptor, found[0], found[1]));
        }
    }

    /** Skips an attribute; keeps where Code begins, the index of a constant's value, and the bootstrap methods. */
    private void attribute(int[] found) {
        String kind = utf8(next());
        int length = int32(at);
        at += 4;
        int end = at + length;
        if (found != null && kind.equals("Code")) found[0] = at;
        if (found != null && kind.equals("ConstantValue")) found[1] = u2(at);
        if (found == null && kind.equals("BootstrapMethods")) {
            for (int i = next(); i > 0; i--) {
                int handle = next();
                int[] arguments = new int[next()];
                for (int k = 0; k < arguments.length; k++) arguments[k] = next();
                bootstraps.add(new Bootstrap(handle, arguments));
            }
        }
        at = end;
    }

    int u1(int offset) {
        return bytes[offset] & 0xff;
    }

    int s1(int offset) {
        return bytes[offset];
    }

    int u2(int offset) {
        return (bytes[offset] & 0xff) << 8 | bytes[offset + 1] & 0xff;
    }

    int s2(int offset) {
        return (short) u2(offset);
    }

    int int32(int offset) {
        return u2(offset) << 16 | u2(offset + 2);
    }

    private long int64(int offset) {
        return (long) int32(offset) << 32 | int32(offset + 4) & 0xffffffffL;
    }

    int tag(int index) {
        return u1(offsets[index]);
    }

    /**
     * The first number of an entry: the name of a class, the text of a string, the class of a member, a method handle's
     * kind.
     */
    int first(int index) {
        return tag(index) == 15 ? u1(offsets[index] + 1) : u2(offsets[index] + 1);
    }

    /** The second number of an entry: the name and type of a member, a method handle's member. */
    int second(int index) {
        return tag(index) == 15 ? u2(offsets[index] + 2) : u2(offsets[index] + 3);
    }

    /** The bits of a number: an int with its sign, a float's bits likewise, a long, a double's bits. */
    long number(int index) {
        return switch (tag(index)) {
            case 3, 4 -> int32(offsets[index] + 1);
            default -> int64(offsets[index] + 1);
        };
    }

    String className(int index) {
        return utf8(first(index));
    }

    String string(int index) {
        return utf8(first(index));
    }

    String owner(int member) {
        return className(first(member));
    }

    String memberName(int member) {
        return utf8(first(second(member)));
    }

    String memberDescriptor(int member) {
        return utf8(second(second(member)));
    }

    /** Modified UTF-8 (JVMS 4.4.7). */
    String utf8(int index) {
        if (decoded[index] != null) return (String) decoded[index];
        int length = u2(offsets[index] + 1), from = offsets[index] + 3;
        char[] text = new char[length];
        int n = 0;
        for (int i = from; i < from + length; n++) {
            int b = u1(i);
            if (b < 0x80) {
                text[n] = (char) b;
                i++;
            } else if (b < 0xe0) {
                text[n] = (char) ((b & 0x1f) << 6 | u1(i + 1) & 0x3f);
                i += 2;
            } else {
                text[n] = (char) ((b & 0x0f) << 12 | (u1(i + 1) & 0x3f) << 6 | u1(i + 2) & 0x3f);
                i += 3;
            }
        }
        String string = new String(text, 0, n);
        decoded[index] = string;
        return string;
    }
}
