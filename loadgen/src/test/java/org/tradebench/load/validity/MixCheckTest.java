package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.settings.WorkloadPlan;

class MixCheckTest {
    /** Returns 20,000 operations in the proportions of the standard mix with 14 % updates. */
    private static Map<String, Long> exact() {
        Map<String, Long> played = new HashMap<>();
        played.put("quotes", 8_000L);
        played.put("home", 4_000L);
        played.put("portfolio", 2_400L);
        played.put("account", 2_000L);
        played.put("logoff", 800L);
        played.put("buy", 900L);
        played.put("sell", 700L);
        played.put("update account", 800L);
        played.put("register", 400L);
        return played;
    }

    @Test
    void acceptsUnequalNumbersOfBuysAndSells() {
        assertThat(MixCheck.judge(ExpectedMix.of(WorkloadPlan.TRADE, 14), exact(), 8)
                        .outcome())
                .isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void namesRowsOffByMoreThanHalfPoint() {
        Map<String, Long> played = exact();
        played.put("quotes", 8_200L);
        played.put("home", 3_800L);
        CheckResult result = MixCheck.judge(ExpectedMix.of(WorkloadPlan.TRADE, 14), played, 8);
        assertThat(result.outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(result.explanation()).contains("quotes 41.00 % instead of 40.00 %", "home 19.00 %");
    }

    @Test
    void failsOnMixOfOtherUpdates() {
        assertThat(MixCheck.judge(ExpectedMix.of(WorkloadPlan.TRADE, 8), exact(), 8)
                        .outcome())
                .isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void failsOnMissingRow() {
        Map<String, Long> played = exact();
        played.remove("register");
        assertThat(MixCheck.judge(ExpectedMix.of(WorkloadPlan.TRADE, 14), played, 8)
                        .outcome())
                .isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void failsOnUnknownOperation() {
        Map<String, Long> played = exact();
        played.put("dance", 1L);
        CheckResult result = MixCheck.judge(ExpectedMix.of(WorkloadPlan.TRADE, 14), played, 8);
        assertThat(result.outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(result.value()).isEqualTo("dance");
    }

    @Test
    void warnsOnTooFewOperations() {
        Map<String, Long> played = Map.of("quotes", 7L, "home", 3L);
        CheckResult result = MixCheck.judge(ExpectedMix.of(WorkloadPlan.TRADE, 14), played, 8);
        assertThat(result.outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(result.explanation())
                .contains(
                        "10 were played",
                        String.format(Locale.ROOT, "%,d are needed", MixCheck.needed(ExpectedMix.standard(14), 8)));
    }

    @Test
    void failsOnOtherMixDespiteFewOperations() {
        int virtualUsers = 48 * 24;
        Map<String, Long> played = new HashMap<>();
        exact().forEach((operation, count) -> played.put(operation, count / 10));
        assertThat(MixCheck.needed(ExpectedMix.standard(14), virtualUsers)).isGreaterThan(20_000);
        assertThat(MixCheck.judge(ExpectedMix.of(WorkloadPlan.TRADE, 14), played, virtualUsers)
                        .outcome())
                .isEqualTo(CheckOutcome.WARN);
        played.put("quotes", 740L);
        played.put("home", 460L);
        assertThat(MixCheck.judge(ExpectedMix.of(WorkloadPlan.TRADE, 14), played, virtualUsers)
                        .outcome())
                .as("3 points off, of which chance explains 3.3")
                .isEqualTo(CheckOutcome.WARN);
        played.put("quotes", 600L);
        played.put("home", 600L);
        CheckResult result = MixCheck.judge(ExpectedMix.of(WorkloadPlan.TRADE, 14), played, virtualUsers);
        assertThat(result.outcome()).as("10 points off").isEqualTo(CheckOutcome.FAIL);
        assertThat(result.explanation()).contains("quotes 30.00 % instead of 40.00 %");
    }

    @Test
    void warnsWithoutOperations() {
        assertThat(MixCheck.judge(ExpectedMix.of(WorkloadPlan.TRADE, 14), Map.of(), 1)
                        .outcome())
                .isEqualTo(CheckOutcome.WARN);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 4, 6, 8, 10, 12, 14})
    void columnsSumToHundredPercent(int updates) {
        Map<String, Double> rows = ExpectedMix.standard(updates);
        assertThat(rows.values().stream().mapToDouble(Double::doubleValue).sum())
                .isCloseTo(100, within(1e-9));
        assertThat(rows.get("buy or sell") + rows.get("update account") + rows.get("register"))
                .isEqualTo(updates);
        assertThat(rows.get("quotes") / rows.get("home")).isCloseTo(2, within(1e-9));
    }

    @Test
    void comparesEachPlanWithItsMix() {
        assertThat(MixCheck.judge(ExpectedMix.of(WorkloadPlan.SCENARIO, 14), exact(), 8)
                        .outcome())
                .isEqualTo(CheckOutcome.PASS);
        assertThat(MixCheck.judge(ExpectedMix.of(WorkloadPlan.SCENARIO_HIGH_VOLUME, 14), exact(), 8)
                        .outcome())
                .isEqualTo(CheckOutcome.FAIL);
        assertThat(MixCheck.judge(ExpectedMix.of(WorkloadPlan.SOAP, 14), exact(), 8)
                        .outcome())
                .isEqualTo(CheckOutcome.FAIL);
        Map<String, Long> soap = exact();
        soap.put("select claim", 10_000L);
        soap.put("list claims", 6_000L);
        soap.put("create claim", 4_000L);
        assertThat(MixCheck.judge(ExpectedMix.of(WorkloadPlan.SOAP, 14), soap, 8)
                        .outcome())
                .isEqualTo(CheckOutcome.PASS);
        assertThat(MixCheck.judge(ExpectedMix.of(WorkloadPlan.TRADE, 14), soap, 8)
                        .outcome())
                .isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void matchesUpdateTableOfPaper() {
        int[][] expected = {{0, 0, 0}, {0, 0, 2}, {2, 0, 2}, {4, 0, 2}, {4, 2, 2}, {4, 4, 2}, {4, 6, 2}, {4, 8, 2}};
        for (int column = 0; column < expected.length; column++) {
            Map<String, Double> rows = ExpectedMix.standard(2 * column);
            assertThat(Arrays.asList(rows.get("update account"), rows.get("buy or sell"), rows.get("register")))
                    .containsExactly(
                            (double) expected[column][0], (double) expected[column][1], (double) expected[column][2]);
        }
        assertThatThrownBy(() -> ExpectedMix.standard(3)).isInstanceOf(IllegalArgumentException.class);
    }
}
