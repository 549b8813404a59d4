package nimbook.classlib.util.concurrent;

/** {@link java.util.concurrent.CompletionStage}, as far as a page has it. */
public interface CompletionStage<T> {
    /** As a future. */
    CompletableFuture<T> toCompletableFuture();
}
