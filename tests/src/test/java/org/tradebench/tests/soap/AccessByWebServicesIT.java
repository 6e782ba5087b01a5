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

/** Many concurrent pages that send messages to their own server. */
@SecondApplication
class AccessByWebServicesIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    /** More than the server's default number of threads on a small machine, and fewer than half of the configured number. */
    private static final int VISITORS = 16;

    private static final int PAGES = 4;

    @BeforeEach
    void useWebServices() {
        TRADER.restore(Mode.DIRECT);
        TRADER.admin().set("ACCESS_MODE", Access.WEB_SERVICES.label());
    }

    @AfterEach
    void restoreAccessMode() {
        TRADER.admin().set("ACCESS_MODE", Access.STANDARD.label());
    }

    /** A page occupies one thread while its message needs another: with too few threads, all pages would wait until their messages time out. */
    @Test
    void answersConcurrentPagesWithoutThreadExhaustion() {
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
