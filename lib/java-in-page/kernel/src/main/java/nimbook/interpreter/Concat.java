package nimbook.interpreter;

import java.util.List;

/**
 * A string concatenation: in the recipe \1 stands for an argument and \2 for a constant that itself holds one of these
 * characters.
 */
final class Concat extends Intrinsic {
    private final String recipe;
    private final List<String> types;
    private final Object[] constants;

    Concat(String descriptor, ClassFile file, int[] arguments) {
        super(descriptor, true);
        types = Descriptors.parameters(descriptor);
        recipe = file.string(arguments[0]);
        constants = new Object[arguments.length - 1];
        for (int i = 0; i < constants.length; i++) {
            int index = arguments[i + 1];
            constants[i] = switch (file.tag(index)) {
                case 8 -> file.string(index);
                case 3 -> (int) file.number(index);
                default -> throw new NotInPage("a constant of kind " + file.tag(index) + " in a text");
            };
        }
    }

    @Override
    void call(Machine machine, int at) {
        StringBuilder text = new StringBuilder();
        int from = at, argument = 0, constant = 0;
        for (int i = 0; i < recipe.length(); i++) {
            char sign = recipe.charAt(i);
            if (sign == 1) {
                String type = types.get(argument++);
                append(text, type, machine, from);
                from += Descriptors.size(type);
            } else if (sign == 2) {
                text.append(constants[constant++]);
            } else {
                text.append(sign);
            }
        }
        machine.objects[at] = text.toString();
    }

    private static void append(StringBuilder text, String type, Machine machine, int at) {
        switch (type.charAt(0)) {
            case 'B', 'S', 'I' -> text.append((int) machine.numbers[at]);
            case 'J' -> text.append(machine.numbers[at]);
            case 'C' -> text.append((char) machine.numbers[at]);
            case 'Z' -> text.append(machine.numbers[at] != 0);
            case 'F' -> text.append(Float.intBitsToFloat((int) machine.numbers[at]));
            case 'D' -> text.append(Double.longBitsToDouble(machine.numbers[at]));
            default -> text.append(String.valueOf(machine.objects[at]));
        }
    }
}
