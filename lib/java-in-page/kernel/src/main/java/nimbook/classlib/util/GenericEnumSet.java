package nimbook.classlib.util;

/** TeaVM's own, which knows the constants of compiled enumerations. */
final class GenericEnumSet {
    private GenericEnumSet() {}

    static native Enum<?>[] getConstants(Class<?> type);
}
