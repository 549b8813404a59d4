package nimbook.interpreter;

import java.util.List;
import java.util.Locale;

/**
 * What programs print. {@code System.out} and {@code System.err} are one object of the interpreter, whose methods
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

    /** The class that stands for {@code System}, with the stream as its one static field. */
    static Type system(Machine machine) {
        Type stream = new Type(machine, null, STREAM, 0, "java/lang/Object", List.of());
        stream.link();
        Type system = new Type(machine, null, "java/lang/System", 0, "java/lang/Object", List.of());
        system.references = new Object[] {new Instance(stream)};
        return system;
    }

    @Override
    void call(Machine machine, int at) {
        Object subject = Faults.notNull(machine, at);
        StringBuilder out = machine.printed;
        switch (name) {
            case "print" -> out.append(text(machine, at + 1));
            case "println" -> out.append(parameters.isEmpty() ? "" : text(machine, at + 1)).append('\n');
            case "printf", "format" -> out.append(formatted(machine.objects, at + 1));
            case "append" -> append(machine, at + 1);
            case "write" -> write(machine, at + 1);
            case "printStackTrace" -> out.append(subject).append('\n');
            case "checkError" -> machine.numbers[at] = 0;
            case "flush", "close" -> { }
            default -> throw new NotInPage("java.io.PrintStream." + name);
        }
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

    private void append(Machine machine, int at) {
        if (parameters.size() == 1) {
            machine.printed.append(text(machine, at));
        } else {
            CharSequence text = String.valueOf(machine.objects[at]);
            machine.printed.append(text, (int) machine.numbers[at + 1], (int) machine.numbers[at + 2]);
        }
    }

    private void write(Machine machine, int at) {
        if (!parameters.equals(List.of("I"))) throw new NotInPage("java.io.PrintStream.write of bytes");
        machine.printed.append((char) (machine.numbers[at] & 0xff));
    }
}
