package nimbook.widget.parameter;

import static nimbook.widget.model.NullChecks.nonNull;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** A day between two days, both included: a field with a calendar. */
public final class DateParameter extends Parameter<LocalDate> {
    private final LocalDate first;
    private final LocalDate last;

    private DateParameter(String name, LocalDate first, LocalDate last, LocalDate start) {
        super(name, start);
        this.first = first;
        this.last = last;
    }

    /**
     * The days from the first to the last; starts at the first.
     *
     * @throws IllegalArgumentException when the first comes after the last, or a year is not 1 to 9999, as a page
     *     writes it
     */
    public static DateParameter of(String name, LocalDate first, LocalDate last) {
        nonNull(first, "first");
        nonNull(last, "last");
        if (first.isAfter(last) || first.getYear() < 1 || last.getYear() > 9999)
            throw new IllegalArgumentException("days of " + name + ": from " + first + " to " + last
                    + ": the first is not after the last, and years are 1 to 9999");
        return new DateParameter(name, first, last, first);
    }

    /**
     * The same with another first value.
     *
     * @throws IllegalArgumentException outside the days
     */
    public DateParameter start(LocalDate day) {
        return new DateParameter(name(), first, last, check(day));
    }

    private String allowed() {
        return "a day from " + first + " to " + last;
    }

    @Override
    protected LocalDate check(LocalDate value) {
        if (value == null || value.isBefore(first) || value.isAfter(last)) throw refuse(value, allowed());
        return value;
    }

    @Override
    public long count() {
        return ChronoUnit.DAYS.between(first, last) + 1;
    }

    @Override
    public LocalDate at(long index) {
        return first.plusDays(Objects.checkIndex(index, count()));
    }

    @Override
    public long index() {
        return ChronoUnit.DAYS.between(first, value());
    }

    @Override
    protected Map<String, Object> spec() {
        Map<String, Object> spec = new LinkedHashMap<>();
        spec.put("kind", "date");
        spec.put("min", toJson(first));
        spec.put("max", toJson(last));
        return spec;
    }

    /** As "2026-11-22", which is also how a page's field writes it. */
    @Override
    protected Object toJson(LocalDate value) {
        return value.toString();
    }

    @Override
    protected LocalDate fromJson(Object json) {
        try {
            return LocalDate.parse(String.valueOf(json));
        } catch (DateTimeException e) {
            throw refuse(json, allowed() + ", as in 2026-11-22");
        }
    }
}
