package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.OtherAddress;
import org.tradebench.tests.harness.OtherAddress.Answer;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Checks the limits on password guessing. Each test has addresses of its own, because wrong logins are counted by address. */
@SecondApplication
@Tag("full")
class GuessingIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    /** Wrong logins of one user that are verified before the first pause. */
    private static final int VERIFIED = 4;

    /** Wrong logins of one address that are verified without a pause, whatever the users. */
    private static final int VERIFIED_PER_ADDRESS = 200;

    @BeforeAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    private static OtherAddress at(String address) {
        return new OtherAddress(TRADER.root(), address);
    }

    @Test
    void verifiesFewOfManyConcurrentGuesses() throws Exception {
        OtherAddress attacker = at("127.0.0.21");

        List<Answer> answers = inParallel(40, 40, i -> attacker.login("uid:40", "guess" + i));

        assertThat(answers.stream().filter(answer -> answer.status() == 401)).hasSize(VERIFIED);
        assertThat(answers.stream().filter(answer -> answer.status() == 429)).hasSize(40 - VERIFIED);
    }

    @Test
    void acceptsConcurrentCorrectLoginsOfOneUser() throws Exception {
        OtherAddress user = at("127.0.0.22");

        List<Answer> answers = inParallel(40, 40, i -> user.login("uid:41", "xxx"));

        assertThat(answers).allMatch(answer -> answer.status() == 200);
    }

    @Test
    void limitsGuessesPerAddressOverManyUsers() throws Exception {
        OtherAddress attacker = at("127.0.0.23");

        List<Answer> answers = inParallel(8, 2 * VERIFIED_PER_ADDRESS, i -> attacker.login("made-up:" + i, "xxx"));

        // On a slow machine some more than the budget are verified: one every five seconds.
        assertThat(answers.stream().filter(answer -> answer.status() == 401).count())
                .isBetween((long) VERIFIED_PER_ADDRESS, VERIFIED_PER_ADDRESS + 50L);
        assertThat(answers).allMatch(answer -> answer.status() == 401 || answer.status() == 429);
        assertThat(at("127.0.0.24").login("uid:42", "xxx").status()).isEqualTo(200);
    }

    @Test
    void keepsCountDespiteManyUnknownNames() throws Exception {
        OtherAddress attacker = at("127.0.0.25");
        for (int i = 0; i < VERIFIED; i++) {
            assertThat(attacker.login("uid:43", "guess" + i).status()).isEqualTo(401);
        }
        inParallel(8, 1_001, i -> attacker.login("nobody:" + i, "xxx"));
        attacker.login("uid:43", "guess");

        assertThat(attacker.login("uid:43", "guess").status()).isEqualTo(429);
    }

    @Test
    void ignoresForgedForwardingHeaders() {
        for (String header : List.of("X-Forwarded-For: 10.1.1.%d", "Forwarded: for=10.1.1.%d", "$WSRA: 10.1.1.%d")) {
            OtherAddress attacker = at("127.0.0." + (30 + header.length()));
            AtomicInteger tries = new AtomicInteger();
            guessUntilThrottled(() -> attacker.login("uid:44", "guess", header.formatted(tries.getAndIncrement())));
        }
    }

    @Test
    void countsByClientAddressFromTrustedProxy() {
        OtherAddress proxy = at(RunningTrader.PROXY);
        guessUntilThrottled(() -> proxy.login("uid:45", "guess", "X-Forwarded-For: 10.1.2.1"));
        assertThat(proxy.login("uid:45", "xxx", "X-Forwarded-For: 10.1.2.2").status())
                .isEqualTo(200);
    }

    @Test
    void doesNotLockAdministratorOut() throws Exception {
        String forged = "X-Forwarded-For: 127.0.0.28";
        List<Answer> answers = inParallel(8, 40, i -> at("127.0.0.27").loginAsAdministrator("guess" + i, forged));

        assertThat(answers.stream().filter(answer -> answer.status() == 401)).hasSize(VERIFIED);
        assertThat(guessUntilThrottled(() -> at("127.0.0.27").loginAsAdministrator("guess"))
                        .text())
                .contains("Retry-After: ", "name=\"passwd\"");
        assertThat(at("127.0.0.28")
                        .loginAsAdministrator(ApplicationProcess.ADMIN_PASSWORD)
                        .status())
                .isEqualTo(303);
    }

    @Test
    void everyInterfaceSendsRetryAfter() {
        OtherAddress attacker = at("127.0.0.29");
        assertThat(guessUntilThrottled(() -> attacker.login("uid:46", "guess")).text())
                .contains("Retry-After: ", "<title>DayTrader Login</title>");
        assertThat(guessUntilThrottled(() -> attacker.post(
                                "/rest/session", "application/json", "{\"userId\":\"uid:46\",\"password\":\"guess\"}"))
                        .text())
                .contains("Retry-After: ", "application/problem+json");
        assertThat(guessUntilThrottled(() -> attacker.post("/services/TradeWSServices", "text/xml", """
                        <soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>\
                        <t:login xmlns:t="http://trade.tradebench.org/"><userID>uid:46</userID><password>guess</password></t:login>\
                        </soap:Body></soap:Envelope>"""))
                        .text())
                .contains("Retry-After: ", "<status>429</status>");
    }

    /** Guesses until a login is rejected without verification: on a slow machine the first pauses may end before the next try. */
    private static Answer guessUntilThrottled(Supplier<Answer> guess) {
        for (int tries = 0; tries < 3 * VERIFIED; tries++) {
            Answer answer = guess.get();
            if (answer.text().contains("Too many wrong tries: wait")) {
                // A fault of SOAP 1.1 is a 500.
                assertThat(answer.status()).isIn(429, 500);
                return answer;
            }
        }
        throw new AssertionError("every guess was verified");
    }

    private static List<Answer> inParallel(int threads, int tries, IntFunction<Answer> guess) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            Collection<Callable<Answer>> calls = IntStream.range(0, tries)
                    .<Callable<Answer>>mapToObj(i -> () -> guess.apply(i))
                    .toList();
            List<Answer> answers = new ArrayList<>();
            for (Future<Answer> future : pool.invokeAll(calls)) {
                answers.add(future.get());
            }
            return answers;
        } finally {
            pool.shutdownNow();
        }
    }
}
