package nimbook.interpreter;

import java.util.ArrayList;
import java.util.List;

/** Descriptors of fields and methods (JVMS 4.3), and names as a reader writes them. */
final class Descriptors {

    private Descriptors() {}

    /** The descriptors of a method's parameters. */
    static List<String> parameters(String descriptor) {
        List<String> list = new ArrayList<>();
        for (int i = 1; descriptor.charAt(i) != ')';) {
            int from = i;
            while (descriptor.charAt(i) == '[') i++;
            i = descriptor.charAt(i) == 'L' ? descriptor.indexOf(';', i) + 1 : i + 1;
            list.add(descriptor.substring(from, i));
        }
        return list;
    }

    /** The descriptor of a method's result. */
    static String result(String descriptor) {
        return descriptor.substring(descriptor.indexOf(')') + 1);
    }

    /** Slots that a value takes: 0 for void, 2 for long and double, else 1. */
    static int size(String type) {
        return switch (type.charAt(0)) {
            case 'V' -> 0;
            case 'J', 'D' -> 2;
            default -> 1;
        };
    }

    /** Slots of all parameters. */
    static int slots(String descriptor) {
        int slots = 0;
        for (String type : parameters(descriptor)) slots += size(type);
        return slots;
    }

    static boolean isReference(String type) {
        return type.charAt(0) == 'L' || type.charAt(0) == '[';
    }

    /** The internal name of a class or array type as a class entry of the constant pool has it. */
    static String internal(String type) {
        return type.charAt(0) == 'L' ? type.substring(1, type.length() - 1) : type;
    }

    /** The type as it is written in a program. */
    static String source(String type) {
        return switch (type.charAt(0)) {
            case '[' -> source(type.substring(1)) + "[]";
            case 'L' -> type.substring(1, type.length() - 1).replace('/', '.').replace('$', '.');
            case 'I' -> "int";
            case 'J' -> "long";
            case 'Z' -> "boolean";
            case 'D' -> "double";
            case 'F' -> "float";
            case 'B' -> "byte";
            case 'C' -> "char";
            case 'S' -> "short";
            default -> "void";
        };
    }

    /** A member as it is written in a program, for messages. */
    static String member(String owner, String name, String descriptor) {
        String type = owner.charAt(0) == '[' ? source(owner) : owner.replace('/', '.').replace('$', '.');
        if (descriptor.charAt(0) != '(') return type + "." + name;
        StringBuilder text = new StringBuilder(name.equals("<init>") ? "new " + type : type + "." + name).append('(');
        String separator = "";
        for (String parameter : parameters(descriptor)) {
            text.append(separator).append(simple(source(parameter)));
            separator = ", ";
        }
        return text.append(')').toString();
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('.') + 1);
    }
}
