package org.tradebench.tests.caching;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;

/** Helpers for tests of the cache monitor: caching types, an administrator, and a visitor who fills the cache. */
final class Monitor {

    static final RunningTrader TRADER = RunningTrader.get();
    static final String PAGE = "/config/cache";
    static final String JSON = "/config/cache.json";
    static final List<String> VIEWS = List.of("statistics", "contents", "groups", "policies", "disk", "cluster");

    private Monitor() {}

    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    /** Switches to an empty cache of this type and waits until it is active. The rows stay: no test depends on earlier changes. */
    static void use(Caching caching) {
        TRADER.admin().set("CACHING_TYPE", Caching.NONE.label());
        TRADER.admin().require(Map.of("RUNTIME_MODE", caching.mode().label(), "CACHING_TYPE", caching.label()));
        Await.until(
                "the cache is active",
                Duration.ofMinutes(1),
                () -> TRADER.cache().isActive());
    }

    static Browser administrator() {
        Browser admin = TRADER.browser();
        admin.post("/config", "action=login&uid=admin&passwd=" + ApplicationProcess.ADMIN_PASSWORD);
        assertThat(admin.get("/config").status()).isEqualTo(200);
        return admin;
    }

    static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** A logged-in user who has viewed each kind of page once. */
    static Browser visitor() {
        Browser user = TRADER.browser();
        user.login("uid:1", "xxx");
        for (String action : List.of("home", "portfolio", "account", "mksummary")) {
            assertThat(user.getAction(action).status()).isEqualTo(200);
        }
        assertThat(user.getAction("quotes", "symbols", "s:1,s:2,s:3").status()).isEqualTo(200);
        return user;
    }

    static Page view(Browser admin, String query) {
        Page page = admin.get(PAGE + "?" + query);
        assertThat(page.status()).as(page.toString()).isEqualTo(200);
        return page;
    }

    static List<String> ids(Page page) {
        return page.html().select("table.listing tbody th").eachText();
    }

    static Page submit(Browser admin, String form) {
        Page page = admin.post(PAGE, form);
        assertThat(page.status()).as(page.toString()).isEqualTo(303);
        return admin.get(PAGE);
    }

    /** Counts removals that only the administrator may cause: local invalidations and clears. Expired entries do not count. */
    static long removals() {
        Map<String, Long> counters = TRADER.cache().instances().get("trade").counters();
        return counters.get("INVALIDATED_LOCALLY") + counters.get("CLEARS");
    }

    static long entries() {
        return TRADER.cache().instances().get("trade").entries();
    }
}
