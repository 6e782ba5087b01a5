package org.tradebench.tests.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.CHROMIUM;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/**
 * Access over plain HTTP by a host name other than localhost, for which the browser sends no {@code Sec-Fetch-Site}: the application's own pages work, and
 * pages of another host, or of another port of the same host, change nothing.
 */
@Requires(CHROMIUM)
@Tag("full")
class ForeignSiteIT {

    private static final String NAME = "bank.example";

    private static Chromium chromium;
    private static RunningTrader trader;
    private static HttpServer foreign;

    /** Whether the browser sent {@code Sec-Fetch-Site} when it requested the foreign page. */
    private static volatile boolean fetchSiteSent;

    private static volatile String page;

    @BeforeAll
    static void open() throws IOException {
        foreign = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        foreign.createContext("/", ForeignSiteIT::answer);
        foreign.start();
        chromium = Chromium.start();
        trader = RunningTrader.get();
    }

    @AfterAll
    static void close() {
        if (chromium != null) {
            chromium.close();
        }
        if (foreign != null) {
            foreign.stop(0);
        }
    }

    @BeforeEach
    void logIn() {
        trader.restore(Mode.DIRECT);
        Visitor customer = customer();
        customer.arrives("/app");
        customer.enters("User id", "uid:1");
        customer.enters("Password", "xxx");
        customer.presses("Log in");
        customer.sees("Welcome to DayTrader");
    }

    @Test
    void allowsTradeAndLogoutFromOwnPages() {
        Visitor customer = customer();
        customer.opens("/app?action=quotes&symbols=s:1");
        customer.presses("Buy");
        customer.sees("DayTrader Order information");
        assertThat(Rows.value(
                        trader.database(),
                        "SELECT count(*) FROM trade_order WHERE order_id > " + trader.populatedOrders()))
                .isEqualTo("1");
        customer.presses("Log out");
        customer.sees("DayTrader Login");
    }

    @Test
    void rejectsChangesFromOtherHost() {
        assertRejectsChanges("evil.example", "");
    }

    @Test
    void rejectsChangesFromOtherPort() {
        assertRejectsChanges(NAME, "");
    }

    @Test
    void rejectsChangesFromOtherPortWithoutReferrer() {
        assertRejectsChanges(NAME, "<meta name=\"referrer\" content=\"no-referrer\">");
    }

    private void assertRejectsChanges(String name, String head) {
        Map<String, List<String>> before = Rows.exact(trader.database());
        String fields = List.of("password", "cpassword", "fullname", "address", "creditcard", "email").stream()
                .map(field -> "<input type=\"hidden\" name=\"" + field + "\" value=\"evil\">")
                .reduce("<input type=\"hidden\" name=\"action\" value=\"update_profile\">", String::concat);
        for (String method : List.of("get", "post")) {
            page = "<!DOCTYPE html><html lang=\"en\"><head><title>foreign</title>" + head
                    + "</head><body><form method=\"" + method + "\" action=\"" + root() + "/app\">" + fields
                    + "<button>Win</button></form></body></html>";
            Visitor customer = new Visitor(
                    chromium,
                    URI.create("http://" + name + ":" + foreign.getAddress().getPort()));
            customer.opens("/");
            assertThat(fetchSiteSent).as("Sec-Fetch-Site was sent").isFalse();
            customer.presses("Win");
            customer.reads("A page of another site sent this request");
        }
        assertThat(Rows.exact(trader.database())).isEqualTo(before);
        Visitor customer = customer();
        customer.opens("/app?action=home");
        customer.sees("Welcome to DayTrader");
    }

    private static URI root() {
        return URI.create(trader.root().toString().replace("localhost", NAME));
    }

    private static Visitor customer() {
        return new Visitor(chromium, root());
    }

    private static void answer(HttpExchange exchange) throws IOException {
        fetchSiteSent = exchange.getRequestHeaders().containsKey("Sec-Fetch-Site");
        byte[] body = page.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/html;charset=UTF-8");
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }
}
