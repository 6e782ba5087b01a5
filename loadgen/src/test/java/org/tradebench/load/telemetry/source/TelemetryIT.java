package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;

class TelemetryIT {
    @Test
    void samplesOwnProcessAndReportsOverhead() {
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
    @Timeout(120)
    void measuresMachineSpeedWhenEnabled() {
        try (Telemetry telemetry = new Telemetry()) {
            telemetry.probeSpeed();
            while (telemetry.series().cpu().stream().noneMatch(sample -> sample.speed() != null)) {
                LockSupport.parkNanos(50_000_000);
            }
            assertThat(telemetry.series().notes()).noneMatch(note -> note.contains("speed"));
        }
    }

    @Test
    void notesUnreachableDatabase() {
        try (Telemetry telemetry = new Telemetry()) {
            telemetry.watchDatabase(() -> {
                throw new java.sql.SQLException("connection refused");
            });
            assertThat(telemetry.series().notes()).anyMatch(note -> note.contains("connection refused"));
            assertThat(telemetry.series().database()).isEmpty();
        }
    }

    @Test
    @Timeout(120)
    @EnabledOnOs(OS.LINUX)
    void keepsCountingAcrossRestart() throws Exception {
        Node node = Node.local("application-1", Tier.APPLICATION);
        try (Telemetry telemetry = new Telemetry()) {
            Process first = busy();
            telemetry.watch(node, first.pid());
            double before = await(telemetry, node, used -> used.cpuSeconds() > 0.1);
            first.destroyForcibly().waitFor();
            await(telemetry, node, used -> used.residentBytes() == 0);
            Process second = busy();
            try {
                telemetry.watch(node, second.pid());
                double after = await(telemetry, node, used -> used.residentBytes() > 0);
                assertThat(after).isGreaterThanOrEqualTo(before);
            } finally {
                second.destroyForcibly();
            }
            assertThat(telemetry.series().nodes()).containsExactly(node, Node.only(Tier.RUNNER));
        }
    }

    private static Process busy() throws IOException {
        return new ProcessBuilder("/bin/sh", "-c", "while :; do :; done").start();
    }

    /** Waits for the condition and returns the node's CPU time in that sample. */
    private static double await(Telemetry telemetry, Node node, Predicate<TierSample> condition) {
        while (true) {
            List<CpuSample> samples = telemetry.series().cpu();
            TierSample last = samples.isEmpty()
                    ? null
                    : samples.get(samples.size() - 1).nodes().get(node.name());
            if (last != null && condition.test(last)) {
                return last.cpuSeconds();
            }
            LockSupport.parkNanos(50_000_000);
        }
    }
}
