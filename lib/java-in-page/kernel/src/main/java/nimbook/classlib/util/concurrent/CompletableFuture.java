package nimbook.classlib.util.concurrent;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** {@link java.util.concurrent.CompletableFuture}: what is asynchronous runs at once. */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    private static final Executor AT_ONCE = Runnable::run;

    private boolean done;
    private T value;
    private Throwable thrown;
    /** What waits for this; the last to come is the first to run. */
    private final Deque<Dependent> waiting = new ArrayDeque<>();

    /** What completes another future when all that it waits for is done. */
    private static final class Dependent {
        private final CompletableFuture<?> made;
        private final List<CompletableFuture<?>> sources;
        private final Runnable step;

        Dependent(CompletableFuture<?> made, List<CompletableFuture<?>> sources, Runnable step) {
            this.made = made;
            this.sources = sources;
            this.step = step;
        }

        /** The other future where more waits for it. */
        CompletableFuture<?> fire() {
            if (made.done || !sources.stream().allMatch(CompletableFuture::isDone)) return null;
            step.run();
            return made.done && !made.waiting.isEmpty() ? made : null;
        }
    }

    private static <U> CompletableFuture<U> after(List<CompletableFuture<?>> sources, Executor executor,
            Consumer<CompletableFuture<U>> step) {
        CompletableFuture<U> made = new CompletableFuture<>();
        Runnable guarded = () -> {
            try {
                step.accept(made);
            } catch (Exception | LinkageError | AssertionError | VirtualMachineError e) {
                made.settle(null, wrapped(e));
            }
        };
        Runnable run = executor == null ? guarded : () -> executor.execute(() -> {
            guarded.run();
            made.fireAll();
        });
        Dependent dependent = new Dependent(made, sources, run);
        for (CompletableFuture<?> each : sources) if (!each.done) each.waiting.push(dependent);
        dependent.fire();
        return made;
    }

    private <U> CompletableFuture<U> after(Executor executor, Consumer<CompletableFuture<U>> step) {
        return after(List.of(this), executor, step);
    }

    /** Where this has a value only. */
    private <U> CompletableFuture<U> then(Executor executor, Function<? super T, ? extends U> function) {
        return after(executor, made -> {
            if (thrown != null) made.settle(null, wrapped(thrown));
            else made.settle(function.apply(value), null);
        });
    }

    private static Throwable wrapped(Throwable thrown) {
        return thrown instanceof CompletionException ? thrown : new CompletionException(thrown);
    }

    private boolean settle(T result, Throwable exception) {
        if (done) return false;
        done = true;
        value = result;
        thrown = exception;
        return true;
    }

    /** In the JDK's order: of what waits for another future all but the last goes to this one's first. */
    private void fireAll() {
        CompletableFuture<?> at = this;
        while (done) {
            Dependent next = at.waiting.poll();
            if (next == null && at == this) return;
            if (next == null) {
                at = this;
            } else if (at != this && !at.waiting.isEmpty()) {
                waiting.push(next);
            } else {
                CompletableFuture<?> made = next.fire();
                at = made == null ? this : made;
            }
        }
    }

    /** Of a value. */
    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> made = new CompletableFuture<>();
        made.settle(value, null);
        return made;
    }

    /** Of an exception. */
    public static <U> CompletableFuture<U> failedFuture(Throwable thrown) {
        CompletableFuture<U> made = new CompletableFuture<>();
        made.settle(null, Objects.requireNonNull(thrown));
        return made;
    }

    /** What a supplier gives. */
    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return supplyAsync(supplier, AT_ONCE);
    }

    /** The same. */
    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        Objects.requireNonNull(supplier);
        return after(List.of(), Objects.requireNonNull(executor), made -> made.settle(supplier.get(), null));
    }

    /** When a task has run. */
    public static CompletableFuture<Void> runAsync(Runnable task) {
        return runAsync(task, AT_ONCE);
    }

    /** The same. */
    public static CompletableFuture<Void> runAsync(Runnable task, Executor executor) {
        Objects.requireNonNull(task);
        return supplyAsync(() -> {
            task.run();
            return null;
        }, executor);
    }

    /** When all are complete. */
    public static CompletableFuture<Void> allOf(CompletableFuture<?>... futures) {
        List<CompletableFuture<?>> all = List.of(futures);
        return after(all, null, made -> {
            Throwable first = null;
            for (CompletableFuture<?> each : all)
                if (first == null && each.thrown != null)
                    first = wrapped(each.thrown);
            made.settle(null, first);
        });
    }

    /** When one is complete. */
    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... futures) {
        CompletableFuture<Object> made = new CompletableFuture<>();
        for (CompletableFuture<?> each : futures) {
            Runnable step = () -> made.settle(each.value, each.thrown == null ? null : wrapped(each.thrown));
            Dependent dependent = new Dependent(made, List.of(each), step);
            if (each.done) dependent.fire();
            else each.waiting.push(dependent);
        }
        return made;
    }

    @Override
    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    /** A function of the value. */
    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> function) {
        return then(null, Objects.requireNonNull(function));
    }

    /** The same. */
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function) {
        return then(AT_ONCE, Objects.requireNonNull(function));
    }

    /** The same. */
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function, Executor executor) {
        return then(Objects.requireNonNull(executor), Objects.requireNonNull(function));
    }

    /** Takes the value. */
    public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return then(null, result -> {
            action.accept(result);
            return null;
        });
    }

    /** The same. */
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
        return thenAccept(action);
    }

    /** Runs after this. */
    public CompletableFuture<Void> thenRun(Runnable action) {
        Objects.requireNonNull(action);
        return thenAccept(result -> action.run());
    }

    /** The same. */
    public CompletableFuture<Void> thenRunAsync(Runnable action) {
        return thenRun(action);
    }

    /** A function of two values. */
    public <U, V> CompletableFuture<V> thenCombine(CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function) {
        Objects.requireNonNull(function);
        CompletableFuture<? extends U> second = other.toCompletableFuture();
        return after(List.of(this, second), null, made -> {
            Throwable first = thrown != null ? thrown : second.thrown;
            if (first != null) made.settle(null, wrapped(first));
            else made.settle(function.apply(value, second.value), null);
        });
    }

    /** The same. */
    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function) {
        return thenCombine(other, function);
    }

    /** Takes two values. */
    public <U> CompletableFuture<Void> thenAcceptBoth(CompletionStage<? extends U> other,
            BiConsumer<? super T, ? super U> action) {
        Objects.requireNonNull(action);
        return thenCombine(other, (a, b) -> {
            action.accept(a, b);
            return null;
        });
    }

    /** What the future of the value gives. */
    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> function) {
        Objects.requireNonNull(function);
        return after(null, made -> {
            if (thrown != null) {
                made.settle(null, wrapped(thrown));
                return;
            }
            CompletableFuture<U> next = function.apply(value).toCompletableFuture();
            Dependent relay = new Dependent(made, List.of(next),
                    () -> made.settle(next.value, next.thrown == null ? null : wrapped(next.thrown)));
            if (next.done) relay.fire();
            else next.waiting.push(relay);
        });
    }

    /** The same. */
    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function) {
        return thenCompose(function);
    }

    /** A function of the value or what was thrown. */
    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> function) {
        Objects.requireNonNull(function);
        return after(null, made -> made.settle(function.apply(value, thrown), null));
    }

    /** The same. */
    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function) {
        return handle(function);
    }

    /** Takes the value or what was thrown. */
    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        Objects.requireNonNull(action);
        return after(null, made -> {
            try {
                action.accept(value, thrown);
            } catch (Exception | LinkageError | AssertionError | VirtualMachineError e) {
                if (thrown == null) throw e;
            }
            made.settle(value, thrown == null ? null : wrapped(thrown));
        });
    }

    /** The same. */
    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action) {
        return whenComplete(action);
    }

    /** A value in the place of what was thrown. */
    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> function) {
        Objects.requireNonNull(function);
        return handle((result, exception) -> exception == null ? result : function.apply(exception));
    }

    /** Gives a value, if there is none. */
    public boolean complete(T result) {
        boolean first = settle(result, null);
        fireAll();
        return first;
    }

    /** Gives an exception, if there is none. */
    public boolean completeExceptionally(Throwable exception) {
        boolean first = settle(null, Objects.requireNonNull(exception));
        fireAll();
        return first;
    }

    @Override
    public boolean cancel(boolean interrupts) {
        boolean first = settle(null, new CancellationException());
        fireAll();
        return first || isCancelled();
    }

    @Override
    public boolean isDone() {
        return done;
    }

    @Override
    public boolean isCancelled() {
        return thrown instanceof CancellationException;
    }

    /** Whether it has an exception. */
    public boolean isCompletedExceptionally() {
        return thrown != null;
    }

    /** The value, or another one where there is none. */
    public T getNow(T otherwise) {
        return done ? join() : otherwise;
    }

    /** How many wait for this. */
    public int getNumberOfDependents() {
        return waiting.size();
    }

    private void checkDone() {
        if (!done)
            throw new IllegalStateException("not complete, and a page has one thread: nothing would complete it");
        if (thrown instanceof CancellationException cancelled) throw cancelled;
    }

    /** The value. */
    public T join() {
        checkDone();
        if (thrown != null) throw (CompletionException) wrapped(thrown);
        return value;
    }

    @Override
    public T get() throws ExecutionException {
        checkDone();
        boolean isWrapped = thrown instanceof CompletionException && thrown.getCause() != null;
        if (thrown != null) throw new ExecutionException(isWrapped ? thrown.getCause() : thrown);
        return value;
    }

    @Override
    public T get(long time, TimeUnit unit) throws ExecutionException {
        return get();
    }
}
