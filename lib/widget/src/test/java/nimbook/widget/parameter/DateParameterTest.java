package nimbook.widget.parameter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.LocalDate;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DateParameterTest {
    private final LocalDate first = LocalDate.of(2024, 2, 27);
    private final DateParameter day = DateParameter.of("day", first, LocalDate.of(2024, 3, 2));

    private static String refusal(Runnable work) {
        return assertThrows(IllegalArgumentException.class, work::run).getMessage();
    }

    @Test
    void itsDaysAreThoseOfTheCalendar() {
        assertEquals(5, day.count(), "2024 has a 29th of February");
        assertEquals("2024-02-29", day.at(2).toString());
        assertEquals("day = 2024-02-27", day.toString());
        assertEquals(4, day.start(LocalDate.of(2024, 3, 2)).index());
        assertEquals(Map.of("kind", "date", "min", "2024-02-27", "max", "2024-03-02"), day.control());
        assertThrows(IndexOutOfBoundsException.class, () -> day.at(5));
    }

    @Test
    void aPageSendsAnIsoDate() {
        day.setJson("2024-02-29", null);
        assertEquals(LocalDate.of(2024, 2, 29), day.value());
        assertEquals("day = 2024-02-30: a day from 2024-02-27 to 2024-03-02, as in 2026-11-22",
                refusal(() -> day.setJson("2024-02-30", null)));
        assertEquals("day = 2024-03-03: a day from 2024-02-27 to 2024-03-02",
                refusal(() -> day.setJson("2024-03-03", null)));
        refusal(() -> day.setJson(5L, null));
        refusal(() -> day.set(null));
        refusal(() -> DateParameter.of("day", first, first.minusDays(1)));
        refusal(() -> DateParameter.of("day", LocalDate.of(0, 1, 1), first));
    }
}
