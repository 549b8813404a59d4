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
 * @param threads threads that do the work: with one, the processor's time counts, with more, the clock's
 * @param gigabytes the largest heap of the JVM that measures
 */
record Task(Class<?> owner, String method, String parameter, String value, String name, MeasurementPlan plan, int threads, int gigabytes) {

    /** Room for every task but those that say otherwise. */
    private static final int HEAP = 4;

    static Task of(Class<?> owner, String method, String parameter, Object value, String name, MeasurementPlan plan) {
        return new Task(owner, method, parameter, value.toString(), name, plan, 1, HEAP);
    }

    static Task of(Class<?> owner, String method, String name, MeasurementPlan plan) {
        return new Task(owner, method, null, null, name, plan, 1, HEAP);
    }

    Task withThreads(int count) {
        return new Task(owner, method, parameter, value, name, plan, count, gigabytes);
    }

    Task withHeap(int most) {
        return new Task(owner, method, parameter, value, name, plan, threads, most);
    }

    /** What tells it from all others. */
    String id() {
        return owner.getSimpleName() + "." + method + (value == null ? "" : "(" + parameter + " = " + value + ")");
    }
}
