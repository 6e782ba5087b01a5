package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests the validity checks of the load and the load generator. */
class LoadChecksTest {
    @Test
    void limitsErrorsToOnePerThousand() {
        assertThat(AnswerChecks.errors(10_000, 0, 0).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(AnswerChecks.errors(10_000, 10, 0).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(AnswerChecks.errors(10_000, 11, 0).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(AnswerChecks.errors(10_000, 11, 0).value()).isEqualTo("11 of 10,000 (0.11 %)");
    }

    @Test
    void failsWithoutRequests() {
        assertThat(AnswerChecks.errors(0, 0, 0).outcome()).isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void reportsErrorsOfWarmUp() {
        assertThat(AnswerChecks.errors(10_000, 0, 3).explanation()).contains("3 more failed during the warm-up");
    }

    @Test
    void limitsLoadGeneratorOverhead() {
        assertThat(LoadGeneratorChecks.overhead(0.05, 8).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(LoadGeneratorChecks.overhead(0.0501, 8).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(LoadGeneratorChecks.overhead(0.10, 8).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(LoadGeneratorChecks.overhead(0.101, 8).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(LoadGeneratorChecks.overhead(0.25, 8).value()).isEqualTo("2.00 of 8 users (25.00 %)");
    }

    @Test
    void limitsCpuOfLoadGenerator() {
        assertThat(LoadGeneratorChecks.cpu(0.8, 1, 2).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(LoadGeneratorChecks.cpu(0.9, 1, 2).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(LoadGeneratorChecks.cpu(0.9, 2, 2).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(LoadGeneratorChecks.cpu(1.7, 4, 2).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(LoadGeneratorChecks.cpu(0.9, 1, 1).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(LoadGeneratorChecks.cpu(null, 1, 2))
                .returns(CheckOutcome.WARN, CheckResult::outcome)
                .returns("not available", CheckResult::value);
    }

    @Test
    void warnsAboutJitOfLoadGenerator() {
        assertThat(LoadGeneratorChecks.jitCompilation(0.5, 0.05).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(LoadGeneratorChecks.jitCompilation(0.5, 0.06))
                .returns(CheckOutcome.WARN, CheckResult::outcome)
                .returns("0.06 of 0.50 cores (12.00 %)", CheckResult::value);
        assertThat(LoadGeneratorChecks.jitCompilation(0.5, null).value()).isEqualTo(CheckResult.NOT_AVAILABLE);
        assertThat(LoadGeneratorChecks.jitCompilation(0.0, 0.0).value()).isEqualTo(CheckResult.NOT_AVAILABLE);
    }

    @Test
    void requiresConfiguredIntervalLength() {
        assertThat(SteadyStateChecks.intervalLength(60, 60.9).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(SteadyStateChecks.intervalLength(60, 58).consequence()).isEqualTo(Validity.INVALID);
        assertThat(SteadyStateChecks.intervalLength(60, 62).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(SteadyStateChecks.intervalLength(2, 2.4).outcome()).isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void warnsAboutRequestsStalledAtIntervalEnd() {
        Duration quick = Duration.ofMillis(80);
        assertThat(AnswerChecks.stalledRequests(8, Duration.ofMillis(500), quick)
                        .outcome())
                .isEqualTo(CheckOutcome.PASS);
        assertThat(AnswerChecks.stalledRequests(8, Duration.ofSeconds(30), quick)
                        .outcome())
                .isEqualTo(CheckOutcome.WARN);
        assertThat(AnswerChecks.stalledRequests(8, Duration.ofSeconds(3), Duration.ofSeconds(4))
                        .outcome())
                .isEqualTo(CheckOutcome.PASS);
        assertThat(AnswerChecks.stalledRequests(0, Duration.ZERO, quick).outcome())
                .isEqualTo(CheckOutcome.PASS);
    }

    private static CheckResult steadiness(int seconds, double first, double step) {
        return steadiness(
                IntStream.range(0, seconds)
                        .mapToObj(second -> Math.round(first + step * second))
                        .toList(),
                List.of());
    }

    private static CheckResult steadiness(List<Long> requests, List<IntervalThird> thirds) {
        return SteadyStateChecks.steadyThroughput(requests, thirds, "");
    }

    @Test
    void passesSteadyThroughput() {
        assertThat(steadiness(60, 500, 0).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(steadiness(60, 1000, 1).outcome()).as("moved by 4 %").isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void warnsWhenMovementExceedsTenPercent() {
        CheckResult rising = steadiness(60, 1000, 4);
        assertThat(rising.outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(rising.consequence()).isEqualTo(Validity.VALID);
        assertThat(rising.explanation())
                .contains("rising", "Not known: the machine's speed, background load, the JIT compiler")
                .doesNotContain("--warmup");
    }

    @Test
    void isInconclusiveWhenMovementExceedsTwentyPercent() {
        CheckResult rising = steadiness(60, 1000, 11.4);
        assertThat(rising.value()).contains("moved by 34.1 %");
        assertThat(rising.limit()).contains("above 20 %; chance adds up to ");
        assertThat(rising.outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(rising.consequence()).isEqualTo(Validity.INCONCLUSIVE);
        CheckResult falling = steadiness(60, 1000, -8);
        assertThat(falling.consequence()).isEqualTo(Validity.INCONCLUSIVE);
        assertThat(falling.explanation()).contains("falling");
    }

    @Test
    void detectsDipInMiddle() {
        List<Long> dip = new ArrayList<>(Collections.nCopies(60, 1000L));
        Collections.fill(dip.subList(20, 40), 700L);
        assertThat(steadiness(dip, List.of()).consequence()).isEqualTo(Validity.INCONCLUSIVE);
    }

    @Test
    void toleratesNoiseOfLowRates() {
        List<Long> fewArrivals = List.of(3L, 3L, 3L, 2L, 2L, 2L, 4L, 3L, 3L);
        assertThat(steadiness(fewArrivals, List.of()).outcome()).isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void doesNotPassShortInterval() {
        assertThat(steadiness(6, 500, 0).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(steadiness(6, 500, 100).consequence()).isEqualTo(Validity.INCONCLUSIVE);
        assertThat(steadiness(2, 500, 100).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(steadiness(0, 0, 0).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(steadiness(30, 0, 0).outcome()).as("no requests").isEqualTo(CheckOutcome.PASS);
    }
}
