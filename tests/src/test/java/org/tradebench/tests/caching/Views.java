package org.tradebench.tests.caching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Page;

/** The pages of one visitor that show rows of the database. */
final class Views {

    /** The pages of a user. */
    static final List<String> OWN = List.of("home", "portfolio", "portfolioNoEdge", "account");

    private static final List<String> OTHERS = List.of(
            "/app?action=account&showAllOrders=true",
            "/app?action=quotes&symbols=s:1,s:2,s:3",
            "/app?action=quotes&symbols=s:3,s:4",
            "/rest/quotes/s:1,s:3");

    private Views() {}

    /** Leaves out the market summary, which alone may be stale. */
    static Map<String, String> of(Browser browser) {
        Map<String, String> views = new HashMap<>();
        for (String page : OWN) {
            views.put(page, withoutMarket(assertOk(browser.getAction(page))));
        }
        for (String path : OTHERS) {
            views.put(path, withoutMarket(assertOk(browser.get(path))));
        }
        return views;
    }

    static String withoutMarket(Page page) {
        if (!page.contentType().startsWith("text/html")) {
            return page.body();
        }
        Document document = page.html();
        document.select("section[aria-labelledby=market]").remove();
        return document.outerHtml();
    }

    /** The numbers of the orders that the page announces. */
    static List<Long> announcedOn(Page page) {
        return page.html().select("div.alert li").stream()
                .map(alert -> Long.valueOf(alert.text().replaceFirst("Order (\\d+).*", "$1")))
                .toList();
    }

    static Page assertOk(Page page) {
        assertThat(page.status()).as(page.toString()).isEqualTo(200);
        return page;
    }
}
