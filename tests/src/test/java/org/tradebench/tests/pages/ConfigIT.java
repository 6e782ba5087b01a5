package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.load.server.CacheReport;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** {@code /config} is for the administrator only; valid settings take effect and invalid ones are rejected. */
@SecondApplication
@Tag("full")
class ConfigIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    private static final List<String> CHANGES = List.of(
            "action=settings&RUNTIME_MODE=JPA",
            "action=populate&users=1&quotes=1&seed=1",
            "action=reset",
            "action=settings&MAX_USERS=3");

    private static final Map<String, String> DEFAULTS = Map.of(
            "CACHE_SIZE", "20000",
            "CACHE_EVICTION", "W-TinyLFU",
            "CACHE_SINGLE_FLIGHT", "true",
            "CACHE_INVALIDATE_BEFORE", "false",
            "TRADE_REPLICATION_SHARING_TYPE", "1");

    @BeforeEach
    void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    @AfterEach
    void restoreSharedPopulation() {
        TRADER.repopulateIfChanged();
    }

    @Test
    void rejectsAnonymousUsers() {
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        Browser anonymous = TRADER.browser();
        Page page = anonymous.get("/config");
        assertThat(page.status()).isEqualTo(401);
        assertThat(page.html().select("[name=RUNTIME_MODE]")).isEmpty();
        for (String change : CHANGES) {
            assertRejected(anonymous.post("/config", change), 401);
            assertThat(anonymous.get("/config?" + change).html().select("[name=RUNTIME_MODE]"))
                    .isEmpty();
        }
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
        assertThat(TRADER.admin().setting("RUNTIME_MODE")).isEqualTo("Direct");
        assertThat(TRADER.admin().setting("MAX_USERS")).isNotEqualTo("3");
    }

    @Test
    void rejectsTradingUsers() {
        Browser user = TRADER.browser();
        user.login("uid:1", "xxx");
        user.getAction("home");
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        assertThat(user.get("/config").html().select("[name=RUNTIME_MODE]")).isEmpty();
        for (String change : CHANGES) {
            assertRejected(user.post("/config", change), 403);
        }
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
        assertThat(TRADER.admin().setting("RUNTIME_MODE")).isEqualTo("Direct");
    }

    @Test
    void rejectsAdministratorAsTradingUser() {
        assertThat(TRADER.browser()
                        .login("admin", ApplicationProcess.ADMIN_PASSWORD)
                        .status())
                .isEqualTo(401);
    }

    @Test
    void rejectsWrongAdministratorPassword() {
        Browser guesser = TRADER.browser();
        Page page = guesser.post("/config", "action=login&uid=admin&passwd=wrong-one");
        assertRejected(page, 401);
        assertThat(page.body()).doesNotContain("wrong-one").doesNotContain(ApplicationProcess.ADMIN_PASSWORD);
        assertThat(guesser.get("/config").status()).isEqualTo(401);
        // The next correct password is accepted at once, and resets the count of wrong ones.
        assertThat(TRADER.admin().page().status()).isEqualTo(200);
    }

    @Test
    void rejectsCrossSiteChanges() {
        Browser admin = TRADER.browser();
        admin.post("/config", "action=login&uid=admin&passwd=" + ApplicationProcess.ADMIN_PASSWORD);
        assertThat(admin.get("/config").status()).isEqualTo(200);
        admin.sending("Sec-Fetch-Site", "cross-site");
        for (String change : CHANGES) {
            assertRejected(admin.post("/config", change), 403);
        }
        assertThat(TRADER.admin().setting("RUNTIME_MODE")).isEqualTo("Direct");
    }

    @Test
    void renewsSessionIdAtAdministratorLogin() {
        Browser admin = TRADER.browser();
        admin.login("uid:1", "xxx");
        String before = admin.cookie("JSESSIONID");
        admin.post("/config", "action=login&uid=admin&passwd=" + ApplicationProcess.ADMIN_PASSWORD);
        assertThat(admin.cookie("JSESSIONID")).isNotEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource
    void appliesRuntimeModeWithoutRestart(Mode mode) {
        TRADER.admin().set("RUNTIME_MODE", mode.label());
        assertThat(TRADER.admin().setting("RUNTIME_MODE")).isEqualTo(mode.label());
        Browser user = TRADER.browser();
        assertThat(user.login("uid:1", "xxx").status()).isEqualTo(200);
        assertThat(user.postAction("buy", "symbol", "s:1", "quantity", "1").status())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "RUNTIME_MODE|Fast",
                "RUNTIME_MODE|<script>alert(1)</script>",
                "ORDER_PROCESSING_MODE|Tomorrow",
                "ORDER_SWEEP_AGE|4",
                "PUBLISH_QUOTES|perhaps",
                "CACHING_TYPE|Everything",
                "CACHE_SIZE|99",
                "CACHE_SIZE|10000001",
                "CACHE_SIZE|plenty",
                "CACHE_EVICTION|FIFO",
                "CACHE_SINGLE_FLIGHT|perhaps",
                "CACHE_INVALIDATE_BEFORE|1",
                "TRADE_REPLICATION_SHARING_TYPE|0",
                "TRADE_REPLICATION_SHARING_TYPE|5",
                "TRADE_REPLICATION_SHARING_TYPE|shared",
                "MAX_USERS|0",
                "MAX_USERS|many",
                "MAX_QUOTES|-1",
                "MAX_QUOTES|1.5",
                "MARKET_SUMMARY_INTERVAL|-1",
                "MARKET_SUMMARY_INTERVAL|1e9",
                "DISPLAY_ORDER_ALERTS|perhaps",
                "WEB_INTERFACE|Swing"
            })
    void rejectsInvalidSettingWithoutChange(String setting, String value) {
        String before = TRADER.admin().setting(setting);
        Page page = TRADER.admin().trySet(setting, value);
        assertRejected(page, 400);
        assertThat(page.text()).contains(setting);
        assertThat(TRADER.admin().setting(setting)).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({"CACHE_OFFLOAD,true", "CACHE_CLUSTER,true", "CACHE_CLUSTER_PORT,7900"})
    void rejectsStartOnlySettingsAtRunTime(String setting, String value) {
        Browser admin = TRADER.browser();
        admin.post("/config", "action=login&uid=admin&passwd=" + ApplicationProcess.ADMIN_PASSWORD);
        Page page = admin.post("/config", "action=settings&" + setting + "=" + value);
        assertRejected(page, 400);
        assertThat(page.text()).contains(setting + " can be set at the start only");
    }

    @Test
    void recreatesCacheWithNewSettings() {
        try {
            assertRecreatesCache();
        } finally {
            restoreCacheDefaults();
        }
    }

    private static void assertRecreatesCache() {
        TRADER.activateCache(Caching.COMMAND);
        Browser user = TRADER.browser();
        Map<String, String> changes = new LinkedHashMap<>();
        changes.put("CACHE_SIZE", "123");
        changes.put("CACHE_EVICTION", "LRU");
        changes.put("CACHE_SINGLE_FLIGHT", "false");
        changes.put("TRADE_REPLICATION_SHARING_TYPE", "4");
        changes.put("CACHE_INVALIDATE_BEFORE", "true");
        changes.put("CACHING_TYPE", Caching.DISTRIBUTED_MAP.label());
        changes.forEach((setting, value) -> {
            user.get("/rest/quotes/s:0,s:4");
            assertThat(tradeCache().entries()).as("before " + setting).isEqualTo(2);
            String before = TRADER.admin().setting(setting);

            TRADER.admin().set(setting, value);

            assertThat(TRADER.admin().setting(setting)).isEqualTo(value).isNotEqualTo(before);
            Await.until(
                    "the cache is active",
                    Duration.ofMinutes(1),
                    () -> TRADER.cache().isActive());
            assertThat(tradeCache().entries()).as("after " + setting).isZero();
        });
        assertThat(tradeCache().maxEntries()).isEqualTo(123);
        for (String symbols : List.of("s:0,s:1,s:2,s:3", "s:4,s:5,s:6,s:7")) {
            user.get("/rest/quotes/" + symbols);
        }
        assertThat(tradeCache().entries()).isEqualTo(8);
    }

    private static void restoreCacheDefaults() {
        DEFAULTS.forEach((setting, value) -> TRADER.admin().set(setting, value));
    }

    private static CacheReport.Instance tradeCache() {
        return TRADER.cache().instances().get("trade");
    }

    @Test
    void resetRestoresPopulatedRows() {
        Map<String, List<String>> populated = Rows.exact(TRADER.database());
        Browser user = TRADER.browser();
        user.login("uid:1", "xxx");
        user.postAction("buy", "symbol", "s:1", "quantity", "1");
        assertThat(Rows.exact(TRADER.database())).isNotEqualTo(populated);
        TRADER.admin().reset();
        assertThat(Rows.exact(TRADER.database())).isEqualTo(populated);
        assertThat(TRADER.browser().login("uid:1", "xxx").status()).isEqualTo(200);
    }

    @Test
    void servesNewPopulationAtOnce() {
        TRADER.admin().populate(5, 7, 3);
        assertThat(Rows.value(TRADER.database(), "SELECT count(*) FROM account"))
                .isEqualTo("5");
        assertThat(Rows.value(TRADER.database(), "SELECT count(*) FROM quote")).isEqualTo("7");
        Browser user = TRADER.browser();
        assertThat(user.login("uid:4", "xxx").status()).isEqualTo(200);
        assertThat(user.postAction("buy", "symbol", "s:6", "quantity", "1").status())
                .isEqualTo(200);
        assertThat(TRADER.browser().login("uid:5", "xxx").status()).isEqualTo(401);
    }

    @ParameterizedTest
    @CsvSource({"0,1,1", "-1,1,1", "1,0,1", "x,1,1", "1,1.5,1", "1,1,y", "99999999999,1,1", "'',1,1"})
    void rejectsInvalidPopulationParameters(String users, String quotes, String seed) {
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        assertRejected(TRADER.admin().tryPopulate(users, quotes, seed), 400);
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
    }

    private static void assertRejected(Page page, int status) {
        assertThat(page.status()).as(page.toString()).isEqualTo(status);
        Leaks.assertNoneIn(page);
    }
}
