package nimbook.document;

/**
 * One line of an argument, in general and with numbers put in.
 *
 * @param statement the line as an argument has it: "aₙ > aₙ₋₁"
 * @param numbers the same with numbers: "4 > 3"
 * @param holds whether it is true with these numbers (in a proof by contradiction not every line can be)
 */
public record Reason(String statement, String numbers, boolean holds) {

    /** "✓ aₙ > aₙ₋₁: 4 > 3" or "✗ …". */
    @Override
    public String toString() {
        return (holds ? "✓ " : "✗ ") + statement + ": " + numbers;
    }
}
