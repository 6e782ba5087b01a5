package org.tradebench.load.warmup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Simulates warm-ups of three minutes in cycles of ten seconds, in which only CPU time per request is not steady from the start. */
class CpuTimeTrendTest {
    private static final int CAP = 18;
    private static final int WARM_UPS = 1_000;
    private static final double SECONDS = 10;

    /** Part of the machine's CPU that a warm application takes on two cores that it shares with database and load generator. */
    private static final double APPLICATION = 0.45;

    private final Random random = new Random(42);

    private static Cycle cycle(int number, Double micros, Double speed) {
        return new Cycle(SECONDS * number, 0.01, micros, speed, 80, null, null, null, 0.01);
    }

    /** Returns after how many cycles a warm-up ends, CAP + 1 when it does not reach a steady state. */
    private int end(IntToDoubleFunction micros, double scatter) {
        SteadyState steadyState = new SteadyState();
        for (int number = 1; number <= CAP; number++) {
            double measured = micros.applyAsDouble(number) * Math.exp(scatter * random.nextGaussian());
            steadyState.add(cycle(number, measured, 1.0));
            if (steadyState.isReached()) {
                return number;
            }
        }
        return CAP + 1;
    }

    private static double falling(double excess, double timeConstant, double seconds) {
        return 300 * (1 + excess * Math.exp(-seconds / timeConstant));
    }

    /** Returns the relative change of throughput from the first to the last third of a measurement interval of a minute that begins then. */
    private static double movement(double excess, double timeConstant, double begin) {
        double[] thirds = new double[3];
        for (int second = 0; second < 60; second++) {
            double micros = falling(excess, timeConstant, begin + second + 0.5);
            thirds[second / 20] += 1 / (APPLICATION * micros / 300 + 1 - APPLICATION) / 20;
        }
        return (thirds[2] - thirds[0]) / ((thirds[0] + thirds[1] + thirds[2]) / 3);
    }

    /** A warm-up ended too early if throughput of the measurement interval after it changes by more than 10 %, which is a warning. */
    @ParameterizedTest
    @CsvSource({"6, 25, 0.03", "6, 25, 0.06", "4, 50, 0.03", "4, 50, 0.06", "1.5, 100, 0.03", "1.5, 100, 0.06"})
    void continuesWhileCpuTimeFalls(double excess, double timeConstant, double scatter) {
        int early = 0;
        for (int warmUp = 0; warmUp < WARM_UPS; warmUp++) {
            int end = end(number -> falling(excess, timeConstant, SECONDS * (number - 0.5)), scatter);
            early += end <= CAP && movement(excess, timeConstant, SECONDS * end) > 0.10 ? 1 : 0;
        }
        assertThat(early).isLessThanOrEqualTo(WARM_UPS / 100);
    }

    /** A server that is warm already needs the five cycles of a trend, and noise seldom adds one. */
    @ParameterizedTest
    @CsvSource({"0.03, 51", "0.06, 55"})
    void endsDespiteNoise(double scatter, double meanSeconds) {
        double seconds = 0;
        int capped = 0;
        for (int warmUp = 0; warmUp < WARM_UPS; warmUp++) {
            int end = end(number -> 300, scatter);
            capped += end > CAP ? 1 : 0;
            seconds += SECONDS * end / WARM_UPS;
        }
        assertThat(capped).isLessThanOrEqualTo(WARM_UPS / 1000);
        assertThat(seconds).isLessThanOrEqualTo(meanSeconds);
    }

    /** As measured on two cores: CPU time falls to its last value within a hundred seconds. */
    @ParameterizedTest
    @CsvSource({"0.03", "0.06"})
    void reachesSteadyStateBeforeCap(double scatter) {
        int capped = 0;
        for (int warmUp = 0; warmUp < WARM_UPS; warmUp++) {
            capped += end(number -> falling(6, 25, SECONDS * (number - 0.5)), scatter) > CAP ? 1 : 0;
        }
        assertThat(capped).isLessThanOrEqualTo(WARM_UPS / 100);
    }

    /** A step up or down delays the steady state until the trend no longer contains it. */
    @ParameterizedTest
    @CsvSource({"0.8", "1.25"})
    void waitsForTrendAfterStep(double factor) {
        SteadyState steadyState = new SteadyState();
        for (int number = 1; number <= 4; number++) {
            steadyState.add(cycle(number, 300.0, 1.0));
        }
        for (int number = 5; number <= 8; number++) {
            steadyState.add(cycle(number, 300 * factor, 1.0));
            assertThat(steadyState.isReached()).as("cycle %d", number).isFalse();
        }
        steadyState.add(cycle(9, 300 * factor, 1.0));
        assertThat(steadyState.isReached()).isTrue();
        assertThat(steadyState.parts().get(1).sinceSeconds()).isEqualTo(60, Offset.offset(1e-9));
    }

    /** The machine slows down to half its speed; the work per request stays the same. */
    @Test
    void normalizesByMachineSpeed() {
        SteadyState steadyState = new SteadyState();
        SteadyState raw = new SteadyState();
        for (int number = 1; number <= 5; number++) {
            double speed = 1 - 0.1 * number;
            steadyState.add(cycle(number, 300 / speed, speed));
            raw.add(cycle(number, 300 / speed, null));
        }
        assertThat(steadyState.isReached()).isTrue();
        assertThat(steadyState.parts().get(1).text())
                .isEqualTo("CPU time per request 600 µs, +0.0 % per cycle (steady since 20 s)");
        assertThat(raw.isReached()).isFalse();
        assertThat(raw.parts().get(1).text()).isEqualTo("CPU time per request 600 µs, +15.8 % per cycle (not steady)");
    }
}
