package org.tradebench.tests.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.soap.SoapClient.children;
import static org.tradebench.tests.soap.SoapClient.element;
import static org.tradebench.tests.soap.SoapClient.text;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;
import org.w3c.dom.Element;

/** Every trading operation by SOAP, in every runtime mode and with a cache, returns the same data as pages and database. */
@SecondApplication
class TradeServicesIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    /** The user of the current test case. */
    private String user = "uid:3";

    private Orders orders = Orders.SYNCHRONOUS;

    static Stream<Arguments> modesAndCachingTypes() {
        List<Arguments> cells = new ArrayList<>();
        for (Mode mode : Mode.values()) {
            cells.add(Arguments.of(mode, Caching.NONE));
        }
        cells.add(Arguments.of(Mode.DIRECT, Caching.DISTRIBUTED_MAP));
        return cells.stream();
    }

    /** Every mode with asynchronous orders; each with its own user, so that rows need not be restored in between. */
    static Stream<Arguments> modesWithAsynchronousOrders() {
        AtomicInteger user = new AtomicInteger(10);
        return Stream.of(Mode.values())
                .flatMap(mode -> Stream.of(Orders.ASYNCHRONOUS, Orders.ASYNCHRONOUS_TWO_PHASE)
                        .map(orders -> Arguments.of(mode, orders, "uid:" + user.getAndIncrement())));
    }

    @BeforeAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    @AfterEach
    void restoreSettings() {
        TRADER.admin().set("ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.label());
    }

    @ParameterizedTest
    @MethodSource("modesAndCachingTypes")
    void returnsSameDataAsPagesAndDatabase(Mode mode, Caching caching) {
        TRADER.restore(mode, caching);
        runUserOperations();
        runAdministratorOperations();

        assertThat(Audit.of(TRADER.database())).isEmpty();
        TRADER.activateCache(Caching.NONE);
    }

    @ParameterizedTest
    @MethodSource("modesWithAsynchronousOrders")
    void returnsSameDataWithAsynchronousOrders(Mode mode, Orders processing, String caseUser) {
        TRADER.settings(mode, processing);
        orders = processing;
        user = caseUser;
        runUserOperations();

        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    private void runUserOperations() {
        SoapClient soap = new SoapClient(TRADER.root(), "TradeWSServices");
        Browser pages = TRADER.browser();
        pages.login(user, "xxx");

        readAccount(soap);
        readMarket(soap);
        trade(soap, pages);
        updateProfile(soap);
        registerAndLogOut(soap);
    }

    private void settle() {
        if (orders != Orders.SYNCHRONOUS) {
            Orders.awaitSettled(TRADER.database(), TRADER.server());
        }
    }

    private void readAccount(SoapClient soap) {
        Element login = soap.call("login", "userID", user, "password", "xxx");
        assertThat(text(login, "account", "userID")).isEqualTo(user);
        // The user has logged in twice: on the page and here.
        assertThat(text(login, "account", "loginCount")).isEqualTo(sql("login_count", "account"));
        Element account = soap.call("getAccountData");
        assertThat(text(account, "account", "accountID")).isEqualTo(sql("account_id", "account"));
        assertThat(text(account, "account", "balance")).isEqualTo(sql("balance", "account"));
        assertThat(text(account, "account", "openBalance")).isEqualTo(sql("open_balance", "account"));
        Element profile = soap.call("getAccountProfileData");
        assertThat(text(profile, "profile", "fullName")).isEqualTo(sql("full_name", "account_profile"));
        assertThat(text(profile, "profile", "creditCard"))
                .startsWith("********")
                .hasSize(12);
    }

    private static void readMarket(SoapClient soap) {
        Element quote = soap.call("getQuote", "symbol", "s:7");
        assertThat(text(quote, "quote", "price"))
                .isEqualTo(Rows.value(TRADER.database(), "SELECT price FROM quote WHERE symbol = 's:7'"));
        List<Element> quotes =
                children(soap.call("getQuotes", "symbol", "s:2", "symbol", "s:0", "symbol", "none"), "quote");
        assertThat(quotes)
                .extracting(one -> text(one, "companyName"))
                .containsExactly("S2 Incorporated", "S0 Incorporated");
        Element market = soap.call("getMarketSummary");
        assertThat(text(market, "marketSummary", "tsia"))
                .isEqualTo(Rows.value(TRADER.database(), "SELECT round(avg(price), 2) FROM quote"));
        assertThat(children(children(market, "marketSummary").get(0), "topGainers"))
                .hasSize(5);
    }

    private void trade(SoapClient soap, Browser pages) {
        BigDecimal before = new BigDecimal(sql("balance", "account"));
        Element order = children(soap.call("buy", "symbol", "s:5", "quantity", "10"), "order")
                .get(0);
        assertThat(text(order, "orderType")).isEqualTo("buy");
        assertThat(text(order, "quantity")).isEqualTo("10");
        settle();
        BigDecimal cost =
                new BigDecimal(text(order, "price")).multiply(BigDecimal.TEN).add(new BigDecimal("24.95"));
        assertThat(new BigDecimal(text(soap.call("getAccountData"), "account", "balance")))
                .isEqualTo(before.subtract(cost));

        List<Element> holdings = children(soap.call("getHoldings"), "holding");
        assertThat(holdings)
                .extracting(holding -> Long.valueOf(text(holding, "holdingID")))
                .containsExactlyElementsOf(pages.getAction("portfolio").holdingIds());
        String bought = text(holdings.get(holdings.size() - 1), "holdingID");
        assertThat(text(soap.call("getHolding", "holdingID", bought), "holding", "symbol"))
                .isEqualTo("s:5");

        Element sold = children(soap.call("sell", "holdingID", bought), "order").get(0);
        settle();
        assertThat(text(sold, "holdingID")).isEqualTo(bought);
        assertThat(pages.getAction("portfolio").holdingIds()).doesNotContain(Long.valueOf(bought));

        List<Element> orders = children(soap.call("getOrders", "limit", "2"), "order");
        assertThat(orders)
                .extracting(one -> text(one, "orderID"))
                .containsExactly(text(sold, "orderID"), text(order, "orderID"));
        assertThat(text(soap.call("getOrder", "orderID", text(order, "orderID")), "order", "symbol"))
                .isEqualTo("s:5");
        assertThat(orders.get(0).getElementsByTagName("completionDate").item(0).getTextContent())
                .matches("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z");
        // The page above has already shown both alerts, and each appears once.
        assertThat(children(soap.call("getClosedOrders"), "order")).isEmpty();
    }

    private void updateProfile(SoapClient soap) {
        String values = element("password", "xxx")
                + element("fullName", "Ä <& B")
                + element("address", "1 Road")
                + element("email", "a@example.com")
                + element("creditCard", "1111-2222-3333-4444");
        Element profile = soap.call("updateAccountProfile", "profile", values);
        assertThat(text(profile, "profile", "fullName"))
                .isEqualTo("Ä <& B")
                .isEqualTo(sql("full_name", "account_profile"));
        assertThat(sql("credit_card", "account_profile")).isEqualTo("1111-2222-3333-4444");
        assertThat(text(profile, "profile", "creditCard")).isEqualTo("********4444");
    }

    private void registerAndLogOut(SoapClient soap) {
        int before = Integer.parseInt(sql("logout_count", "account"));
        assertThat(text(soap.call("logout"), "userID")).isEqualTo(user);
        assertThat(Integer.parseInt(sql("logout_count", "account"))).isEqualTo(before + 1);
        assertThat(SoapClient.fault(soap.ask("getAccountData"))).isEqualTo("notLoggedIn");
        String values = element("userID", "soap:" + user)
                + element("password", "secret")
                + element("fullName", "N")
                + element("address", "A")
                + element("email", "E")
                + element("creditCard", "1")
                + element("openBalance", "1000.5");
        assertThat(text(soap.call("register", "registration", values), "account", "balance"))
                .isEqualTo("1000.50");
        assertThat(text(soap.call("getAccountData"), "account", "userID")).isEqualTo("soap:" + user);
        assertThat(children(soap.call("getHoldings"), "holding")).isEmpty();
    }

    private static void runAdministratorOperations() {
        SoapClient admin = new SoapClient(TRADER.root(), "TradeAdministrationWSServices");
        assertThat(SoapClient.fault(admin.ask("getAllQuotes"))).isEqualTo("notLoggedIn");
        admin.call("login", "user", "admin", "password", ApplicationProcess.ADMIN_PASSWORD);
        assertThat(children(admin.call("getAllQuotes"), "quote")).hasSize(TRADER.quotes());
        String open = openOrder();
        assertThat(text(admin.call("completeOrder", "orderID", open), "order", "orderStatus"))
                .isEqualTo("closed");
        assertThat(SoapClient.fault(admin.ask("completeOrder", "orderID", open)))
                .isEqualTo("conflict");
        String other = openOrder();
        assertThat(text(admin.call("cancelOrder", "orderID", other), "order", "orderStatus"))
                .isEqualTo("cancelled");
        assertThat(text(
                        admin.call("createQuote", "symbol", "new", "companyName", "N", "price", "12.5"),
                        "quote",
                        "price"))
                .isEqualTo("12.50");
        assertThat(text(
                        admin.call("updateQuotePriceVolume", "symbol", "new", "factor", "1.1", "sharesTraded", "0"),
                        "quote",
                        "price"))
                .isEqualTo("13.75");
        // Changes a quote that has orders, with shares traded and without, between two orders.
        admin.call("updateQuotePriceVolume", "symbol", "s:1", "factor", "0.9", "sharesTraded", "12");
        admin.call("updateQuotePriceVolume", "symbol", "s:1", "factor", "1.25", "sharesTraded", "0");
        assertThat(text(admin.call("completeOrder", "orderID", openOrder()), "order", "orderStatus"))
                .isEqualTo("closed");
        for (String[] outside :
                new String[][] {{"0.49", "0"}, {"101", "0"}, {"1", "1000001"}, {"1", "9223372036854775807"}}) {
            assertThat(SoapClient.fault(admin.ask(
                            "updateQuotePriceVolume",
                            "symbol",
                            "new",
                            "factor",
                            outside[0],
                            "sharesTraded",
                            outside[1])))
                    .as("factor %s, shares %s", (Object[]) outside)
                    .isEqualTo("badInput");
        }
        assertThat(SoapClient.fault(admin.ask("createQuote", "symbol", "new", "companyName", "N", "price", "1")))
                .isEqualTo("conflict");
    }

    private static String openOrder() {
        return Rows.value(TRADER.database(), """
                INSERT INTO trade_order
                    (account_id, symbol, order_type, order_status, open_date, quantity, price, order_fee, placed_volume)
                SELECT account_id, symbol, 'buy', 'open', now(), 5, price, 24.95, volume
                FROM account CROSS JOIN quote WHERE user_id = 'uid:4' AND symbol = 's:1'
                RETURNING order_id""");
    }

    private String sql(String column, String table) {
        return Rows.value(TRADER.database(), "SELECT " + column + " FROM " + table + " WHERE user_id = '" + user + "'");
    }
}
