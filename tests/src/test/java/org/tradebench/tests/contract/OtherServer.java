package org.tradebench.tests.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.load.settings.ServerProduct;
import org.tradebench.tests.harness.Access;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** The application on another server returns the same pages as on Open Liberty, and leaves the same rows. */
@Tag("full")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class OtherServer {
    private static final RunningTrader LIBERTY = RunningTrader.get();

    final RunningTrader other;
    private List<Step> expectedSteps;
    private Map<String, List<String>> expectedRows;

    OtherServer(ServerProduct product) {
        other = RunningTrader.on(product);
    }

    @BeforeAll
    void playOnLiberty() {
        LIBERTY.restore(Mode.DIRECT);
        LIBERTY.admin().set("DISPLAY_ORDER_ALERTS", "false");
        expectedSteps = TradeScript.play(LIBERTY);
        expectedRows = Rows.comparable(LIBERTY.database());
    }

    @AfterAll
    void stop() {
        other.close();
    }

    static Stream<Arguments> modesAndSomeCachingTypes() {
        return Stream.concat(
                Stream.of(Mode.values()).map(mode -> Arguments.of(mode, Caching.NONE)),
                Stream.of(
                        Arguments.of(Mode.DIRECT, Caching.COMMAND_AND_SERVLET),
                        Arguments.of(Mode.SESSION_TO_DIRECT, Caching.DISTRIBUTED_MAP),
                        Arguments.of(Mode.EJB, Caching.SECOND_LEVEL)));
    }

    @ParameterizedTest
    @MethodSource("modesAndSomeCachingTypes")
    void returnsSamePagesAndRowsAsLiberty(Mode mode, Caching caching) {
        other.restore(mode, caching);
        other.admin().set("DISPLAY_ORDER_ALERTS", "false");

        List<Step> steps = TradeScript.play(other);

        for (int i = 0; i < steps.size(); i++) {
            assertSame(steps.get(i), expectedSteps.get(i));
        }
        assertSameRows();
    }

    void assertSame(Step step, Step expected) {
        assertThat(step.headline()).isEqualTo(expected.headline());
        assertThat(step.page()).as(step.what()).isEqualTo(expected.page());
    }

    /** Returns the modes in which orders are completed later. */
    List<Orders> laterOrders() {
        return List.of(Orders.ASYNCHRONOUS, Orders.ASYNCHRONOUS_TWO_PHASE);
    }

    @ParameterizedTest
    @MethodSource("modesAndSomeCachingTypes")
    void leavesSameRowsWithAsynchronousOrders(Mode mode, Caching caching) {
        other.restore(mode, caching);
        for (Orders orders : laterOrders()) {
            other.restoreRows();
            other.admin().set("DISPLAY_ORDER_ALERTS", "false");
            other.admin().set("ORDER_PROCESSING_MODE", orders.label());

            TradeScript.play(other, () -> Orders.awaitSettled(other.database(), other.server()));

            assertSameRows();
        }
    }

    @Test
    void tradesThroughWebServices() {
        other.restore(Mode.DIRECT);
        other.admin().set("ACCESS_MODE", Access.WEB_SERVICES.label());
        other.admin().set("DISPLAY_ORDER_ALERTS", "false");
        long before = Access.messages(other.server());

        TradeScript.play(other);

        assertThat(Access.messages(other.server())).isGreaterThan(before);
        assertSameRows();
    }

    private void assertSameRows() {
        Map<String, List<String>> rows = Rows.comparable(other.database());
        expectedRows.forEach(
                (table, expected) -> assertThat(rows.get(table)).as(table).containsExactlyElementsOf(expected));
        assertThat(Audit.of(other.database())).isEmpty();
    }
}
