package org.tradebench.app.services;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.eclipse.microprofile.metrics.Counter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

class RetryStageTest {
    private final Count retries = new Count();
    private final Count givenUp = new Count();
    private final AtomicLong now = new AtomicLong();
    private final RetryStage stage = new RetryStage(retries, givenUp, now::get);

    @ParameterizedTest
    @ValueSource(strings = {"40001", "40P01", "55P03", "57P01"})
    void retriesRolledBackOperationAndCountsRetries(String sqlState) {
        FailsAtFirst operation = new FailsAtFirst(2, sqlState);

        assertThat(stage.run(operation)).isEqualTo("done");

        assertThat(operation.calls).hasValue(3);
        assertThat(retries.getCount()).isEqualTo(2);
        assertThat(givenUp.getCount()).isZero();
    }

    @Test
    void doesNotRetryFailedCommit() {
        AtomicInteger calls = new AtomicInteger();

        assertRefusal(
                () -> {
                    calls.incrementAndGet();
                    throw new StorageException(new SQLException("terminating connection", "57P01"), true);
                },
                Reason.OUTCOME_UNKNOWN,
                "It is unknown whether this was done");

        assertThat(calls).hasValue(1);
        assertThat(retries.getCount()).isZero();
    }

    @Test
    void givesUpAfterMaximumTries() {
        FailsAtFirst operation = new FailsAtFirst(Integer.MAX_VALUE, "40P01");

        assertRefusal(operation, Reason.CONFLICT, "Try again");

        assertThat(operation.calls).hasValue(RetryStage.MAX_TRIES);
        assertThat(retries.getCount()).isEqualTo(RetryStage.MAX_TRIES - 1);
        assertThat(givenUp.getCount()).isEqualTo(1);
    }

    @Test
    void givesUpWhenLockWaitBudgetIsSpent() {
        FailsAtFirst operation = new FailsAtFirst(Integer.MAX_VALUE, "55P03");

        assertRefusal(
                () -> {
                    now.addAndGet(TimeUnit.SECONDS.toNanos(20));
                    return operation.get();
                },
                Reason.UNAVAILABLE,
                "holds rows");

        assertThat(operation.calls).hasValue(1);
        assertThat(retries.getCount()).isZero();
        assertThat(givenUp.getCount()).isEqualTo(1);
    }

    @Test
    void retriesShortLockWaitsWithinBudget() {
        FailsAtFirst operation = new FailsAtFirst(Integer.MAX_VALUE, "55P03");

        assertRefusal(
                () -> {
                    now.addAndGet(TimeUnit.SECONDS.toNanos(6));
                    return operation.get();
                },
                Reason.UNAVAILABLE,
                "holds rows");

        assertThat(operation.calls).hasValue(3);
    }

    @Test
    void retriesDeadlockRegardlessOfElapsedTime() {
        FailsAtFirst operation = new FailsAtFirst(2, "40P01");

        assertThat(stage.run(() -> {
                    now.addAndGet(TimeUnit.SECONDS.toNanos(20));
                    return operation.get();
                }))
                .isEqualTo("done");
    }

    @Test
    void propagatesRefusalUnchangedWithoutRetry() {
        TradeException refusal = TradeException.notFound("You have no holding 1.");
        AtomicInteger calls = new AtomicInteger();

        assertThatThrownBy(() -> stage.run(() -> {
                    calls.incrementAndGet();
                    throw refusal;
                }))
                .isSameAs(refusal);
        assertThat(calls).hasValue(1);
    }

