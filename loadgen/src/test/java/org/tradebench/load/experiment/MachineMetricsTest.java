package org.tradebench.load.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MachineMetricsTest {
    private static MachineMetrics machine(
            boolean system, double busy, @Nullable Double background, double steal, @Nullable Double speed) {
        return new MachineMetrics("a", system, 4, busy, background, steal, speed);
    }

    @Test
    void normalizesBySpeedAndAvailableCpu() {
        assertThat(machine(true, 4, 0.0, 0, 0.8).normalized(1000)).isCloseTo(1250, within(1e-9));
        assertThat(machine(true, 3.5, 1.0, 0.5, 1.0).available()).isCloseTo(0.625, within(1e-9));
        assertThat(machine(true, 3.5, 1.0, 0.5, 1.0).normalized(1000)).isCloseTo(1600, within(1e-9));
        assertThat(machine(true, 3.5, 1.0, 0.5, 2.0).normalized(1000)).isCloseTo(800, within(1e-9));
    }

    @Test
    void doesNotNormalizeBelowSaturation() {
        assertThat(machine(true, 3.61, 0.0, 0, 1.0).normalized(1000)).isNotNull();
        assertThat(machine(true, 3.59, 0.0, 0, 1.0).normalized(1000)).isNull();
        assertThat(machine(true, 3.59, 0.0, 0.02, 1.0).normalized(1000))
                .as("stolen CPU time was not available")
                .isNotNull();
    }

    @Test
    void doesNotNormalizeUnknownMetrics() {
        assertThat(machine(true, 4, null, 0, 1.0).normalized(1000)).isNull();
        assertThat(machine(true, 4, 0.0, 0, null).normalized(1000)).isNull();
        assertThat(new MachineMetrics(null, true, 2, null, null, null, 1.0).normalized(1000))
                .isNull();
        assertThat(machine(true, 4, 4.0, 0, 1.0).normalized(1000))
                .as("background load used every core")
                .isNull();
    }

    @Test
    void takesBusiestProbedMachineOfSystem() {
        MachineMetrics load = machine(false, 4, 0.0, 0, 0.5);
        MachineMetrics database = machine(true, 1, 0.0, 0, 0.9);
        MachineMetrics application = machine(true, 3.9, 0.0, 0, 0.7);
        MachineMetrics unprobed = machine(true, 4, 0.0, 0, null);
        MachineMetrics unknown = new MachineMetrics("b", true, 4, null, null, null, 0.3);
        assertThat(MachineMetrics.limiting(List.of(load, database, unknown, application, unprobed)))
                .isEqualTo(application);
        assertThat(MachineMetrics.limiting(List.of(load, unprobed))).isNull();
    }
}
