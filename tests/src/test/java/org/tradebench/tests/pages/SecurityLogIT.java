package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.OtherAddress;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Checks the entries of the security log after attacks and after actions of the administrator. */
@SecondApplication
class SecurityLogIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final String LOCAL_ADDRESS = " address=\"127.0.0.1\"";

    private int before;

    @BeforeEach
    void begin() {
        TRADER.restore(Mode.DIRECT);
        before = lines().size();
    }

    private static List<String> lines() {
        try {
            return Files.readAllLines(TRADER.log()).stream()
                    .filter(line -> line.contains(" event="))
                    .map(line -> line.substring(line.indexOf(" event=") + 1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void assertLogged(String... lines) {
        Await.until("the log has the entries", Duration.ofSeconds(30), () -> lines().size() - before >= lines.length);
        assertThat(lines().subList(before, lines().size())).containsExactly(lines);
    }

    @Test
    void logsFailedAndThrottledLogins() {
        // Uses an address of its own: other tests send wrong passwords from the usual one.
        OtherAddress guesser = new OtherAddress(TRADER.root(), "127.0.0.47");
        for (int i = 0; i < 5; i++) {
            guesser.login("uid:47", "guess");
        }
        String user = " user=\"uid:47\" address=\"127.0.0.47\"";
        assertLogged(
                "event=login outcome=failed" + user,
                "event=login outcome=failed" + user,
                "event=login outcome=failed" + user,
                "event=login outcome=failed" + user,
                "event=login outcome=throttled" + user);
    }

    @Test
    void logsPasswordChangesWithoutPasswords() throws IOException {
        Browser browser = TRADER.browser();
        browser.login("uid:46", "xxx");
        String rest = "&fullname=N&address=A&creditcard=1&email=E";
        browser.post("/app", "action=update_profile&currentpassword=secret1&password=secret2&cpassword=secret2" + rest);
        browser.post("/app", "action=update_profile&currentpassword=xxx&password=secret2&cpassword=secret2" + rest);
        browser.postAction("logout");
        String user = " user=\"uid:46\"" + LOCAL_ADDRESS;
        // Neither logins nor logouts are logged, because a load has thousands of them.
        assertLogged("event=password_check outcome=failed" + user, "event=password_change outcome=ok" + user);
        assertThat(Files.readString(TRADER.log())).doesNotContain("secret1", "secret2");
    }

    @Test
    void logsCrossSiteRequests() {
        Browser browser = TRADER.browser();
        browser.login("uid:1", "xxx");
        browser.sending("Sec-Fetch-Site", "cross-site").postAction("buy", "symbol", "s:1", "quantity", "1");
        assertLogged("event=cross_site outcome=refused user=\"uid:1\"" + LOCAL_ADDRESS + " detail=\"/daytrader/app\"");
    }

    @Test
    void logsAdministratorActions() {
        TRADER.admin().set("PRIM_ITERATIONS", "2");
        TRADER.admin().set("PRIM_ITERATIONS", "1");
        TRADER.admin().reset();
        String user = " user=\"admin\"" + LOCAL_ADDRESS;
        assertThat(lines().subList(before, lines().size()))
                .anyMatch(line -> line.startsWith("event=settings outcome=ok" + user + " detail=\"")
                        && line.contains("PRIM_ITERATIONS=2"))
                .contains("event=reset outcome=ok" + user);
    }

    @Test
    void escapesForgedLogLines() {
        TRADER.browser().login("nobody\" event=login outcome=ok", "x");
        assertLogged("event=login outcome=failed user=\"nobody\\u0022 event=login outcome=ok\"" + LOCAL_ADDRESS);
    }
}
