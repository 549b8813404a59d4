package nimbook.logic;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A term: Σ cᵢ·tᵢ + c with whole numbers cᵢ, c.
 *
 * @param parts the tᵢ and their coefficients, none 0, in the order in which they were written
 * @param constant c
 */
record Linear(Map<Part, Integer> parts, BigInteger constant) {

    /** What a term is a sum of. */
    sealed interface Part {}

    /** A variable. */
    record Variable(String name) implements Part {
        @Override
        public String toString() {
            return name;
        }
    }

    /** A function's value. */
    record Call(String function, List<Linear> arguments) implements Part {
        @Override
        public String toString() {
            return function + arguments.toString().replace('[', '(').replace(']', ')');
        }
    }

    /** The remainder, or the quotient, of a division by a number. */
    record Division(Linear of, int by, boolean remainder) implements Part {
        @Override
        public String toString() {
            return "(" + of + ")" + (remainder ? " mod " : " div ") + by;
        }
    }

    static Linear of(Part part) {
        return new Linear(Map.of(part, 1), BigInteger.ZERO);
    }

    static Linear of(BigInteger constant) {
        return new Linear(Map.of(), constant);
    }

    boolean isConstant() {
        return parts.isEmpty();
    }

    /** The variable that it is; null when it is more. */
    String variable() {
        return part() instanceof Variable variable ? variable.name : null;
    }

    /** The part that it is, once and with nothing added; null when it is more. */
    Part part() {
        if (parts.size() != 1 || constant.signum() != 0) return null;
        Map.Entry<Part, Integer> only = parts.entrySet().iterator().next();
        return only.getValue() == 1 ? only.getKey() : null;
    }

    /** Whether it may be negative. */
    boolean isDifference() {
        return constant.signum() < 0 || parts.values().stream().anyMatch(c -> c < 0);
    }

    /** @throws ArithmeticException when a coefficient has more than 31 bits */
    Linear plus(Linear other, int factor) {
        Map<Part, Integer> sum = new LinkedHashMap<>(parts);
        other.parts.forEach((part, c) -> sum.merge(part, Math.multiplyExact(c, factor), Math::addExact));
        sum.values().removeIf(c -> c == 0);
        return new Linear(sum, constant.add(other.constant.multiply(BigInteger.valueOf(factor))));
    }

    Linear times(int factor) {
        return of(BigInteger.ZERO).plus(this, factor);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        parts.forEach((part, c) -> {
            text.append(c < 0 ? text.isEmpty() ? "−" : " − " : text.isEmpty() ? "" : " + ");
            text.append(Math.abs(c) == 1 ? "" : Math.abs(c)).append(part);
        });
        if (text.isEmpty()) return constant.toString();
        if (constant.signum() != 0) text.append(constant.signum() < 0 ? " − " : " + ").append(constant.abs());
        return text.toString();
    }
}
