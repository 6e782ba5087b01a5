package org.tradebench.app.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

class GuessingGuardTest {
    private static final int CHECKED_TRIES = AddressFailures.FREE_TRIES + 1;

    private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 1_000);
    private final GuessingGuard guard = new GuessingGuard(now::get);
    private final AtomicInteger checked = new AtomicInteger();

    @Test
    void allowsFreeTriesWithoutPause() {
        fail("here", "ada", AddressFailures.FREE_TRIES);
        assertThat(isChecked("here", "ada")).isTrue();
    }

    @Test
    void doublesPauseUpToMaximum() {
        fail("here", "ada", CHECKED_TRIES);
        for (int seconds : List.of(1, 2, 4, 8, 16, 32, 64, 64)) {
            assertThat(pause("here", "ada")).isEqualTo(seconds);
            pass(Duration.ofSeconds(seconds));
            fail("here", "ada", 1);
        }
    }

    @Test
    void resetsCountAfterSuccess() {
        fail("here", "ada", CHECKED_TRIES);
        pass(Duration.ofSeconds(1));
        assertThat(guard.<String>attempt("here", "ada", () -> "in")).isEqualTo("in");
        fail("here", "ada", CHECKED_TRIES);
        assertThat(pause("here", "ada")).isEqualTo(1);
    }

    @Test
    void resetsCountAfterMemoryExpires() {
        fail("here", "ada", CHECKED_TRIES);
        pass(AddressFailures.MEMORY.plusSeconds(2));
        fail("here", "ada", CHECKED_TRIES);
        assertThat(pause("here", "ada")).isEqualTo(1);
    }

    @Test
    void doesNotDelayOtherNamesOrAddresses() {
        fail("here", "ada", CHECKED_TRIES);
        assertThat(isChecked("here", "ben")).isTrue();
        assertThat(isChecked("there", "ada")).isTrue();
    }

    @Test
    void checksNoMoreParallelThanSerialGuesses() throws Exception {
        CountDownLatch first = new CountDownLatch(CHECKED_TRIES);
        List<Boolean> answers = inParallel(
                64,
                () -> guess("here", "ada", () -> {
                    first.countDown();
                    await(first);
                    throw Refusals.wrongLogin();
                }));
        assertThat(answers).filteredOn(seen -> seen).hasSize(CHECKED_TRIES);
        assertThat(checked).hasValue(CHECKED_TRIES);
    }

    @Test
    void admitsAllParallelCorrectLogins() throws Exception {
        List<Boolean> answers = inParallel(64, () -> guess("here", "ada", () -> "in"));
        assertThat(answers).containsOnly(true);
        assertThat(checked).hasValue(64);
    }

    @Test
    void releasesReservationAfterOtherFailure() {
        for (int i = 0; i < 10 * CHECKED_TRIES; i++) {
            assertThatThrownBy(() -> guard.attempt("here", "ada", () -> {
                        throw new IllegalStateException("no database");
                    }))
                    .hasMessage("no database");
        }
        assertThat(isChecked("here", "ada")).isTrue();
    }

    @Test
    void limitsGuessesOfAddressAcrossNames() {
        for (int i = 0; i < AddressFailures.BUDGET; i++) {
            fail("here", "name " + i, 1);
        }
        assertThat(pause("here", "one more")).isEqualTo(AddressFailures.INTERVAL.toSeconds());
        assertThat(isChecked("there", "one more")).isTrue();
        pass(AddressFailures.INTERVAL);
        assertThat(isChecked("here", "one more")).isTrue();
        assertThat(isChecked("here", "and one more")).isFalse();
    }

    @Test
    void spendsNoBudgetOnCorrectLogins() {
        for (int i = 0; i < 2 * AddressFailures.BUDGET; i++) {
            assertThat(guess("here", "name " + i, () -> "in")).isTrue();
        }
    }

    @Test
    void keepsCountOfVictimDespiteManyInventedNames() {
        fail("here", "ada", CHECKED_TRIES);
        for (int i = 0; i < 2_000; i++) {
            guess("here", "made up " + i, () -> {
                throw Refusals.wrongLogin();
            });
            guess("there", "made up " + i, () -> {
                throw Refusals.wrongLogin();
            });
        }
        assertThat(pause("here", "ada")).isEqualTo(AddressFailures.INTERVAL.toSeconds());
        // The address may try again, and the count of the victim is still known.
        pass(AddressFailures.INTERVAL);
        fail("here", "ada", 1);
        pass(Duration.ofSeconds(1));
        assertThat(isChecked("here", "ada")).isFalse();
    }

    @Test
    void evictsLeastRecentAddressFirst() {
        fail("here", "ada", CHECKED_TRIES);
        fail("there", "ada", CHECKED_TRIES);
        pause("here", "ada");
        for (int i = 0; i < GuessingGuard.MAX_ADDRESSES - 1; i++) {
            fail("address " + i, "ada", 1);
        }
        assertThat(isChecked("here", "ada")).isFalse();
        assertThat(isChecked("there", "ada")).isTrue();
    }

    @Test
    void boundsNamesOfAddressByBudget() {
        AddressFailures failures = new AddressFailures(now.get());
        for (int i = 0; i < 5_000; i++) {
            now.addAndGet(AddressFailures.INTERVAL.toNanos() / 2);
            String name = "name " + i;
            if (failures.pauseNanos(name, now.get()) == 0 && failures.reserve(name, now.get())) {
                failures.settle(name, false, true, now.get());
            }
        }
        long inMemory = AddressFailures.MEMORY.dividedBy(AddressFailures.INTERVAL);
        assertThat(failures.names()).isBetween((int) inMemory, (int) inMemory + AddressFailures.BUDGET);
    }

    private void pass(Duration time) {
        now.addAndGet(time.toNanos());
    }

    private void fail(String address, String name, int times) {
        for (int i = 0; i < times; i++) {
            assertThat(isChecked(address, name)).as("try " + i + " of " + name).isTrue();
        }
    }

    private boolean isChecked(String address, String name) {
        return guess(address, name, () -> {
            throw Refusals.wrongLogin();
        });
    }

    private int pause(String address, String name) {
        try {
            guard.attempt(address, name, () -> {
                throw new AssertionError("checked");
            });
            throw new AssertionError("checked");
        } catch (TradeException refused) {
            assertThat(refused.reason()).isEqualTo(Reason.TOO_MANY_TRIES);
            return refused.retryAfterSeconds();
        }
    }

    private boolean guess(String address, String name, Supplier<String> check) {
        try {
            guard.attempt(address, name, () -> {
                checked.incrementAndGet();
                return check.get();
            });
            return true;
        } catch (TradeException refused) {
            return refused.reason() != Reason.TOO_MANY_TRIES;
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Boolean> inParallel(int threads, Callable<Boolean> call) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Boolean>> futures = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                futures.add(pool.submit(call));
            }
            List<Boolean> answers = new ArrayList<>();
            for (Future<Boolean> future : futures) {
                answers.add(future.get());
            }
            return answers;
        } finally {
            pool.shutdownNow();
        }
    }
}
