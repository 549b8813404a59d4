package nimbook.help;

import java.util.List;
import java.util.Set;

/**
 * Which of several signatures fit the arguments that are typed, by their number and by their types with simple names. A
 * type that nothing is known of fits; where none fits, all do.
 */
final class Overloads {
    private static final List<String> NUMBERS = List.of("byte", "short", "int", "long", "float", "double");
    private static final Set<String> BOXES =
            Set.of("Integer", "Long", "Double", "Boolean", "Character", "Number", "Comparable");
    private static final Set<String> TEXTS = Set.of("String", "CharSequence", "Object", "Comparable");

    private final ApiIndex index;

    Overloads(ApiIndex index) {
        this.index = index;
    }

    /** In their order. */
    List<String> fitting(List<String> signatures, List<String> arguments, List<String> types, boolean closed) {
        List<String> fit = signatures.stream()
                .filter(one -> fits(SignatureText.of(one).parameterTypes(), arguments, types, closed)).toList();
        return fit.isEmpty() ? signatures : fit;
    }

    private boolean fits(List<String> parameters, List<String> arguments, List<String> types, boolean closed) {
        boolean open = !parameters.isEmpty() && parameters.get(parameters.size() - 1).endsWith("...");
        int least = open ? parameters.size() - 1 : parameters.size();
        if (!open && arguments.size() > parameters.size() || closed && arguments.size() < least) return false;
        for (int i = 0; i < arguments.size(); i++) {
            String parameter = parameters.get(Math.min(i, parameters.size() - 1));
            if (!fits(parameter.replace("...", ""), arguments.get(i), types.get(i))) return false;
        }
        return true;
    }

    private boolean fits(String parameter, String argument, String type) {
        String wanted = SignatureText.erased(parameter), given = SignatureText.erased(type);
        if (given.isEmpty()) return !isFunction(argument) || mayBeFunction(wanted);
        if (wanted.equals(given) || wanted.equals("Object") || isVariable(wanted)) return true;
        if (NUMBERS.contains(given))
            return NUMBERS.indexOf(given) <= NUMBERS.indexOf(wanted) || BOXES.contains(wanted);
        if (given.equals("boolean") || given.equals("char")) return BOXES.contains(wanted);
        if (given.equals("String")) return TEXTS.contains(wanted);
        if (NUMBERS.contains(wanted) || wanted.equals("boolean") || wanted.equals("String")) return false;
        boolean known = index.type(given).isPresent();
        if (known) return index.above(given).contains(wanted);
        return index.type(wanted).isEmpty() || index.type(wanted).get().kind().equals("interface");
    }

    /** "T", or of our own words "K1". */
    private static boolean isVariable(String type) {
        return type.length() <= 2 && Character.isUpperCase(type.charAt(0));
    }

    private static boolean isFunction(String argument) {
        return argument.contains("->") || argument.contains("::");
    }

    private boolean mayBeFunction(String type) {
        if (isVariable(type) || NUMBERS.contains(type) || TEXTS.contains(type) && !type.equals("Object")) return false;
        return index.type(type).map(known -> known.kind().equals("interface")).orElse(true);
    }
}
