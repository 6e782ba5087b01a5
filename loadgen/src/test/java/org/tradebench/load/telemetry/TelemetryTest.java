package org.tradebench.load.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TelemetryTest {
    @Test
    void watchesItsOwnProcessAndTellsItsCost() {
        Telemetry telemetry = new Telemetry();
        while (telemetry.series().cpu().isEmpty()) {
            Thread.onSpinWait();
        }
        telemetry.close();
        CpuSample first = telemetry.series().cpu().get(0);
        assertThat(first.tiers().get(Tier.RUNNER).cpuSeconds()).isPositive();
        assertThat(first.samplerSeconds()).isNotNull();
    }

    @Test
    void aDatabaseThatCannotBeReachedIsNotedAndNotZero() {
        try (Telemetry telemetry = new Telemetry()) {
            telemetry.watchDatabase(() -> {
                throw new java.sql.SQLException("nobody there");
            });
            assertThat(telemetry.series().notes()).anyMatch(note -> note.contains("nobody there"));
            assertThat(telemetry.series().database()).isEmpty();
        }
    }
}
