package nimbook.classlib;

import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.teavm.jso.JSBody;

/**
 * Methods of dates and times; see {@link Supplement} for their names. What time it is says the browser: TeaVM would
 * carry the rules of all zones along.
 */
public final class TimeMethods {
    private TimeMethods() {}

    @JSBody(script = "return new Date().getTimezoneOffset();")
    private static native int minutesBehind();

    /** {@link LocalDateTime#now()}. */
    public static LocalDateTime java_time_LocalDateTime_now() {
        long now = System.currentTimeMillis() - minutesBehind() * 60_000L;
        return LocalDateTime.ofEpochSecond(Math.floorDiv(now, 1000), Math.floorMod(now, 1000) * 1_000_000,
                ZoneOffset.UTC);
    }

    /** {@link LocalDate#now()}. */
    public static LocalDate java_time_LocalDate_now() {
        return java_time_LocalDateTime_now().toLocalDate();
    }

    /** {@link LocalTime#now()}. */
    public static LocalTime java_time_LocalTime_now() {
        return java_time_LocalDateTime_now().toLocalTime();
    }

    /** {@link Year#now()}. */
    public static Year java_time_Year_now() {
        return Year.of(java_time_LocalDateTime_now().getYear());
    }

    /** {@link YearMonth#now()}. */
    public static YearMonth java_time_YearMonth_now() {
        LocalDateTime now = java_time_LocalDateTime_now();
        return YearMonth.of(now.getYear(), now.getMonthValue());
    }

    /** {@link Duration#toSeconds}. */
    @SuppressWarnings("JavaDurationGetSecondsToToSeconds")
    public static long java_time_Duration_toSeconds(Duration time) {
        return time.getSeconds();
    }

    /** {@link Duration#toDaysPart}. */
    public static long java_time_Duration_toDaysPart(Duration time) {
        return time.toDays();
    }

    /** {@link Duration#toHoursPart}. */
    public static int java_time_Duration_toHoursPart(Duration time) {
        return (int) (time.toHours() % 24);
    }

    /** {@link Duration#toMinutesPart}. */
    public static int java_time_Duration_toMinutesPart(Duration time) {
        return (int) (time.toMinutes() % 60);
    }

    /** {@link Duration#toSecondsPart}. */
    public static int java_time_Duration_toSecondsPart(Duration time) {
        return (int) (time.toSeconds() % 60);
    }

    /** {@link Duration#toMillisPart}. */
    @SuppressWarnings("JavaDurationGetSecondsGetNano")
    public static int java_time_Duration_toMillisPart(Duration time) {
        return time.getNano() / 1_000_000;
    }

    /** {@link LocalDate#datesUntil(LocalDate)}. */
    public static Stream<LocalDate> java_time_LocalDate_datesUntil(LocalDate from, LocalDate to) {
        if (to.isBefore(from)) throw new IllegalArgumentException(to + " < " + from);
        return LongStream.range(from.toEpochDay(), to.toEpochDay()).mapToObj(LocalDate::ofEpochDay);
    }
}
