package nimbook.core;

import java.util.List;
import java.util.Objects;

/**
 * A question by its name and its numbers, so that what answers it can be asked again elsewhere: ("misere rook g",
 * [rows, columns]).
 *
 * @param name which function
 * @param numbers its arguments, in an order that the name fixes
 */
public record Asked(String name, List<Long> numbers) {
    /** Keeps a copy of the numbers. */
    public Asked {
        Objects.requireNonNull(name, "name");
        numbers = List.copyOf(numbers);
    }

    /** A question with these numbers. */
    public static Asked of(String name, long... numbers) {
        List<Long> list = new java.util.ArrayList<>();
        for (long number : numbers) list.add(number);
        return new Asked(name, list);
    }

    /**
     * A number as an int.
     *
     * @throws IllegalArgumentException when there is no such number, or it is no int
     */
    public int whole(int index) {
        if (index >= numbers.size())
            throw new IllegalArgumentException(
                    "question \"" + name + "\": " + numbers.size() + " numbers, more are needed");
        long number = numbers.get(index);
        if (number != (int) number)
            throw new IllegalArgumentException("question \"" + name + "\": " + number + " is too large");
        return (int) number;
    }
}
