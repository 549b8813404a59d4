package nimbook.interpreter;

import java.util.List;
import java.util.Locale;

/**
 * What programs print. {@code System.out} and {@code System.err} are two objects of the interpreter, whose methods
 * append to the machine's text: a program shall print where there is no console, and without a stream's encoding.
 */
final class Printing extends Intrinsic {
    static final String STREAM = "java/io/PrintStream";

    private final String name;
    private final List<String> parameters;

    Printing(Site site) {
        super(site.arguments, site.result);
        name = site.name;
        parameters = Descriptors.parameters(site.descriptor);
    }

    /** The class that stands for {@code System}, with {@code out} and {@code err} as its static fields. */
    static Type system(Machine machine) {
        Type stream = new Type(machine, null, STREAM, 0, "java/lang/Object", List.of());
        stream.link();
        Type system = new Type(machine, null, "java/lang/System", 0, "java/lang/Object", List.of());
        system.references = new Object[] {new Instance(stream), new Instance(stream)};
        return system;
    }

    @Override
    void call(Machine machine, int at) {
        Object subject = Faults.notNull(machine, at);
        String text = switch (name) {
            case "print" -> text(machine, at + 1);
            case "println" -> (parameters.isEmpty() ? "" : text(machine, at + 1)) + "\n";
            case "printf", "format" -> formatted(machine.objects, at + 1);
            case "append" -> appended(machine, at + 1);
            case "write" -> written(machine, at + 1);
            case "printStackTrace" -> subject + "\n";
            case "checkError", "flush", "close" -> "";
            default -> throw new NotInPage("java.io.PrintStream." + name);
        };
        if (name.equals("checkError")) machine.numbers[at] = 0;
        // What is thrown prints to the stream that is given, or to System.err.
        Object stream = parameters.contains("L" + STREAM + ";") ? machine.objects[at + 1] : subject;
        machine.print(text, stream != machine.system.references[0]);
    }

    private String text(Machine machine, int at) {
        String type = parameters.get(0);
        if (type.equals("[C")) return String.valueOf((char[]) Faults.notNull(machine, at));
        return String.valueOf(Boxes.box(type, machine.numbers, machine.objects, at));
    }

    private String formatted(Object[] objects, int at) {
        // A locale may stand before the format.
        int first = parameters.size() - 2;
        Locale locale = first == 0 ? Locale.getDefault() : (Locale) objects[at];
        return String.format(locale, (String) objects[at + first], (Object[]) objects[at + first + 1]);
    }

    private String appended(Machine machine, int at) {
        if (parameters.size() == 1) return text(machine, at);
        String text = String.valueOf(machine.objects[at]);
        return text.substring((int) machine.numbers[at + 1], (int) machine.numbers[at + 2]);
    }

    private String written(Machine machine, int at) {
        if (!parameters.equals(List.of("I"))) throw new NotInPage("java.io.PrintStream.write of bytes");
        return String.valueOf((char) (machine.numbers[at] & 0xff));
    }
}
