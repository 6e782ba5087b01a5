package org.tradebench.load.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.MachineMetrics;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.report.SampleRun;
import org.tradebench.load.results.SpeedSlices.Slice;
import org.tradebench.load.telemetry.TelemetrySeries;

/** Checks the slices of a synthetic run of 30 s, on a machine that is a tenth slower in the first 15 s. */
class SpeedSlicesTest {
    @TempDir
    private Path folder;

    @Test
    void computesSpeedOfEachSlice() throws IOException {
        SampleRun.write(folder.resolve("run"), 0, "a note");
        SpeedSlices slices = SpeedSlices.read(folder.resolve("run"), 10);
        assertThat(slices.slices()).extracting(Slice::start).containsExactly(0, 10, 20);
        assertThat(slices.slices())
                .extracting(slice -> slice.machine().speed())
                .satisfiesExactly(
                        speed -> assertThat(speed).isCloseTo(1 / 1.1, within(1e-9)),
                        speed -> assertThat(speed).isCloseTo((1 + 1 / 1.1) / 2, within(1e-9)),
                        speed -> assertThat(speed).isCloseTo(1, within(1e-9)));
        assertThat(slices.slices()).allSatisfy(slice -> {
            MachineMetrics machine = slice.machine();
            assertThat(machine.system()).isTrue();
            assertThat(slice.normalized()).isEqualTo(machine.normalized(slice.requestsPerSecond()));
            assertThat(slice.requestsPerSecond()).isBetween(950.0, 1050.0);
        });
        assertThat(slices.variation()).isPositive();
        assertThat(slices.normalizedVariation()).isGreaterThan(slices.variation());
    }

    @Test
    void excludesIncompleteLastSlice() throws IOException {
        SampleRun.write(folder.resolve("run"), 0, "a note");
        assertThat(SpeedSlices.read(folder.resolve("run"), 13).slices()).hasSize(2);
        assertThat(SpeedSlices.read(folder.resolve("run"), 31).slices()).isEmpty();
    }

    @Test
    void hasNoSpeedWithoutProbe() throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), 0, "a note");
        TelemetrySeries probed = results.telemetry();
        results.write(new TelemetrySeries(
                probed.source(),
                probed.secondsBetweenSamples(),
                probed.nodes(),
                probed.cpu().stream().map(sample -> sample.probed(null)).toList(),
                probed.database(),
                probed.cache(),
                probed.machines(),
                probed.notes()));
        SpeedSlices slices = SpeedSlices.read(results.folder(), 10);
        assertThat(slices.slices()).hasSize(3).allSatisfy(slice -> {
            assertThat(slice.machine()).isNull();
            assertThat(slice.normalized()).isNull();
        });
        assertThat(slices.variation()).isNull();
        assertThat(slices.normalizedVariation()).isNull();
    }

    @Test
    void includesMachineSpeedInRecordAndMetrics() throws IOException {
        RunRecord run = SampleRun.write(folder.resolve("run"), 0, "a note").run();
        assertThat(run.use().speed().seconds()).isEqualTo(30);
        assertThat(run.use().speed().cost()).isCloseTo(0.02, within(1e-9));
        List<MachineMetrics> machines =
                RunMetrics.machines(run.use(), run.environment().machine());
        assertThat(machines).singleElement().satisfies(machine -> {
            assertThat(machine.background()).isEqualTo(run.use().foreign());
            assertThat(machine.steal()).isEqualTo(run.use().steal());
        });
        assertThat(RunMetrics.of(run))
                .containsEntry(Measure.MACHINE_SPEED, run.use().speed().speed())
                .containsEntry(
                        Measure.SPEED_NORMALIZED_THROUGHPUT,
                        machines.get(0).normalized(run.summary().operationsPerSecond()));
    }
}
