package nimbook.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NumberTextTest {

    @Test
    void digitsAreGroupedFromFiveOnAndTheSignIsAMinus() {
        assertEquals(List.of("1000", "−12\u2009345", "1\u2009234\u2009567.891", "1E15", "−0.12345", "−∞", "ab-1"),
                Stream.of("1000", "-12345", "1234567.891", "1E15", "-0.12345", "-∞", "ab-1")
                        .map(NumberText::of).toList());
        assertEquals("−9\u2009223\u2009372\u2009036\u2009854\u2009775\u2009808", NumberText.of(Long.MIN_VALUE));
        assertEquals("1 cell, 0 cells", NumberText.counted(1, "cell") + ", " + NumberText.counted(0, "cell"));
    }
}
