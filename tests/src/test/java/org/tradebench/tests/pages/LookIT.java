package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Every page of JSPs and Faces views has what keyboards, screen readers and the script need. */
@SecondApplication
class LookIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    private static Browser user;

    @BeforeAll
    static void logIn() {
        TRADER.restore(Mode.DIRECT);
        user = TRADER.browser();
        user.login("uid:2", "xxx");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/register.jsp",
                "/nothing",
                "/web_prmtv.html",
                "/config",
                "/app?action=home",
                "/app?action=account",
                "/app?action=portfolio",
                "/app?action=quotes&symbols=s:0,s:1,s:2",
                "/app?action=quotes&symbols=s:4711",
                "/app?action=mksummary",
                "/welcome.faces",
                "/register.faces",
                "/tradehome.faces",
                "/account.faces",
                "/portfolio.faces",
                "/quote.faces?symbols=s:0,s:1,s:2",
                "/marketSummary.faces",
                "/nothing.faces"
            })
    void pagesHaveLandmarksHeadingsAndTableHeaders(String path) {
        Document page = user.get(path).html();
        assertThat(page.select("html").attr("lang")).isEqualTo("en");
        assertThat(page.select("body > a.skip").attr("href")).isEqualTo("#main");
        assertThat(page.select("header")).hasSize(1);
        assertThat(page.select("header nav[aria-label]")).hasSize(1);
        assertThat(page.select("main#main")).hasSize(1);
        assertThat(page.select("footer")).hasSize(1);
        assertThat(page.select("main h1")).hasSize(1);
        assertThat(page.select("h1, h2, h3, h4").first().tagName()).isEqualTo("h1");
        for (Element table : page.select("table")) {
            assertThat(table.select("caption").text()).as("caption").isNotEmpty();
            assertThat(table.select("thead th"))
                    .isNotEmpty()
                    .allMatch(cell -> cell.attr("scope").equals("col"));
            assertThat(table.select("tbody tr:has(td)"))
                    .allMatch(row -> row.select("th[scope=row]").size() == 1);
        }
        assertThat(page.select("svg"))
                .allMatch(picture -> picture.attr("aria-hidden").equals("true"));
        assertThat(page.select("script:not([src]), [style], [onclick], [onload]"))
                .isEmpty();
        for (Element file : page.select("[src], link[href]")) {
            String address = file.hasAttr("src") ? file.attr("src") : file.attr("href");
            assertThat(address).startsWith("/daytrader/assets/");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"home", "account", "portfolio", "quotes", "mksummary"})
    void menuMarksCurrentPage(String action) {
        List<Element> here = user.getAction(action).html().select("nav [aria-current=page]");
        assertThat(here).hasSize(1);
        assertThat(here.get(0).attr("href")).contains("action=" + action);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tradehome", "account", "portfolio", "quote", "marketSummary"})
    void menuOfFacesViewsMarksCurrentView(String view) {
        List<Element> here = user.get("/" + view + ".faces").html().select("nav [aria-current=page]");
        assertThat(here).hasSize(1);
        assertThat(here.get(0).attr("href")).endsWith("/" + view + ".faces");
    }

    /** The script finds rows and columns by these positions, so a column must be moved in both places. */
    @ParameterizedTest
    @ValueSource(strings = {"/app?action=quotes&symbols=s:1", "/quote.faces?symbols=s:1"})
    void quoteRowsMatchScript(String path) {
        Page answer = user.get(path);
        Element row = answer.html().selectFirst("table.quotes tbody tr");
        assertThat(answer.html().select("head script[defer]").attr("src")).contains("/assets/live.js?v=");
        assertThat(row.child(0).text()).isEqualTo("s:1");
        assertThat(row.child(3).text()).matches("[\\d,.]+ – [\\d,.]+");
        assertThat(row.child(5).text()).matches("[\\d,]+\\.\\d\\d");
        assertThat(row.child(6).select("span > small")).hasSize(1);
        assertThat(row.child(6).select("svg > path").attr("d")).matches("M\\d+ 4H\\d+V1V7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/app?action=portfolio", "/portfolio.faces"})
    void holdingRowsAndTotalsMatchScript(String path) {
        Document page = user.get(path).html();
        Element row = page.selectFirst("table.holdings tbody tr");
        assertThat(row.child(2).text()).matches("s:\\d+");
        assertThat(row.child(3).text()).matches("[\\d,]+");
        for (int column = 4; column <= 7; column++) {
            assertThat(row.child(column).text()).matches("[\\d,]+\\.\\d\\d");
        }
        assertThat(row.child(8).select("span > small")).hasSize(1);
        List<Element> totals = page.selectFirst("table.holdings tfoot tr").children();
        assertThat(totals.get(totals.size() - 3).text()).matches("[\\d,]+\\.\\d\\d");
        assertThat(totals.get(totals.size() - 2).select("span > small")).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/app?action=mksummary", "/marketSummary.faces", "/app?action=home", "/tradehome.faces"})
    void marketSummaryMatchesScript(String path) {
        Document page = user.get(path).html();
        Element pair = page.selectFirst("main .pair");
        Element figures = pair.previousElementSibling();
        assertThat(figures.select("dt").eachText())
                .containsExactly("Trade Stock Index (TSIA)", "Since the opening", "Opening index", "Trading volume");
        assertThat(figures.select("dd").get(1).select("span > small")).hasSize(1);
        assertThat(pair.select("table caption").eachText()).containsExactly("Top gainers", "Top losers");
        assertThat(pair.select("tbody tr th a[href*=symbols=]")).isNotEmpty();
        assertThat(page.select("main time")).hasSize(1);
    }

    @Test
    void servesCacheableScriptUnderStrictPolicy() {
        Page page = user.getAction("home");
        String source = page.html().select("script").attr("src");
        Page script = user.get(source.substring("/daytrader".length()));
        assertThat(script.status()).isEqualTo(200);
        assertThat(script.contentType()).contains("javascript");
        assertThat(script.headers().firstValue("cache-control").orElse("")).contains("immutable");
        assertThat(script.body()).doesNotContain("http://", "https://", "eval(", "innerHTML");
        assertThat(page.headers().firstValue("content-security-policy").orElse(""))
                .contains("script-src 'self'", "connect-src 'self'")
                .doesNotContain("unsafe");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/app?action=quotes&symbols=s:4711", "/quote.faces?symbols=s:4711"})
    void showsMessageForEmptyTable(String path) {
        assertThat(user.get(path).html().select("table.quotes tbody tr")).isEmpty();
        assertThat(user.get(path).html().select("p.empty").text()).startsWith("No quotes to show.");
        assertThat(user.get("/app?action=quotes&symbols=s:1").html().select("p.empty"))
                .isEmpty();
    }
}