    @ParameterizedTest
    @CsvSource({
        "22003, CONFLICT, 999",
        "22001, BAD_INPUT, too long",
        "22021, BAD_INPUT, cannot be stored",
        "23514, CONFLICT, range",
        "42P01, UNAVAILABLE, no tables",
        "42703, UNAVAILABLE, older version",
        "08001, UNAVAILABLE, does not answer",
        "08006, UNAVAILABLE, does not answer",
        "53300, UNAVAILABLE, does not answer",
        "57P03, UNAVAILABLE, does not answer",
        "57014, UNAVAILABLE, does not answer",
        "25P03, UNAVAILABLE, does not answer",
        "58030, UNAVAILABLE, does not answer",
        "28P01, UNAVAILABLE, does not answer",
        "3D000, UNAVAILABLE, does not answer"
    })
    void translatesDatabaseFailuresWithoutRetry(String sqlState, Reason reason, String message) {
        FailsAtFirst operation = new FailsAtFirst(1, sqlState);

        assertRefusal(operation, reason, message);

        assertThat(operation.calls).hasValue(1);
    }

    /** The pools of WildFly and Payara Server throw this when all of their connections are in use. */
    @Test
    void reportsUnavailableWhenPoolIsExhausted() {
        assertRefusal(
                () -> {
                    throw new StorageException(new SQLException(new IllegalStateException("blocking timeout")));
                },
                Reason.UNAVAILABLE,
                "does not answer");
    }

    @ParameterizedTest
    @CsvSource({
        "account_profile_pkey, user id is taken",
        "order_that_sells, sells this holding already",
        "quote_pkey, symbol is taken"
    })
    void namesValueThatViolatesUniqueConstraint(String constraint, String message) {
        SQLException taken =
                new SQLException("duplicate key value violates unique constraint \"" + constraint + "\"", "23505");

        assertRefusal(
                () -> {
                    throw new StorageException(taken);
                },
                Reason.CONFLICT,
                message);
    }

    /** Each name of another constraint: which one is met first in the set of constraints differs from one JVM to the next. */
    @ParameterizedTest
    @ValueSource(strings = {"account_user_id_key", "order_of_key", "order_that_sells", "quote_pkey"})
    void ignoresConstraintNameInValueOfUser(String userId) {
        SQLException taken = new SQLException(
                "duplicate key value violates unique constraint \"account_profile_pkey\" Detail: Key (user_id)=(%s) already exists."
                        .formatted(userId),
                "23505");

        assertRefusal(
                () -> {
                    throw new StorageException(taken);
                },
                Reason.CONFLICT,
                "user id is taken");
    }

    @Test
    void hidesDatabaseDetailsOfDefects() {
        FailsAtFirst operation = new FailsAtFirst(1, "42601");

        assertThatThrownBy(() -> stage.run(operation))
                .isInstanceOf(IllegalStateException.class)
                .hasNoCause()
                .hasMessageNotContaining("42601");
    }

    @Test
    void findsDatabaseExceptionInContainerExceptions() {
        SQLException driver = new SQLException("deadlock detected", "40P01");
        RuntimeException wrapped = new IllegalStateException(new SQLException("container's", driver));

        assertThat(SqlFailure.in(wrapped)).containsSame(driver);
    }

    private void assertRefusal(Supplier<String> operation, Reason reason, String message) {
        assertThatThrownBy(() -> stage.run(operation))
                .hasMessageContaining(message)
                .isInstanceOfSatisfying(
                        TradeException.class,
                        refusal -> assertThat(refusal.reason()).isEqualTo(reason));
    }

    /** An operation whose first calls fail with this SQLSTATE. */
    private static final class FailsAtFirst implements Supplier<String> {
        private final AtomicInteger calls = new AtomicInteger();
        private final int failures;
        private final String sqlState;

        FailsAtFirst(int failures, String sqlState) {
            this.failures = failures;
            this.sqlState = sqlState;
        }

        @Override
        public String get() {
            if (calls.incrementAndGet() <= failures) {
                throw new StorageException(new SQLException("SELECT secret", sqlState));
            }
            return "done";
        }
    }

    private static final class Count implements Counter {
        private long count;

        @Override
        public void inc() {
            count++;
        }

        @Override
        public void inc(long more) {
            count += more;
        }

        @Override
        public long getCount() {
            return count;
        }
    }
}
