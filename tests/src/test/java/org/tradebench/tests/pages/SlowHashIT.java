package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.Base64;
import java.util.concurrent.CompletableFuture;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.load.process.ThreadPerTask;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Logins during the verification of their password, which takes seconds here because of the number of rounds in the stored hash. */
@SecondApplication
class SlowHashIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final int ROUNDS = 4_000_000;

    /** Counts the application's sessions that are idle in a transaction for longer than any machine needs between two statements. */
    private static final String HELD = """
            SELECT count(*) FROM pg_stat_activity
            WHERE application_name = 'trader' AND state = 'idle in transaction'
              AND clock_timestamp() - state_change > INTERVAL '400 ms'""";

    /** Counts the application's connections that have read a hash since this time. */
    private static final String READ = """
            SELECT count(*) FROM pg_stat_activity
            WHERE application_name = 'trader' AND query LIKE '%%password_hash%%' AND query_start > '%s'""";

    private static final byte[] SALT = new byte[32];
    private static byte[] correctHash;

    @BeforeAll
    static void hash() throws GeneralSecurityException {
        correctHash = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                .generateSecret(new PBEKeySpec("xxx".toCharArray(), SALT, ROUNDS, 256))
                .getEncoded();
    }

    private static void store(String user, byte[] hash) {
        Base64.Encoder text = Base64.getEncoder();
        Rows.execute(
                TRADER.database(), """
                UPDATE account_profile SET password_hash = 'PBKDF2WithHmacSHA256:%d:%s:%s'
                WHERE user_id = '%s'""".formatted(ROUNDS, text.encodeToString(SALT), text.encodeToString(hash), user));
    }

    @ParameterizedTest
    @EnumSource
    void verifiesPasswordOutsideTransaction(Mode mode) {
        TRADER.restore(mode);
        store("uid:45", new byte[32]);
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

    /** A token names the number of logouts before it, and ends with the next one. */
    @ParameterizedTest
    @EnumSource
    void tokenSurvivesLogoutDuringItsLogin(Mode mode) {
        TRADER.restore(mode);
        Browser person = TRADER.browser();
        assertThat(person.login("uid:46", "xxx").status()).isEqualTo(200);
        store("uid:46", correctHash);
        String begun = Rows.value(TRADER.database(), "SELECT clock_timestamp()");
        CompletableFuture<Page> login = CompletableFuture.supplyAsync(
                () -> TRADER.browser().sendJson("POST", "/rest/session", """
                        {"userId":"uid:46","password":"xxx","login":"token"}"""), ThreadPerTask.THREADS);
        Await.until(
                "the hash is read",
                Duration.ofMinutes(1),
                () -> !Rows.value(TRADER.database(), READ.formatted(begun)).equals("0"));

        assertThat(person.postAction("logout").status()).isEqualTo(200);

        assertThat(login.isDone()).as("logged in before the logout").isFalse();
        Page answer = login.join();
        assertThat(answer.status()).as(answer.toString()).isEqualTo(201);
        Browser program = TRADER.browser()
                .sending(
                        "Authorization", "Bearer " + answer.json().path("token").asText());
        assertThat(program.get("/rest/account").status()).as("with the token").isEqualTo(200);
    }
}
