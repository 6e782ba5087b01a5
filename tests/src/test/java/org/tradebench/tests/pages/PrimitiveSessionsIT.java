package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** The session primitives: each counts its own session's hits, and none changes the session of a logged-in user. */
@SecondApplication
class PrimitiveSessionsIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    @BeforeAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    @Test
    void countsHitsAndEndsSessionAtFifthHit() {
        Browser visitor = TRADER.browser();
        for (int hit = 1; hit <= 6; hit++) {
            assertThat(visitor.get("/servlet/PingSession1").text()).endsWith("session: " + hit);
        }
        Browser other = TRADER.browser();
        for (int hit = 1; hit <= 11; hit++) {
            int ofSession = (hit - 1) % 5 + 1;
            assertThat(other.get("/servlet/PingSession2").text())
                    .endsWith("session: " + ofSession + (ofSession == 5 ? ", the last" : ""));
        }
        assertThat(other.get("/servlet/PingSession3?num_objects=8").text()).contains("bytes in it: 8192");
        assertThat(other.get("/servlet/PingSession3?num_objects=1").text()).contains("bytes in it: 1024");
    }

    @Test
    void keepsSessionOfLoggedInUser() {
        Browser user = TRADER.browser();
        user.login("uid:1", "xxx");
        for (String name : List.of("PingSession1", "PingSession2", "PingSession3")) {
            Page page = user.get("/servlet/" + name);
            assertThat(page.status()).as(page.toString()).isEqualTo(409);
            Leaks.assertNoneIn(page);
        }
        assertThat(user.getAction("home").status()).isEqualTo(200);
    }
}
