package nimbook.bench;

/**
 * One thing that is timed: a benchmark method with its parameter.
 *
 * @param owner the class of the method
 * @param method the method annotated as a benchmark
 * @param parameter the name of its parameter, or null
 * @param value the parameter's value, or null
 * @param name in words, for the table
 * @param plan how often it is repeated
 * @param byClock whether the clock's time counts, as for several threads, and not the processor's
 * @param gigabytes the largest heap of the JVM that measures
 */
record Task(Class<?> owner, String method, String parameter, String value, String name, MeasurementPlan plan,
        boolean byClock, int gigabytes) {

    /** Room for every task but those that say otherwise. */
    private static final int HEAP = 4;

    static Task of(Class<?> owner, String method, String parameter, Object value, String name, MeasurementPlan plan) {
        return new Task(owner, method, parameter, value.toString(), name, plan, false, HEAP);
    }

    static Task of(Class<?> owner, String method, String name, MeasurementPlan plan) {
        return new Task(owner, method, null, null, name, plan, false, HEAP);
    }

    Task withClock() {
        return new Task(owner, method, parameter, value, name, plan, true, gigabytes);
    }

    Task withHeap(int most) {
        return new Task(owner, method, parameter, value, name, plan, byClock, most);
    }

    /** What tells it from all others. */
    String id() {
        return owner.getSimpleName() + "." + method + (value == null ? "" : "(" + parameter + " = " + value + ")")
                + (byClock ? ", clock" : "");
    }
}
