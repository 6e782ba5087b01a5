package org.tradebench.tests.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** Every mode answers one script alike and leaves the same rows, order and holding numbers included. */
class ModesAgreeIT {

    private static final RunningTrader TRADER = RunningTrader.get();

    private static List<Step> expectedSteps;
    private static Map<String, List<String>> expectedRows;

    @BeforeAll
    static void playInDirectMode() {
        TRADER.restore(Mode.DIRECT);
        expectedSteps = TradeScript.play(TRADER);
        expectedRows = Rows.comparable(TRADER.database());
    }

    static Stream<Arguments> everyModeWithEveryCaching() {
        return Stream.of(Mode.values())
                .flatMap(mode -> Stream.of(Caching.values()).map(caching -> Arguments.of(mode, caching)));
    }

    @ParameterizedTest
    @MethodSource("everyModeWithEveryCaching")
    void everyModeGivesTheSameAnswersAndLeavesTheSameRowsWhateverIsCached(Mode mode, Caching caching) {
        TRADER.restore(mode, caching);

        List<Step> steps = TradeScript.play(TRADER);

        assertThat(steps)
                .as("the statuses")
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
        if (caching != Caching.NONE) {
            assertThat(TRADER.cache().instances().get("trade").counters().get("MEMORY_HITS"))
                    .as("answers from memory")
                    .isPositive();
        }
    }
}
