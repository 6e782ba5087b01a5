package org.tradebench.tests.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.tests.harness.Access;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** The page {@code /scenario}, which executes an operation of the mix at each request. */
class ScenarioIT {

    private static final RunningTrader TRADER = RunningTrader.get();

    @BeforeEach
    void restore() {
        TRADER.restore(Mode.DIRECT);
        TRADER.admin().set("MAX_USERS", Integer.toString(TRADER.users()));
        TRADER.admin().set("MAX_QUOTES", Integer.toString(TRADER.quotes()));
    }

    @AfterEach
    void restoreSettings() {
        TRADER.admin().set("ACCESS_MODE", Access.STANDARD.label());
        TRADER.admin().set("WORKLOAD_MIX", "Standard");
        TRADER.admin().set("MAX_USERS", "2000");
        TRADER.admin().set("MAX_QUOTES", "1000");
    }

    private static String operation(Page page) {
        return page.headers().firstValue("X-Trade-Operation").orElse("none: " + page);
    }

    @ParameterizedTest
    @CsvSource({"Standard, 10, 12, 8, 4", "High-Volume, 7, 7, 14, 6"})
    void deckMatchesMixExactly(String mix, int account, int portfolio, int orders, int updates) {
        TRADER.admin().set("WORKLOAD_MIX", mix);
        List<Browser> clients = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            clients.add(TRADER.browser());
        }
        // Another test may have begun the mix's deck, so the whole deck is looked for within twice its length.
        List<String> played = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            Page page = clients.get(i % 4).get("/scenario");
            assertThat(page.status()).as(page.toString()).isEqualTo(200);
            played.add(operation(page));
        }
        Map<String, Integer> expected = new TreeMap<>(Map.of(
                "home",
                20,
                "quotes",
                40,
                "logoff",
                4,
                "register",
                2,
                "account",
                account,
                "portfolio",
                portfolio,
                "buy or sell",
                orders,
                "update account",
                updates));
        List<Map<String, Integer>> hundreds = new ArrayList<>();
        for (int from = 0; from <= 100; from++) {
            Map<String, Integer> counts = new TreeMap<>();
            played.subList(from, from + 100)
                    .forEach(name -> counts.merge(
                            name.equals("buy") || name.equals("sell") ? "buy or sell" : name, 1, Integer::sum));
            hundreds.add(counts);
        }
        assertThat(hundreds).contains(expected);
        assertThat(played).contains("buy", "sell");
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @Test
    void logsUserInWhenNeededAndShowsTheirPage() {
        Browser client = TRADER.browser();
        String user = null;
        for (int i = 0; i < 60; i++) {
            Page page = client.get("/scenario");
            String named = page.headers().firstValue("X-Trade-User").orElseThrow();
            if (operation(page).equals("home")) {
                assertThat(page.title()).isEqualTo("Welcome to DayTrader");
                assertThat(page.text()).contains(named);
            }
            boolean ends = operation(page).equals("logoff") || operation(page).equals("register");
            if (user != null && !operation(page).equals("register")) {
                assertThat(named).as("the session's user stays").isEqualTo(user);
            }
            user = ends ? null : named;
        }
        assertThat(Rows.value(TRADER.database(), "SELECT sum(login_count) FROM account WHERE user_id LIKE 'uid:%'"))
                .isNotEqualTo("0");
    }

    @Test
    void usesWebServicesWhenConfigured() {
        TRADER.admin().set("ACCESS_MODE", Access.WEB_SERVICES.label());
        long messages = Access.messages(TRADER.server());
        Browser client = TRADER.browser();
        for (int i = 0; i < 50; i++) {
            Page page = client.get("/scenario");
            assertThat(page.status()).as(page.toString()).isEqualTo(200);
        }
        assertThat(Access.messages(TRADER.server()))
                .as("each request sends one message or more")
                .isGreaterThanOrEqualTo(messages + 50);
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @Test
    void keepsSessionOfOwnLogin() {
        Browser owner = TRADER.browser();
        owner.login("uid:5", "xxx");
        Page page = owner.get("/scenario");
        assertThat(page.status()).isEqualTo(409);
        assertThat(owner.getAction("home").text()).contains("uid:5");
    }

    @Test
    void skipsUsersWithChangedPassword() {
        TRADER.admin().set("MAX_USERS", "1");
        Browser changer = TRADER.browser();
        changer.login("uid:0", "xxx");
        Page changed = changer.postAction(
                "update_profile",
                "currentpassword",
                "xxx",
                "password",
                "another",
                "cpassword",
                "another",
                "fullname",
                "N",
                "address",
                "A",
                "creditcard",
                "1234-5678",
                "email",
                "E");
        assertThat(changed.status()).isEqualTo(200);
        List<Page> pages = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            pages.add(TRADER.browser().get("/scenario"));
        }
        assertThat(pages).allSatisfy(page -> {
            boolean registers = operation(page).equals("register");
            assertThat(page.status()).as(page.toString()).isEqualTo(registers ? 200 : 503);
        });
    }

    @Test
    void rejectsCrossSiteAndHeadRequests() {
        String logins = Rows.value(TRADER.database(), "SELECT sum(login_count) FROM account");
        assertThat(TRADER.browser()
                        .sending("Sec-Fetch-Site", "cross-site")
                        .get("/scenario")
                        .status())
                .isEqualTo(403);
        assertThat(TRADER.browser().send("HEAD", "/scenario", null).status()).isEqualTo(403);
        assertThat(Rows.value(TRADER.database(), "SELECT sum(login_count) FROM account"))
                .isEqualTo(logins);
    }

    @Test
    void rejectsInvalidMixAndCanBeDisabled() {
        assertThat(TRADER.browser().get("/scenario?mix=another").status()).isEqualTo(400);
        assertThat(TRADER.browser().get("/scenario?mix=Off").status()).isEqualTo(400);
        TRADER.admin().set("WORKLOAD_MIX", "Off");
        assertThat(TRADER.browser().get("/scenario").status()).isEqualTo(404);
        assertThat(TRADER.browser().get("/scenario?mix=Standard").status()).isEqualTo(404);
    }
}
