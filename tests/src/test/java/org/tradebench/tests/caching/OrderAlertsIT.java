package org.tradebench.tests.caching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.caching.Views.announcedOn;
import static org.tradebench.tests.caching.Views.assertOk;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** A completed order is announced to its owner once, on the next page, even if that page is cached. */
class OrderAlertsIT {

    private static final RunningTrader TRADER = RunningTrader.get();

    private static final List<String> PAGES = List.of(
            "/app?action=home",
            "/app?action=portfolio",
            "/app?action=portfolioNoEdge",
            "/app?action=account",
            "/app?action=quotes&symbols=s:1,s:2");

    private final Browser viewing = TRADER.browser();
    private final Browser acting = TRADER.browser();

    private void begin(Caching caching) {
        TRADER.restore(caching.mode(), caching);
        TRADER.admin().set("MARKET_SUMMARY_INTERVAL", "20");
        assertOk(viewing.login("uid:1", "xxx"));
        assertOk(acting.login("uid:1", "xxx"));
        // Shows the alerts of populated orders.
        assertOk(viewing.get(PAGES.get(0)));
        assertNoAlerts(viewing);
        assertNoAlerts(viewing);
    }

    @ParameterizedTest
    @EnumSource
    void announcesCompletedOrderOnNextPageOnly(Caching caching) {
        begin(caching);
        for (String page : PAGES) {
            assertOk(acting.postAction("buy", "symbol", "s:1", "quantity", "10"));
            List<Long> order =
                    List.of(Long.valueOf(Rows.value(TRADER.database(), "SELECT max(order_id) FROM trade_order")));

            assertThat(announcedOn(assertOk(viewing.get(page)))).as(page).isEqualTo(order);

            for (Browser browser : List.of(viewing, acting)) {
                assertThat(announcedOn(assertOk(browser.get(page)))).as(page).isEmpty();
                assertNoAlerts(browser);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void showsPendingAlertsOnceAlertsAreEnabled(Caching caching) {
        begin(caching);
        TRADER.admin().set("DISPLAY_ORDER_ALERTS", "false");
        assertOk(acting.postAction("buy", "symbol", "s:1", "quantity", "10"));
        assertNoAlerts(viewing);
        assertNoAlerts(viewing);

        TRADER.admin().set("DISPLAY_ORDER_ALERTS", "true");

        assertThat(announcedOn(assertOk(viewing.get(PAGES.get(0))))).hasSize(1);
        assertNoAlerts(viewing);
    }

    private static void assertNoAlerts(Browser browser) {
        for (String page : PAGES) {
            List<Long> announced = announcedOn(assertOk(browser.get(page)));
            assertThat(announced).as(page).isEmpty();
        }
    }
}
