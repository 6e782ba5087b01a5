package org.tradebench.app.services;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.TradeException;

/**
 * Repeats the transaction of an operation when the database certainly rolled it back because of concurrent transactions, never after a failed commit, and
 * turns SQL exceptions into refusals.
 */
@Dependent
public class RetryStage implements PipelineStage {
    /** Attempts per operation, the first included. */
    static final int MAX_TRIES = 6;

    /** Lock-wait budget: after it an operation that waits for locked rows is refused, not repeated. */
    static final long LONGEST_WAIT = TimeUnit.SECONDS.toNanos(15);

    private static final Logger LOG = Logger.getLogger(RetryStage.class.getName());
    private static final long LONGEST_FIRST_PAUSE = TimeUnit.MILLISECONDS.toNanos(2);

    private final Counter retries;
    private final Counter givenUp;
    private final LongSupplier clock;

    @Inject
    public RetryStage(MetricRegistry metrics) {
        this(
                metrics.counter("trade_transaction_retries"),
                metrics.counter("trade_transaction_given_up"),
                System::nanoTime);
    }

    /** @param clock in nanoseconds, from any moment on */
    RetryStage(Counter retries, Counter givenUp, LongSupplier clock) {
        this.retries = retries;
        this.givenUp = givenUp;
        this.clock = clock;
    }

    @Override
    public <T> T call(TradeOperation<T> operation, TradeServices next) {
        return run(() -> next.call(operation));
    }

    /**
     * Runs an operation until it is committed, refused or given up.
     *
     * @throws TradeException as the operation refuses, or what a failure of the database means
     */
    public <T extends @Nullable Object> T run(Supplier<T> operation) {
        long begun = clock.getAsLong();
        for (int tries = 1; ; tries++) {
            try {
                return operation.get();
            } catch (TradeException refused) {
                throw refused;
            } catch (RuntimeException failure) {
                if (CommitFailure.isIn(failure)) {
                    LOG.log(Level.WARNING, failure, () -> "The outcome of a transaction is unknown");
                    throw Refusals.outcomeUnknown();
                }
                Optional<SQLException> sql = SqlFailure.in(failure);
                if (sql.isEmpty()) {
                    throw failure;
                }
                if (!SqlFailure.passes(sql.get())) {
                    throw meaning(sql.get());
                }
                boolean waitedEnough = SqlFailure.isHeld(sql.get()) && clock.getAsLong() - begun >= LONGEST_WAIT;
                if (tries == MAX_TRIES || waitedEnough) {
                    givenUp.inc();
                    throw meaning(sql.get());
                }
                retries.inc();
                LockSupport.parkNanos(ThreadLocalRandom.current().nextLong(tries * LONGEST_FIRST_PAUSE));
            }
        }
    }

    private static RuntimeException meaning(SQLException failure) {
        Optional<TradeException> meaning = SqlFailure.meaningOf(failure);
        if (meaning.isPresent()) {
            return meaning.get();
        }
        LOG.log(Level.SEVERE, failure, () -> "The database refused a statement: SQLSTATE " + failure.getSQLState());
        return new IllegalStateException("The database refused a statement; the log has the details");
    }
}
