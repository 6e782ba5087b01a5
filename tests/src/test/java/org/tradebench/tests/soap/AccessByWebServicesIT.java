package org.tradebench.tests.soap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.Access;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Crowd;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Pages that send messages to their own server, when many come at once. */
@SecondApplication
class AccessByWebServicesIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    /** More than the server would have threads on a small machine, fewer than half of those that it was told to have. */
    private static final int VISITORS = 16;

    private static final int PAGES = 4;

    @BeforeEach
    void sendMessages() {
        TRADER.restore(Mode.DIRECT);
        TRADER.admin().set("ACCESS_MODE", Access.WEB_SERVICES.word());
    }

    @AfterEach
    void callAgain() {
        TRADER.admin().set("ACCESS_MODE", Access.STANDARD.word());
    }

    /** A page holds a thread while its message needs another: were there too few, none would be answered before its message's time is over. */
    @Test
    void answersAsManyPagesAsThreads() {
        long before = Access.messages(TRADER.server());
        List<Callable<List<Page>>> visits = IntStream.range(0, VISITORS)
                .<Callable<List<Page>>>mapToObj(user -> () -> {
                    Browser browser = TRADER.browser();
                    return Stream.concat(
                                    Stream.of(browser.login("uid:" + user, "xxx")),
                                    IntStream.range(0, PAGES).mapToObj(page -> browser.getAction("home")))
                            .toList();
                })
                .toList();

        List<List<Page>> pages = Crowd.together(visits);

        assertThat(pages.stream().flatMap(List::stream))
                .hasSize(VISITORS * (1 + PAGES))
                .allSatisfy(page -> assertThat(page.status()).isEqualTo(200));
        assertThat(Access.messages(TRADER.server())).isGreaterThan(before);
    }
}
