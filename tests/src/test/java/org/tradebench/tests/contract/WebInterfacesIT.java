package org.tradebench.tests.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** All web interfaces (JSPs, JSPs with pictures, Faces views) show the same texts at the same addresses. */
@Tag("full")
class WebInterfacesIT {

    private static final RunningTrader TRADER = RunningTrader.get();
    private static final String JSP = "JSP";
    private static final String IMAGES = "JSP-Images";
    private static final String FACES = "Faces";

    private static final List<String> PAGES = List.of("home", "portfolio", "account", "quotes", "mksummary");

    private static List<Step> expectedSteps;
    private static Map<String, List<String>> expectedRows;

    @BeforeAll
    static void playWithJsps() {
        expectedSteps = play(JSP);
        expectedRows = Rows.comparable(TRADER.database());
    }

    @AfterEach
    void restoreJspInterface() {
        TRADER.admin().set("WEB_INTERFACE", JSP);
    }

    private static List<Step> play(String webInterface) {
        TRADER.restore(Mode.DIRECT);
        TRADER.admin().set("WEB_INTERFACE", webInterface);
        return TradeScript.play(TRADER);
    }

    @ParameterizedTest
    @ValueSource(strings = {IMAGES, FACES})
    void showsSameTextsAndLeavesSameRows(String webInterface) {
        List<Step> steps = play(webInterface);

        assertThat(steps.stream().map(Step::headline))
                .containsExactlyElementsOf(
                        expectedSteps.stream().map(Step::headline).toList());
        for (int i = 0; i < steps.size(); i++) {
            Document page = Jsoup.parse(steps.get(i).page());
            Document expected = Jsoup.parse(expectedSteps.get(i).page());
            String what = steps.get(i).what();
            for (String part : List.of(
                    "h1", ".figures dt, .figures dd", "tbody th, tbody td", ".done", ".problem", ".empty", ".alert")) {
                assertThat(page.select(part).eachText())
                        .as(what + ": " + part)
                        .isEqualTo(expected.select(part).eachText());
            }
            if (webInterface.equals(IMAGES)) {
                assertThat(page.text()).as(what).isEqualTo(expected.text());
                assertThat(page.select("form, input, button, a").size())
                        .as(what)
                        .isEqualTo(expected.select("form, input, button, a").size());
            }
        }
        Map<String, List<String>> rows = Rows.comparable(TRADER.database());
        expectedRows.forEach(
                (table, expected) -> assertThat(rows.get(table)).as(table).containsExactlyElementsOf(expected));
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @Test
    void servesLocalCacheablePictures() {
        TRADER.restore(Mode.DIRECT);
        Browser browser = loggedIn();
        assertThat(browser.getAction("home").html().select("img")).isEmpty();
        TRADER.admin().set("WEB_INTERFACE", IMAGES);

        for (Page page : List.of(
                TRADER.browser().get("/"),
                TRADER.browser().get("/app"),
                TRADER.browser().get("/register.jsp"),
                browser.getAction("home"),
                browser.getAction("portfolio"))) {
            List<Element> pictures = page.html().select("img");
            assertThat(pictures).as(page.toString()).hasSizeGreaterThanOrEqualTo(3);
            for (Element picture : pictures) {
                assertThat(picture.hasAttr("alt")).isTrue();
                String source = picture.attr("src");
                assertThat(source).startsWith("/daytrader/assets/pictures/");
                Page file = browser.get(source.substring("/daytrader".length()));
                assertThat(file.status()).as(source).isEqualTo(200);
                assertThat(file.contentType()).startsWith("image/svg+xml");
                assertThat(file.headers().firstValue("cache-control").orElse(""))
                        .contains("immutable");
            }
        }
    }

    @Test
    void linksFacesViewsToFacesViews() {
        TRADER.restore(Mode.DIRECT);
        TRADER.admin().set("WEB_INTERFACE", FACES);
        assertThat(TRADER.browser().get("/").html().select("a").eachAttr("href"))
                .contains("/daytrader/welcome.faces", "/daytrader/register.faces");
        Browser browser = loggedIn();
        for (String action : PAGES) {
            Page page = browser.getAction(action);
            assertThat(page.status()).isEqualTo(200);
            List<String> links = page.html().select("nav a, main a").eachAttr("href");
            assertThat(links).as(action).isNotEmpty().allMatch(link -> link.matches("[^?]*\\.faces(\\?.*)?"));
            assertThat(page.html().select("form").eachAttr("action"))
                    .as(action)
                    .isNotEmpty()
                    .allMatch(address -> address.endsWith(".faces"));
            for (String link : page.html().select("nav a").eachAttr("href")) {
                assertThat(browser.get(link.substring("/daytrader".length())).status())
                        .as(link)
                        .isEqualTo(200);
            }
        }
    }

    @Test
    void cachesPagesPerInterface() {
        TRADER.restore(Mode.DIRECT, Caching.COMMAND_AND_SERVLET);
        Browser browser = loggedIn();
        try {
            for (String webInterface : List.of(JSP, IMAGES, FACES, IMAGES, JSP)) {
                TRADER.admin().set("WEB_INTERFACE", webInterface);
                for (int times = 0; times < 2; times++) {
                    for (Page page : List.of(
                            browser.getAction("home"),
                            browser.getAction("portfolio"),
                            browser.getAction("account"),
                            TRADER.browser().get("/register.jsp"))) {
                        assertThat(webInterface(page)).as(page.toString()).isEqualTo(webInterface);
                    }
                }
            }
        } finally {
            TRADER.activateCache(Caching.NONE);
        }
    }

    private static String webInterface(Page page) {
        if (page.body().contains("jakarta.faces.ViewState")) {
            return FACES;
        }
        return page.html().select("img").isEmpty() ? JSP : IMAGES;
    }

    /** A Faces form is executed at the address of its view only: at another address, the view is shown and nothing is changed. */
    @Test
    void executesNoFacesFormAtOtherAddress() {
        TRADER.restore(Mode.DIRECT);
        TRADER.admin().set("WEB_INTERFACE", FACES);
        Browser browser = loggedIn();
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        String form = "jakarta.faces.ViewState=stateless&update_SUBMIT=1&submit=x&fullname=x&address=x&email=x"
                + "&creditcard=x&password=evil&cpassword=evil&session_SUBMIT=1&session:logout=x";

        Page byGet = browser.get("/app?action=account&" + form);
        Page byPost = browser.post("/app", "action=account&" + form);

        for (Page page : List.of(byGet, byPost)) {
            assertThat(page.status()).as(page.toString()).isEqualTo(200);
            assertThat(page.text()).doesNotContain("has been updated").contains("Account information");
            assertThat(page.html().select("tbody tr")).isNotEmpty();
        }
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
        assertThat(browser.getAction("home").status()).isEqualTo(200);
    }

    private static Browser loggedIn() {
        Browser browser = TRADER.browser();
        assertThat(browser.login("uid:4", "xxx").status()).isEqualTo(200);
        return browser;
    }
}
