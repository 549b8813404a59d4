package nimbook.fuzz;

import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The arguments of a call with null in the place of each in turn: itself, its last element, what it gives as a
 * function. Each is made once for a parameter among valid arguments, and once among others.
 */
final class NullArguments {

    /** What may name a parameter: its own name, and that of a method that sets what it is called after. */
    record Variant(Object[] arguments, String parameter, String method, String where) {

        /** Whether the message of a refusal names it; of a function, what it gave may have another name by then. */
        boolean isNamed(String message) {
            return message != null && (where.equals(RESULT)
                    || Pattern.compile("\\b(" + parameter + "|" + method + ")\\b| = null: ").matcher(message).find());
        }
    }

    private static final String RESULT = "what it gives";

    private final Set<String> made = new HashSet<>();

    /** How many were made. */
    int count() {
        return made.size();
    }

    List<Variant> of(Executable method, Object[] arguments, boolean valid) {
        List<Variant> variants = new ArrayList<>();
        Parameter[] parameters = method.getParameters();
        for (int i = 0; i < arguments.length; i++) {
            if (parameters[i].getType().isPrimitive()) continue;
            String name = parameters[i].getName();
            add(variants, method, arguments, i, valid, name, "null", null);
            Object value = arguments[i];
            if (value instanceof Object[] some && some.length > 0) {
                Object[] copy = some.clone();
                copy[copy.length - 1] = null;
                add(variants, method, arguments, i, valid, name, "an element", copy);
            } else if (value instanceof List<?> some && !some.isEmpty()) {
                List<Object> copy = new ArrayList<>(some);
                copy.set(copy.size() - 1, null);
                add(variants, method, arguments, i, valid, name, "an element", copy);
            } else if (value != null && Proxy.isProxyClass(value.getClass())) {
                Object function = nothing(value.getClass().getInterfaces()[0]);
                if (function != null) add(variants, method, arguments, i, valid, name, RESULT, function);
            }
        }
        return variants;
    }

    private void add(List<Variant> variants, Executable method, Object[] arguments, int i, boolean valid,
            String name, String where, Object value) {
        if (!made.add(method + " " + i + " " + valid + " " + where)) return;
        Object[] copy = arguments.clone();
        copy[i] = value;
        variants.add(new Variant(copy, name, method instanceof Method ? method.getName() : name, where));
    }

    /** A function that gives null; null where it has no object to give. */
    private static Object nothing(Class<?> type) {
        Method single = ArgumentGenerator.single(type);
        if (single == null || single.getReturnType().isPrimitive()) return null;
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (self, method, arguments) -> switch (method.getName()) {
            case "toString" -> "a function that gives null";
            case "hashCode" -> 0;
            case "equals" -> self == arguments[0];
            default -> method.isDefault() ? java.lang.reflect.InvocationHandler.invokeDefault(self, method, arguments)
                    : null;
        });
    }
}
