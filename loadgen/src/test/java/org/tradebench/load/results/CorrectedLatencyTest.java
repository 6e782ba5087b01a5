package org.tradebench.load.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.HdrHistogram.Histogram;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.report.SampleRun;
import org.tradebench.load.telemetry.IntervalUse;

class CorrectedLatencyTest {
    /** The precision of the histograms is three digits. */
    private static final Offset<Double> PRECISION = within(40.0);

    @TempDir
    private Path folder;

    /** 100 s of virtual users that need 10 ms for each request with its think time, except one request of 31 s each. */
    private static Histogram stalled(int virtualUsers, long latencyMillis) {
        Histogram micros = new Histogram(3_600_000_000L, 3);
        micros.recordValueWithCount(1000 * latencyMillis, 6_900L * virtualUsers);
        micros.recordValueWithCount(31_000_000, virtualUsers);
        return micros;
    }

    private static CorrectedLatency corrected(Histogram micros, long thinkTimeMillis) {
        return Objects.requireNonNull(CorrectedLatency.of(micros, thinkTimeMillis));
    }

    /** Of 10,000 requests per virtual user in 100 s, 3,100 would have met the stall and waited for the rest of it: 31 s down to 10 ms. */
    @ParameterizedTest
    @ValueSource(ints = {1, 8, 64})
    void addsRequestsOmittedDuringStall(int virtualUsers) {
        Histogram micros = stalled(virtualUsers, 10);
        assertThat(Latencies.of(micros).p99()).isCloseTo(10, within(0.02));
        CorrectedLatency corrected = corrected(micros, 0);
        assertThat(corrected.expectedIntervalMillis()).isCloseTo(10, within(0.02));
        assertThat(corrected.latency().count()).isCloseTo(10_000L * virtualUsers, within(20L * virtualUsers));
        assertThat(corrected.latency().p50()).isCloseTo(10, within(0.02));
        assertThat(corrected.latency().p90()).isCloseTo(21_000, PRECISION);
        assertThat(corrected.latency().p99()).isCloseTo(30_000, PRECISION);
        assertThat(corrected.latency().p999()).isCloseTo(30_900, PRECISION);
        assertThat(corrected.latency().max()).isCloseTo(31_000, PRECISION);
    }

    @Test
    void includesThinkTimeInExpectedInterval() {
        CorrectedLatency corrected = corrected(stalled(8, 2), 8);
        assertThat(corrected.expectedIntervalMillis()).isCloseTo(10, within(0.01));
        assertThat(corrected.latency().count()).isCloseTo(80_000, within(160L));
        assertThat(corrected.latency().p99()).isCloseTo(30_000, PRECISION);
    }

    @Test
    void leavesLatenciesWithoutStallUnchanged() {
        Histogram micros = new Histogram(3_600_000_000L, 3);
        for (long latency = 5_000; latency < 10_000; latency++) {
            micros.recordValue(latency);
        }
        assertThat(corrected(micros, 0).latency()).isEqualTo(Latencies.of(micros));
        assertThat(CorrectedLatency.of(new Histogram(3), 0)).isNull();
    }

    @Test
    void doesNotCorrectOpenModel() throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), 0, "a note");
        LoadResult loadGenerator = LoadResult.in(results.folder());
        HistogramFile histograms = histograms(results.folder());
        IntervalUse use = results.run().use();
        assertThat(Summary.of(loadGenerator, histograms, use).correctedLatency())
                .isEqualTo(results.run().summary().correctedLatency())
                .isNotNull();
        ArrivalResult arrivals =
                new ArrivalResult(1, 100, "poisson", 1, 0, 3000, 30_000, 0, 0, 1, 1, 0, 0, 0, 0, List.of(), List.of());
        assertThat(Summary.of(loadGenerator, Optional.of(arrivals), histograms, use)
                        .correctedLatency())
                .isNull();
    }

    private static HistogramFile histograms(Path folder) {
        return HistogramFile.read(folder.resolve("histograms.hlog"));
    }
}
