package org.tradebench.tests.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.Access;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** Every mode returns the same pages for one script and leaves the same rows, including order and holding ids. */
class ModesAgreeIT {

    private static final RunningTrader TRADER = RunningTrader.get();

    private static List<Step> expectedSteps;
    private static Map<String, List<String>> expectedRows;
    private static List<Step> stepsWithoutAlerts;
    private static Map<String, List<String>> rowsWithoutAlerts;

    @BeforeAll
    static void playInDirectMode() {
        TRADER.restore(Mode.DIRECT);
        expectedSteps = TradeScript.play(TRADER);
        expectedRows = Rows.comparable(TRADER.database());
        TRADER.restore(Mode.DIRECT);
        TRADER.admin().set("DISPLAY_ORDER_ALERTS", "false");
        stepsWithoutAlerts = TradeScript.play(TRADER);
        rowsWithoutAlerts = Rows.comparable(TRADER.database());
    }

    private record Cell(Mode mode, Caching caching) {}

    private static Stream<Cell> modesAndCachingTypes() {
        return Stream.concat(
                Stream.of(Mode.values()).map(mode -> new Cell(mode, Caching.NONE)),
                Caching.IN_EVERY_MODE.stream().map(caching -> new Cell(Mode.DIRECT, caching)));
    }

    /** Every runtime mode, and every caching type; by web services two of them. */
    static Stream<Arguments> asynchronousOrderCases() {
        return Stream.concat(
                Stream.concat(modesAndCachingTypes(), Stream.of(new Cell(Mode.EJB, Caching.SECOND_LEVEL)))
                        .flatMap(cell -> Stream.of(Orders.ASYNCHRONOUS, Orders.ASYNCHRONOUS_TWO_PHASE)
                                .map(orders -> Arguments.of(cell.mode(), cell.caching(), orders, Access.STANDARD))),
                Stream.of(
                        Arguments.of(Mode.EJB, Caching.NONE, Orders.ASYNCHRONOUS, Access.WEB_SERVICES),
                        Arguments.of(
                                Mode.DIRECT, Caching.COMMAND, Orders.ASYNCHRONOUS_TWO_PHASE, Access.WEB_SERVICES)));
    }

    /** Every runtime mode with every caching type that works in it; by web services every runtime mode, and every caching type of Direct mode. */
    static Stream<Arguments> synchronousOrderCases() {
        return Stream.concat(
                Stream.of(Mode.values())
                        .flatMap(mode -> Caching.in(mode).map(caching -> Arguments.of(mode, caching, Access.STANDARD))),
                modesAndCachingTypes().map(cell -> Arguments.of(cell.mode(), cell.caching(), Access.WEB_SERVICES)));
    }

    @ParameterizedTest
    @MethodSource("synchronousOrderCases")
    void returnsSamePagesAndRowsInEveryMode(Mode mode, Caching caching, Access access) {
        TRADER.restore(mode, caching);
        TRADER.admin().set("ACCESS_MODE", access.label());
        long messages = Access.messages(TRADER.server());

        List<Step> steps = TradeScript.play(TRADER);

        assertThat(steps)
                .as("status codes")
                .allSatisfy(step -> assertThat(step.status()).as(step.what()).isEqualTo(step.expectedStatus()));
        assertThat(steps.stream().map(Step::headline))
                .containsExactlyElementsOf(
                        expectedSteps.stream().map(Step::headline).toList());
        for (int i = 0; i < steps.size(); i++) {
            assertThat(steps.get(i).page())
                    .as(steps.get(i).what())
                    .isEqualTo(expectedSteps.get(i).page());
        }
        Map<String, List<String>> rows = Rows.comparable(TRADER.database());
        assertThat(rows.keySet()).isEqualTo(expectedRows.keySet());
        rows.forEach(
                (table, actual) -> assertThat(actual).as(table).containsExactlyElementsOf(expectedRows.get(table)));
        assertThat(Audit.of(TRADER.database())).isEmpty();
        assertMessages(access, messages);
        if (caching != Caching.NONE) {
            assertThat(TRADER.cache().instances().get("trade").counters().get("MEMORY_HITS"))
                    .as("memory hits")
                    .isPositive();
        }
    }

    /** Without order alerts: for an order that is completed later, the page that announces it is not determined. */
    @Tag("full")
    @ParameterizedTest
    @MethodSource("asynchronousOrderCases")
    void leavesSameRowsWithAsynchronousOrders(Mode mode, Caching caching, Orders orders, Access access) {
        TRADER.restore(mode, caching);
        TRADER.admin().set("ACCESS_MODE", access.label());
        long messages = Access.messages(TRADER.server());
        TRADER.admin().set("DISPLAY_ORDER_ALERTS", "false");
        TRADER.admin().set("ORDER_PROCESSING_MODE", orders.label());

        List<Step> steps = TradeScript.play(TRADER, () -> Orders.awaitSettled(TRADER.database(), TRADER.server()));

        assertThat(steps.stream().map(Step::headline))
                .containsExactlyElementsOf(
                        stepsWithoutAlerts.stream().map(Step::headline).toList());
        for (int i = 0; i < steps.size(); i++) {
            if (!steps.get(i).showsNewOrder()) {
                assertThat(steps.get(i).page())
                        .as(steps.get(i).what())
                        .isEqualTo(stepsWithoutAlerts.get(i).page());
            }
        }
        Map<String, List<String>> rows = Rows.comparable(TRADER.database());
        rowsWithoutAlerts.forEach(
                (table, expected) -> assertThat(rows.get(table)).as(table).containsExactlyElementsOf(expected));
        assertThat(Audit.of(TRADER.database())).isEmpty();
        assertMessages(access, messages);
    }

    /** Asserts that the pages have sent messages since, in access mode web services, and none otherwise. */
    private static void assertMessages(Access access, long before) {
        if (access == Access.WEB_SERVICES) {
            assertThat(Access.messages(TRADER.server())).isGreaterThan(before);
        } else {
            assertThat(Access.messages(TRADER.server())).isEqualTo(before);
        }
    }
}
