package org.tradebench.tests.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.RunningTrader;

/** Browsers that are logged in already when a race starts. */
final class Sessions {

    private Sessions() {}

    /** So many sessions of one user. */
    static List<Browser> ofUser(RunningTrader trader, String user, int sessions) {
        return IntStream.range(0, sessions)
                .mapToObj(i -> loggedIn(trader, user))
                .toList();
    }

    /** One session of each of the first users. */
    static List<Browser> ofDifferentUsers(RunningTrader trader, int users) {
        return IntStream.range(0, users)
                .mapToObj(i -> loggedIn(trader, "uid:" + i))
                .toList();
    }

    private static Browser loggedIn(RunningTrader trader, String user) {
        Browser browser = trader.browser();
        assertThat(browser.login(user, "xxx").status()).isEqualTo(200);
        return browser;
    }
}
