package org.tradebench.cache.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;

/** Checks every policy of Trade's file: cache ids, groups and invalidations, verbatim. */
class TradePolicyTest {
    private static final String PACKAGE = "com.ibm.websphere.samples.trade.command.";

    private static final CachePolicies POLICIES = load();

    /** The inputs that Trade's policies read from commands. */
    public record TradeCommand(String userID, String symbol, int closedOrdersCount) {
        public String getUserID() {
            return userID;
        }

        public String getSymbol() {
            return symbol;
        }

        public int getClosedOrdersCount() {
            return closedOrdersCount;
        }
    }

    private static CachePolicies load() {
        try (InputStream in = TradePolicyTest.class.getResourceAsStream("trade-cachespec.xml")) {
            return CachePolicies.parse(in, "trade-cachespec.xml");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static Stream<Arguments> servlets() {
        return Stream.of(
                arguments(
                        "/app",
                        app("portfolio"),
                        "/app:action=portfolio:JSESSIONID=abc:requestType=GET",
                        Set.of("Holdings_UserID:uid:7", "Holdings_UserID1:uid:7"),
                        -1,
                        0),
                arguments(
                        "/app",
                        app("portfolioNoEdge"),
                        "/app:action=portfolioNoEdge:JSESSIONID=abc:requestType=GET",
                        Set.of("Holdings_UserID:uid:7"),
                        -1,
                        0),
                arguments(
                        "/app",
                        app("account"),
                        "/app:action=account:JSESSIONID=abc:requestType=GET",
                        Set.of("Account_UserID:uid:7", "AccountProfile_UserID:uid:7"),
                        -1,
                        0),
                arguments(
                        "/app",
                        app("home"),
                        "/app:action=home:JSESSIONID=abc:requestType=GET",
                        Set.of("Account_UserID:uid:7", "Holdings_UserID:uid:7"),
                        -1,
                        0),
                arguments(
                        "/app",
                        app("quotes").parameter("symbols", "s:0,s:1").with("encoding", "UTF-8"),
                        "/app:action=quotes:symbols=s:0,s:1:UTF-8:requestType=GET",
                        Set.of("AllQuotes", "Quote_Symbol"),
                        -1,
                        0),
                arguments("/register.jsp", Requests.get(), "/register.jsp:requestType=GET", Set.of(), -1, 180),
                arguments(
                        "/marketSummary.jsp",
                        Requests.get().with("method", "POST"),
                        "/marketSummary.jsp:requestType=POST",
                        Set.of("MarketSummary"),
                        3,
                        180),
                arguments(
                        "/displayQuote.jsp",
                        Requests.get().parameter("symbol", "s:0"),
                        "/displayQuote.jsp:symbol=s:0:requestType=GET",
                        Set.of("Quote_Symbol:s:0", "AllQuotes"),
                        3,
                        0));
    }

    private static Requests app(String action) {
        return Requests.get()
                .parameter("action", action)
                .cookie("JSESSIONID", "abc")
                .session("uidBean", "uid:7");
    }

    @ParameterizedTest(name = "{0} {2}")
    @MethodSource("servlets")
    void readsIdAndGroupsOfServlet(
            String name, Requests request, String id, Set<Object> dependencyIds, int priority, int timeout) {
        CachePolicy<RequestFacts> policy = POLICIES.forServlet(name).orElseThrow();
        CacheId<RequestFacts> actual = policy.cacheId(name, request).orElseThrow();

        assertThat(actual.text()).isEqualTo(id);
        assertThat(policy.dependencyIds(request)).isEqualTo(dependencyIds);
        assertThat(policy.invalidations(request)).isEmpty();
        assertThat(actual.rule().properties().consumeSubfragments().on()).isTrue();
        EntryOptions options = actual.rule().options(name, dependencyIds);
        assertThat(options)
                .isEqualTo(new EntryOptions(
                        priority, Duration.ofSeconds(timeout), Duration.ZERO, null, dependencyIds, name, true));
    }

    static Stream<Arguments> commands() {
        String account = "Account_UserID:uid:7";
        String closed = "ClosedOrders_UserID:uid:7";
        String holdings = "Holdings_UserID:uid:7";
        String orders = "Orders_UserID:uid:7";
        String profile = "AccountProfile_UserID:uid:7";
        String quote = "Quote_Symbol:s:0";
        return Stream.of(
                arguments("MarketSummaryCommand", "", 10, Set.of("MarketSummary"), Set.of()),
                arguments("QuoteCommand", ":getSymbol=s:0", 0, Set.of(quote, "AllQuotes"), Set.of()),
                arguments("UpdateQuotePriceCommand", null, 0, Set.of(), Set.of(quote)),
                arguments("AccountCommand", ":getUserID=uid:7", 0, Set.of(account, "AllUsers"), Set.of()),
                arguments("AccountProfileCommand", ":getUserID=uid:7", 0, Set.of(profile, "AllUsers"), Set.of()),
                arguments("HoldingsCommand", ":getUserID=uid:7", 0, Set.of(holdings, "AllUsers"), Set.of()),
                arguments("OrdersCommand", ":getUserID=uid:7", 0, Set.of(orders, "AllUsers"), Set.of()),
                arguments("LoginCommand", null, 0, Set.of(), Set.of(account)),
                arguments("LogoutCommand", null, 0, Set.of(), Set.of(account, "Holdings_UserID1:uid:7")),
                arguments("OrderCompletedCommand", null, 0, Set.of(), Set.of(account, holdings, orders, closed)),
                arguments("BuyCommand", null, 0, Set.of(), Set.of(orders)),
                arguments("SellCommand", null, 0, Set.of(), Set.of(orders, holdings)),
                arguments("UpdateAccountProfileCommand", null, 0, Set.of(), Set.of(profile)),
                arguments("ClosedOrdersCommand", ":getUserID=uid:7", 0, Set.of(closed, "AllUsers"), Set.of()),
                arguments("ResetTradeCommand", null, 0, Set.of(), Set.of("AllQuotes", "AllUsers", "MarketSummary")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("commands")
    void readsIdGroupsAndInvalidationsOfCommand(
            String name, String idEnd, int timeout, Set<Object> dependencyIds, Set<Object> invalidations) {
        TradeCommand command = new TradeCommand("uid:7", "s:0", 0);
        String className = PACKAGE + name;
        CachePolicy<Object> policy = POLICIES.forCommand(className).orElseThrow();

        assertThat(policy.sharingPolicy()).isEqualTo(SharingPolicy.NOT_SHARED);
        assertThat(policy.dependencyIds(command)).isEqualTo(dependencyIds);
        assertThat(policy.invalidations(command)).isEqualTo(invalidations);
        if (idEnd == null) {
            assertThat(policy.cacheId(className, command)).isEmpty();
        } else {
            assertThat(policy.cacheId(className, command))
                    .hasValueSatisfying(actual -> assertThat(tuple(
                                    actual.text(),
                                    actual.rule().priority(),
                                    actual.rule().timeout(),
                                    actual.rule().sharingPolicy()))
                            .isEqualTo(tuple(
                                    className + idEnd, 3, Duration.ofSeconds(timeout), SharingPolicy.NOT_SHARED)));
        }
    }

    @Test
    void invalidatesAnnouncedClosedOrders() {
        CachePolicy<Object> policy =
                POLICIES.forCommand(PACKAGE + "ClosedOrdersCommand").orElseThrow();

        assertThat(policy.invalidations(new TradeCommand("uid:7", "s:0", 2)))
                .containsExactly("ClosedOrders_UserID:uid:7");
    }

    @Test
    void hasOnePolicyPerName() {
        assertThat(POLICIES.all()).hasSize(4 + 15);
        assertThat(commands()).hasSize(15);
    }
}
