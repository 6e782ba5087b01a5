package org.tradebench.app.caching.command;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.services.TradeOperation;
import org.tradebench.app.services.TradeServices;
import org.tradebench.cache.command.CacheableCommand;

/**
 * Executes an operation of the brokerage as a command. Its inputs are set by its constructor; public getters are for the policy file.
 *
 * @param <O> the output: an immutable record or a list of them
 */
public abstract class TradeCommand<O> extends CacheableCommand<RuntimeException> {
    private final Supplier<? extends O> work;
    private @Nullable O output;
    private boolean succeeded;

    TradeCommand(TradeOperation<O> operation, TradeServices next) {
        this(() -> next.call(operation));
    }

    /** @param work the operation, committed when it returns */
    TradeCommand(Supplier<? extends O> work) {
        this.work = work;
    }

    @Override
    public boolean isReadyToCallExecute() {
        return true;
    }

    @Override
    protected void performExecute() {
        output = work.get();
        succeeded = true;
    }

    @Override
    protected @Nullable Object outputs() {
        return output;
    }

    @Override
    @SuppressWarnings("unchecked") // The cache serves a command what a command of its class has made.
    protected void setOutputs(@Nullable Object outputs) {
        output = (O) outputs;
    }

    /** Sets an output that something else than its work has produced. */
    final void setOutput(O produced) {
        output = produced;
    }

    /** Returns the output; null before, and after a failure. */
    final @Nullable O output() {
        return output;
    }

    final boolean hasSucceeded() {
        return succeeded;
    }
}
