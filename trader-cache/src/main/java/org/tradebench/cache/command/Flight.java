package org.tradebench.cache.command;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/** One run of a command that others of the same id wait for. */
final class Flight {

    /** How it ended. */
    enum End {
        /** Its outputs are cached: no invalidation has overtaken them, so that they are no older than what any waiting caller may expect. */
        CACHED,
        /** An invalidation has overtaken it: what it read may be older than a write that a waiting caller knows of. */
        OVERTAKEN,
        /** It threw, or there is nothing to cache. */
        NOTHING
    }

    /** @param limit how long the outputs may be served; zero: for ever */
    record Result(End end, @Nullable Object outputs, Set<?> dependencyIds, Duration limit) {

        static Result without(End end) {
            return new Result(end, null, Set.of(), Duration.ZERO);
        }
    }

    private final Thread leader = Thread.currentThread();
    private final CompletableFuture<Result> result = new CompletableFuture<>();

    /** Whether waiting for it would be waiting for oneself. */
    boolean isMine() {
        return leader == Thread.currentThread();
    }

    void land(Result landed) {
        result.complete(landed);
    }

    /** An interrupted wait ends with nothing, and the thread stays interrupted. */
    Result await() {
        try {
            return result.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Result.without(End.NOTHING);
        } catch (ExecutionException never) {
            throw new AssertionError("a flight lands with a result only", never);
        }
    }
}
