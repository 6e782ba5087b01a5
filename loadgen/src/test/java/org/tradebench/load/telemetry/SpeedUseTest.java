package org.tradebench.load.telemetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.tradebench.load.telemetry.TelemetrySeries.MachineSample;
import org.tradebench.load.telemetry.TelemetrySeries.MachineSeries;

class SpeedUseTest {
    private static final long REFERENCE = SpeedSample.REFERENCE_MICROS;
    private static final Interval INTERVAL = new Interval(0, 10_000);

    private static SpeedSample of(double times, int second) {
        long micros = Math.round(times * REFERENCE);
        return new SpeedSample(micros, micros, micros, 4 * micros, 0.02 * second);
    }

    private static TelemetrySeries series(IntFunction<@Nullable SpeedSample> speeds) {
        List<CpuSample> samples = new ArrayList<>();
        for (int second = -1; second <= 12; second++) {
            samples.add(CpuSample.of(1000L * second, Map.of(), Set.of(), 0.0, 0.0, 0.0)
                    .probed(speeds.apply(second)));
        }
        return new TelemetrySeries("", 1, List.of(), samples, List.of(), List.of(), List.of(), List.of());
    }

    @Test
    void combinesPartsByGeometricMean() {
        assertThat(new SpeedSample(REFERENCE, REFERENCE, REFERENCE, 0, 0).speed())
                .isCloseTo(1, within(1e-12));
        SpeedSample slowMemory = new SpeedSample(REFERENCE, 2 * REFERENCE, REFERENCE, 0, 0);
        assertThat(slowMemory.memory()).isEqualTo(0.5);
        assertThat(slowMemory.arithmetic()).isEqualTo(1);
        assertThat(slowMemory.speed()).isCloseTo(Math.pow(0.5, 1 / 3.0), within(1e-12));
        assertThat(new SpeedSample(REFERENCE, 2 * REFERENCE, REFERENCE / 2, 0, 0).speed())
                .isCloseTo(1, within(1e-12));
    }

    @Test
    void averagesSpeedsOverSeconds() {
        SpeedUse use = IntervalUse.of(series(second -> of(second % 2 == 0 ? 1 : 2, second)), INTERVAL)
                .speed();
        assertThat(use.speed()).as("mean of 1 and 0.5, not of 1 and 2").isCloseTo(0.75, within(1e-9));
        assertThat(use.memory()).isCloseTo(0.75, within(1e-9));
        assertThat(use.seconds()).isEqualTo(10);
        assertThat(use.waiting()).isCloseTo(0.25, within(1e-9));
        assertThat(use.cost()).isCloseTo(0.02, within(1e-9));
    }

    @Test
    void requiresProbesInHalfOfSeconds() {
        assertThat(IntervalUse.of(series(second -> second > 5 ? of(1, second) : null), INTERVAL)
                        .speed())
                .isNotNull();
        assertThat(IntervalUse.of(series(second -> second > 6 ? of(1, second) : null), INTERVAL)
                        .speed())
                .isNull();
        assertThat(IntervalUse.of(series(second -> null), INTERVAL).speed()).isNull();
    }

    @Test
    void readsSpeedOfOtherMachines() {
        List<MachineSample> samples = new ArrayList<>();
        for (int second = 0; second <= 10; second++) {
            samples.add(new MachineSample(1000L * second, 0.0, 0.0, of(4, second)));
        }
        TelemetrySeries series = new TelemetrySeries(
                "",
                1,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(new MachineSeries("far", 4, samples)),
                List.of());
        IntervalUse use = IntervalUse.of(series, INTERVAL);
        assertThat(use.speed()).isNull();
        assertThat(use.machines().get(0).speed().speed()).isCloseTo(0.25, within(1e-9));
    }
}
