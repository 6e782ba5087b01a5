package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.load.process.ThreadPerTask;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** What a login holds while its password is verified, which takes seconds here: rounds and salt stand beside the hash. */
@SecondApplication
class SlowHashIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final int ROUNDS = 4_000_000;

    /** A session of the application that is in a transaction and asks nothing, for longer than any machine takes between two statements of one. */
    private static final String HELD = """
            SELECT count(*) FROM pg_stat_activity
            WHERE application_name = 'trader' AND state = 'idle in transaction'
              AND clock_timestamp() - state_change > INTERVAL '400 ms'""";

    @ParameterizedTest
    @EnumSource
    void noTransactionIsOpenWhileAPasswordIsVerified(Mode mode) {
        TRADER.restore(mode);
        String bytes = Base64.getEncoder().encodeToString(new byte[32]);
        Rows.value(TRADER.database(), """
                UPDATE account_profile SET password_hash = 'PBKDF2WithHmacSHA256:%d:%s:%s'
                WHERE user_id = 'uid:45' RETURNING user_id""".formatted(ROUNDS, bytes, bytes));
        long begun = System.nanoTime();
        CompletableFuture<Page> login =
                CompletableFuture.supplyAsync(() -> TRADER.browser().login("uid:45", "xxx"), ThreadPerTask.THREADS);
        int held = 0;
        while (!login.isDone()) {
            held = Math.max(held, Integer.parseInt(Rows.value(TRADER.database(), HELD)));
        }
        assertThat(login.join().status()).isEqualTo(401);
        assertThat(System.nanoTime() - begun).as("nanoseconds of hashing").isGreaterThan(500_000_000L);
        assertThat(held).as("connections that wait for a hash in " + mode).isZero();
    }
}
