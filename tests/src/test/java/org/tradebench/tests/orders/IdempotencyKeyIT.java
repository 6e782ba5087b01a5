package org.tradebench.tests.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.Access;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Crowd;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** An order that is sent repeatedly with the same idempotency key is placed once: by every interface, in every mode, and also when sent concurrently. */
class IdempotencyKeyIT {

    private static final RunningTrader TRADER = RunningTrader.get();
    private static final int CONCURRENT = 20;
    private static final AtomicInteger KEYS = new AtomicInteger();

    /** A holding of the population and its owner. */
    private record Held(String user, long holding) {}

    @BeforeAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    @AfterAll
    static void restoreSettings() {
        TRADER.settings(Mode.DIRECT, Orders.SYNCHRONOUS);
    }

    @ParameterizedTest
    @EnumSource
    void placesOneOrderForEachKey(OrderWay way) {
        TRADER.settings(Mode.DIRECT, Orders.SYNCHRONOUS);
        assertPlacesOnce(way, TRADER.browser());
    }

    @ParameterizedTest
    @EnumSource
    void placesOneOrderForEachKeyByWebServices(OrderWay way) {
        TRADER.settings(Mode.EJB, Orders.SYNCHRONOUS);
        TRADER.admin().set("ACCESS_MODE", Access.WEB_SERVICES.label());
        assertPlacesOnce(way, TRADER.browser());
    }

