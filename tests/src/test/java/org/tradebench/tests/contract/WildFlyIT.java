package org.tradebench.tests.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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

/** The application on WildFly answers as it does on Open Liberty, and leaves the same rows. */
@Tag("full")
class WildFlyIT {
    private static final RunningTrader LIBERTY = RunningTrader.get();
    private static final RunningTrader WILDFLY = RunningTrader.onWildFly();

    private static List<Step> expectedSteps;
    private static Map<String, List<String>> expectedRows;

    @BeforeAll
    static void playOnLiberty() {
        LIBERTY.restore(Mode.DIRECT);
        LIBERTY.admin().set("DISPLAY_ORDER_ALERTS", "false");
        expectedSteps = TradeScript.play(LIBERTY);
        expectedRows = Rows.comparable(LIBERTY.database());
    }

    static Stream<Arguments> everyModeAndSomeCaching() {
        return Stream.concat(
                Stream.of(Mode.values()).map(mode -> Arguments.of(mode, Caching.NONE)),
                Stream.of(
                        Arguments.of(Mode.DIRECT, Caching.COMMAND_AND_SERVLET),
                        Arguments.of(Mode.SESSION_TO_DIRECT, Caching.DISTRIBUTED_MAP),
                        Arguments.of(Mode.EJB, Caching.SECOND_LEVEL)));
    }

    @ParameterizedTest
    @MethodSource("everyModeAndSomeCaching")
    void answersAndRowsAreThoseOfLiberty(Mode mode, Caching caching) {
        WILDFLY.restore(mode, caching);
        WILDFLY.admin().set("DISPLAY_ORDER_ALERTS", "false");

        List<Step> steps = TradeScript.play(WILDFLY);

        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            assertThat(step.headline()).isEqualTo(expectedSteps.get(i).headline());
            assertThat(step.page())
                    .as(step.what())
                    .isEqualTo(expectedSteps.get(i).page());
        }
        assertSameRows();
    }

    @ParameterizedTest
    @MethodSource("everyModeAndSomeCaching")
    void ordersCompletedByMessagesLeaveTheSameRows(Mode mode, Caching caching) {
        WILDFLY.restore(mode, caching);
        for (Orders orders : List.of(Orders.ASYNCHRONOUS, Orders.ASYNCHRONOUS_TWO_PHASE)) {
            WILDFLY.restoreRows();
            WILDFLY.admin().set("DISPLAY_ORDER_ALERTS", "false");
            WILDFLY.admin().set("ORDER_PROCESSING_MODE", orders.word());

            TradeScript.play(WILDFLY, () -> Orders.awaitSettled(WILDFLY.database(), WILDFLY.server()));

            assertSameRows();
        }
    }

    @Test
    void pagesReachTheOperationsByWebServices() {
        WILDFLY.restore(Mode.DIRECT);
        WILDFLY.admin().set("ACCESS_MODE", Access.WEB_SERVICES.word());
        WILDFLY.admin().set("DISPLAY_ORDER_ALERTS", "false");
        long before = Access.messages(WILDFLY.server());

        TradeScript.play(WILDFLY);

        assertThat(Access.messages(WILDFLY.server())).isGreaterThan(before);
        assertSameRows();
    }

    private static void assertSameRows() {
        Map<String, List<String>> rows = Rows.comparable(WILDFLY.database());
        expectedRows.forEach(
                (table, expected) -> assertThat(rows.get(table)).as(table).containsExactlyElementsOf(expected));
        assertThat(Audit.of(WILDFLY.database())).isEmpty();
    }
}
