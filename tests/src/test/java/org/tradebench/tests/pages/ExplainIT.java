package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Checks the explanation of a page's operations and statements, which the setting TRADER_EXPLAIN switches on. */
@SecondApplication
class ExplainIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final String LINK = "footer a[href$='/explain']";

    private final Browser user = TRADER.browser();

    private void begin(Mode mode, Caching caching) {
        TRADER.restore(mode, caching);
        TRADER.admin().set("TRADER_EXPLAIN", "true");
        user.login("uid:3", "xxx");
    }

    @AfterEach
    void disable() {
        TRADER.admin().set("TRADER_EXPLAIN", "false");
    }

    private Document explanation() {
        Document page = user.get("/explain").html();
        assertThat(page.title()).isEqualTo("DayTrader Explanation");
        return page;
    }

    private static List<String> operations(Document explanation) {
        return explanation.select("caption").eachText();
    }

    @ParameterizedTest
    @EnumSource
    void showsOperationsAndSqlOfEveryMode(Mode mode) {
        begin(mode, Caching.NONE);
        assertThat(user.getAction("portfolio").html().select(LINK).text()).isEqualTo("What did this page do?");
        Document explanation = explanation();
        assertThat(explanation.select("main > p").first().text())
                .startsWith("GET /daytrader/app, action portfolio at ");
        assertThat(operations(explanation))
                .anyMatch(of -> of.contains("holdings") && of.contains("by " + mode.label()));
        assertThat(explanation.select("tbody tr").eachText())
                .as("SQL")
                .anyMatch(sql -> sql.toLowerCase(Locale.ROOT).matches("(?s).*join holding.*"))
                .noneMatch(sql -> sql.contains("uid:3"));
    }

    @ParameterizedTest
    @EnumSource(
            names = {"NONE", "SECOND_LEVEL"},
            mode = EnumSource.Mode.EXCLUDE)
    void reportsCacheHits(Caching caching) {
        begin(Mode.DIRECT, caching);
        user.getAction("quotes", "symbols", "s:7");
        assertThat(operations(explanation())).anyMatch(of -> of.contains("carried out by Direct"));
        user.getAction("quotes", "symbols", "s:7");
        assertThat(explanation().text())
                .containsPattern("quotes? read, [0-9.]+ ms: answered by the cache; no SQL statement");
    }

    @Test
    void showsReadsOfSecondLevelCache() {
        begin(Mode.EJB, Caching.SECOND_LEVEL);
        for (boolean cached : List.of(false, true)) {
            user.getAction("quotes", "symbols", "s:7");
            Document explanation = explanation();
            assertThat(explanation.text())
                    .containsPattern("quotes read, [0-9.]+ ms: carried out by the second-level cache");
            assertThat(explanation.select("tbody tr").eachText().stream().anyMatch(sql -> sql.contains("company_name")))
                    .as("reads the quote")
                    .isNotEqualTo(cached);
        }
    }

    @Test
    void showsInvalidationsOfUpdates() {
        begin(Mode.JPA, Caching.DISTRIBUTED_MAP);
        user.postAction("buy", "symbol", "s:1", "quantity", "5");
        assertThat(operations(explanation()))
                .anyMatch(of -> of.matches(".*buy.*carried out by JPA.*, invalidates .*uid:3.*"));
    }

    @Test
    void showsOwnRequestsOnly() {
        begin(Mode.DIRECT, Caching.NONE);
        user.getAction("account");
        assertThat(TRADER.browser().get("/explain").status())
                .as("without a login")
                .isEqualTo(401);
        Browser other = TRADER.browser();
        other.login("uid:4", "xxx");
        other.getAction("quotes", "symbols", "s:1");
        assertThat(other.get("/explain").text()).contains("action quotes").doesNotContain("action account");
        assertThat(explanation().text()).contains("action account");
    }

    @Test
    void requiresLoginAfterPasswordChange() {
        begin(Mode.DIRECT, Caching.NONE);
        user.getAction("account");
        Browser elsewhere = TRADER.browser();
        elsewhere.login("uid:3", "xxx");
        Page changed = elsewhere.postAction(
                "update_profile",
                "currentpassword",
                "xxx",
                "password",
                "new",
                "cpassword",
                "new",
                "fullname",
                "N",
                "address",
                "A",
                "creditcard",
                "1",
                "email",
                "E");
        assertThat(changed.status()).as(changed.toString()).isEqualTo(200);
        assertThat(user.get("/explain").status()).isEqualTo(401);
    }

    @Test
    void isUnavailableUnlessEnabled() {
        begin(Mode.DIRECT, Caching.NONE);
        TRADER.admin().set("TRADER_EXPLAIN", "false");
        assertThat(user.getAction("home").html().select(LINK)).isEmpty();
        assertThat(user.get("/explain").status()).isEqualTo(404);
    }
}