    static Stream<Arguments> allCombinations() {
        return Stream.of(Mode.values())
                .flatMap(mode -> Caching.in(mode)
                        .flatMap(caching ->
                                Stream.of(Orders.values()).map(orders -> Arguments.of(mode, caching, orders))));
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("allCombinations")
    void placesOneOrderForEachKeyInEveryMode(Mode mode, Caching caching, Orders orders) {
        TRADER.settings(mode, orders);
        TRADER.activateCache(caching);
        assertPlacesOnce(OrderWay.REST, TRADER.browser());
    }

    private static void assertPlacesOnce(OrderWay way, Browser browser) {
        Held held = held();
        browser.login(held.user(), "xxx");
        String toBuy = key();
        String toSell = key();
        long before = orders();

        Page bought = way.buy(browser, "s:2", 5, toBuy);
        Page sold = way.sell(browser, held.holding(), toSell);
        assertThat(orders()).isEqualTo(before + 2);
        Orders.awaitSettled(TRADER.database(), TRADER.server());
        assertRepeatsResponse(bought, way.buy(browser, "s:2", 5, toBuy));
        assertRepeatsResponse(sold, way.sell(browser, held.holding(), toSell));

        assertThat(orders()).as("orders after the repetitions").isEqualTo(before + 2);
        assertThat(numbersOf(toBuy)).containsExactly(OrderWay.number(bought));
        assertThat(numbersOf(toSell)).containsExactly(OrderWay.number(sold));
        Orders.awaitSettled(TRADER.database(), TRADER.server());
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    private static void assertRepeatsResponse(Page first, Page again) {
        assertThat(again.status()).as(again.toString()).isEqualTo(first.status());
        assertThat(OrderWay.number(again)).isEqualTo(OrderWay.number(first));
    }

    static Stream<Arguments> modesAndOrders() {
        return Stream.of(
                Arguments.of(Mode.DIRECT, Orders.SYNCHRONOUS),
                Arguments.of(Mode.JPA, Orders.SYNCHRONOUS),
                Arguments.of(Mode.EJB, Orders.ASYNCHRONOUS),
                Arguments.of(Mode.SESSION_TO_DIRECT, Orders.ASYNCHRONOUS_TWO_PHASE));
    }

    /** Uses one interface after the other: a key belongs to the account, not to an interface. */
    @ParameterizedTest
    @MethodSource("modesAndOrders")
    void placesOneOrderForConcurrentRepetitions(Mode mode, Orders orders) {
        TRADER.settings(mode, orders);
        Held held = held();
        List<Browser> browsers = IntStream.range(0, CONCURRENT)
                .mapToObj(i -> {
                    Browser browser = TRADER.browser();
                    assertThat(browser.login(held.user(), "xxx").status()).isEqualTo(200);
                    return browser;
                })
                .toList();
        String toBuy = key();
        String toSell = key();
        long before = orders();

        Set<Long> bought = placeConcurrently(browsers, (way, browser) -> way.buy(browser, "s:3", 7, toBuy));
        Set<Long> sold = placeConcurrently(browsers, (way, browser) -> way.sell(browser, held.holding(), toSell));

        assertThat(orders()).isEqualTo(before + 2);
        assertThat(numbersOf(toBuy)).containsExactlyElementsOf(bought);
        assertThat(numbersOf(toSell)).containsExactlyElementsOf(sold);
        Orders.awaitSettled(TRADER.database(), TRADER.server());
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    private interface Placing {
        Page by(OrderWay way, Browser browser);
    }

    /** Places the order in all browsers concurrently and returns the order numbers in the answers. */
    private static Set<Long> placeConcurrently(List<Browser> browsers, Placing placing) {
        List<OrderWay> ways = List.of(OrderWay.values());
        List<Callable<Page>> tasks = IntStream.range(0, browsers.size())
                .<Callable<Page>>mapToObj(i -> () -> placing.by(ways.get(i % ways.size()), browsers.get(i)))
                .toList();
        return Crowd.together(tasks).stream().map(OrderWay::number).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @EnumSource
    void rejectsOtherRequestWithSameKey(OrderWay way) {
        TRADER.settings(Mode.JPA, Orders.SYNCHRONOUS);
        Held held = held();
        Browser browser = TRADER.browser();
        browser.login(held.user(), "xxx");
        String toBuy = key();
        String toSell = key();
        long bought = OrderWay.number(way.buy(browser, "s:4", 3, toBuy));
        long sold = OrderWay.number(way.sell(browser, held.holding(), toSell));
        long before = orders();

        assertRejectedFor(bought, way.buy(browser, "s:5", 3, toBuy));
        assertRejectedFor(bought, way.buy(browser, "s:4", 4, toBuy));
        assertRejectedFor(bought, way.sell(browser, newestHolding(held.user()), toBuy));
        assertRejectedFor(sold, way.sell(browser, newestHolding(held.user()), toSell));
        assertRejectedFor(sold, way.buy(browser, "s:4", 3, toSell));

        assertThat(orders()).isEqualTo(before);
    }

    private static void assertRejectedFor(long order, Page answer) {
        assertThat(OrderWay.status(answer)).as(answer.toString()).isEqualTo(409);
        assertThat(answer.body()).contains("This idempotency key belongs to order " + order);
    }

    @ParameterizedTest
    @EnumSource
    void rejectsInvalidKeys(OrderWay way) {
        TRADER.settings(Mode.DIRECT, Orders.SYNCHRONOUS);
        Browser browser = TRADER.browser();
        browser.login("uid:1", "xxx");
        long before = orders();

        for (String key : List.of("", "a b", "k".repeat(65))) {
            Page answer = way.buy(browser, "s:1", 1, key);
            assertThat(OrderWay.status(answer)).as("'%s': %s", key, answer).isEqualTo(400);
            assertThat(answer.body()).contains("1 to 64 visible ASCII characters");
        }
        assertThat(orders()).isEqualTo(before);
        OrderWay.number(way.buy(browser, "s:1", 1, "~!".repeat(30) + String.format("%04d", KEYS.incrementAndGet())));
        assertThat(orders()).isEqualTo(before + 1);
    }

    @ParameterizedTest
    @EnumSource
    void scopesKeysToAccount(OrderWay way) {
        TRADER.settings(Mode.DIRECT, Orders.SYNCHRONOUS);
        String key = key();

        List<Long> numbers = Stream.of("uid:2", "uid:3")
                .map(user -> {
                    Browser browser = TRADER.browser();
                    browser.login(user, "xxx");
                    return OrderWay.number(way.buy(browser, "s:6", 2, key));
                })
                .toList();

        assertThat(numbers).doesNotHaveDuplicates();
        assertThat(numbersOf(key)).containsExactlyElementsOf(numbers);
    }

    private static String key() {
        return "key-" + KEYS.incrementAndGet();
    }

    /** Returns a holding that no test has sold yet. */
    private static Held held() {
        List<String> oldest = Rows.query(TRADER.database(), """
                SELECT user_id || ' ' || holding_id FROM holding JOIN account USING (account_id)
                WHERE user_id LIKE 'uid:%' ORDER BY holding_id LIMIT 1""");
        String[] words = oldest.get(0).split(" ", 2);
        return new Held(words[0], Long.parseLong(words[1]));
    }

    private static long newestHolding(String user) {
        return Long.parseLong(Rows.value(
                TRADER.database(),
                "SELECT max(holding_id) FROM holding JOIN account USING (account_id) WHERE user_id = '" + user + "'"));
    }

    private static List<Long> numbersOf(String key) {
        return Rows.query(
                        TRADER.database(),
                        "SELECT order_id FROM trade_order WHERE idempotency_key = '" + key + "' ORDER BY order_id")
                .stream()
                .map(Long::valueOf)
                .toList();
    }

    private static long orders() {
        return Long.parseLong(Rows.value(TRADER.database(), "SELECT count(*) FROM trade_order"));
    }
}
