package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Checks how steady throughput is normalized by the machine's speed, and which causes of changes are named. */
class SteadyThroughputTest {
    private static final double SATURATED = 0.97;

    /** Returns the requests of 60 s, each third at its own rate. */
    private static List<Long> rates(long... thirds) {
        return LongStream.of(thirds)
                .boxed()
                .flatMap(rate -> Stream.generate(() -> rate).limit(20))
                .toList();
    }

    private static List<IntervalThird> speeds(double utilization, double... speeds) {
        return IntStream.range(0, speeds.length)
                .mapToObj(third -> new IntervalThird(speeds[third], utilization, 0.01, 0.02, null))
                .toList();
    }

    private static CheckResult check(List<Long> requests, List<IntervalThird> thirds) {
        return SteadyStateChecks.steadyThroughput(requests, thirds, "");
    }

    /** Returns a third of the interval at normal speed, with only these causes of change. */
    private static IntervalThird third(double interference, double jit, @Nullable Double missRatio) {
        return new IntervalThird(1.0, SATURATED, interference, jit, missRatio);
    }

    @Test
    void evaluatesSpeedNormalizedThroughput() {
        CheckResult slower = check(rates(1000, 850, 700), speeds(SATURATED, 1.0, 0.85, 0.7));
        assertThat(slower.outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(slower.value())
                .isEqualTo(
                        "1,000.0, 850.0, 700.0 requests/s: moved by 35.3 %; divided by the machine's speed (1.000, 0.850, 0.700): moved by 0.0 %");
        assertThat(slower.explanation()).contains("moved with the machine's speed");
    }

    @Test
    void detectsChangeMaskedBySpeed() {
        CheckResult hidden = check(rates(1000, 1000, 1000), speeds(SATURATED, 1.0, 0.85, 0.7));
        assertThat(hidden.consequence()).isEqualTo(Validity.INCONCLUSIVE);
        assertThat(hidden.explanation()).contains("rising", "not the machine's speed");
    }

    @Test
    void usesRawThroughputWithoutProbeOrSaturation() {
        CheckResult idle = check(rates(1000, 850, 700), speeds(0.8, 1.0, 0.85, 0.7));
        assertThat(idle.consequence()).isEqualTo(Validity.INCONCLUSIVE);
        assertThat(idle.value()).doesNotContain("divided");
        assertThat(idle.explanation())
                .contains("The machine's speed changed, from 0.700 in the slowest third to 1.000 in the fastest");
        List<IntervalThird> noProbe = List.of(
                new IntervalThird(null, SATURATED, 0.0, 0.0, null),
                new IntervalThird(null, SATURATED, 0.0, 0.0, null),
                new IntervalThird(null, SATURATED, 0.0, 0.0, null));
        assertThat(check(rates(1000, 850, 700), noProbe))
                .returns(Validity.INCONCLUSIVE, CheckResult::consequence)
                .satisfies(result -> assertThat(result.explanation()).contains("Not known: the machine's speed"));
    }

    @Test
    void namesBackgroundLoad() {
        assertThat(check(
                                rates(1000, 1000, 850),
                                List.of(third(0.01, 0.02, null), third(0.01, 0.02, null), third(0.15, 0.02, null)))
                        .explanation())
                .contains("Background load and steal took 15.0 % of the machine in the slowest third")
                .doesNotContain("--warmup");
    }

    @Test
    void suggestsWarmUpOnlyForColdSystem() {
        List<Long> rising = rates(850, 950, 1000);
        assertThat(check(rising, List.of(third(0, 0.2, null), third(0, 0.1, null), third(0, 0.05, null)))
                        .explanation())
                .contains("JIT compiler was still busy: 20.0 %", "--warmup");
        assertThat(check(rising, List.of(third(0, 0.02, 0.2), third(0, 0.02, 0.17), third(0, 0.02, 0.15)))
                        .explanation())
                .contains("cache was not warm: 20.0 misses", "--warmup")
                .doesNotContain("JIT");
        assertThat(check(rising, List.of(third(0, 0.02, 0.2), third(0, 0.02, 0.2), third(0, 0.02, 0.2)))
                        .explanation())
                .contains(
                        "The cause is not the machine's speed, background load, the JIT compiler, the cache",
                        "something that fills up")
                .doesNotContain("--warmup");
        assertThat(check(rates(1000, 950, 850), List.of(third(0, 0.2, 0.2), third(0, 0.1, 0.1), third(0, 0.0, 0.1)))
                        .explanation())
                .as("a settled compiler or cache does not slow the system down")
                .doesNotContain("--warmup");
    }

    @Test
    void namesDatabaseEvents() {
        assertThat(SteadyStateChecks.steadyThroughput(rates(1000, 800, 1000), List.of(), "a checkpoint")
                        .explanation())
                .contains("background work may have slowed it: a checkpoint.");
    }
}
