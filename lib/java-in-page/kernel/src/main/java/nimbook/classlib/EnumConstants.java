package nimbook.classlib;

import java.util.function.Function;

/** The constants of an enumeration that a program declares: who runs programs knows them. */
public final class EnumConstants {
    private static Function<Enum<?>, Object[]> programs = one -> null;

    private EnumConstants() {}

    /** Sets what knows all constants by one of them, and gives null of compiled enumerations. */
    public static void from(Function<Enum<?>, Object[]> known) {
        programs = known;
    }

    /** All constants of the program's enumeration that this is one of; null of compiled ones. */
    public static Object[] ofProgram(Enum<?> one) {
        return programs.apply(one);
    }
}
