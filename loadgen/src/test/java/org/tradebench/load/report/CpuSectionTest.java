package org.tradebench.load.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.TelemetrySeries;

class CpuSectionTest {
    @TempDir
    Path folder;

    /** The other systems of an interleaved block use a tenth of a core here. */
    @Test
    void subtractsOtherSystemsFromBackgroundLoad() throws IOException {
        ReportInput alone = ReportInput.read(SampleRun.write(folder, 0, "a note"));
        List<CpuSample> samples = alone.telemetry().cpu();
        ReportInput interleaved = with(
                alone,
                IntStream.range(0, samples.size())
                        .mapToObj(second -> samples.get(second).with(0, null, 0.1 * second))
                        .toList());

        assertThat(background(interleaved)).isEqualTo(background(alone) - 0.1, within(0.001));
    }

    private static ReportInput with(ReportInput input, List<CpuSample> samples) {
        TelemetrySeries of = input.telemetry();
        return new ReportInput(
                input.run(),
                new TelemetrySeries(
                        of.source(),
                        of.secondsBetweenSamples(),
                        of.nodes(),
                        samples,
                        of.database(),
                        of.cache(),
                        of.machines(),
                        of.notes()),
                input.loadGenerator(),
                input.arrivals(),
                input.histograms());
    }

    private static double background(ReportInput input) {
        return CpuSection.layers(input).stream()
                .filter(layer -> layer.name().equals("background load"))
                .flatMap(layer -> layer.points().stream())
                .mapToDouble(Series.Point::value)
                .average()
                .orElseThrow();
    }
}
