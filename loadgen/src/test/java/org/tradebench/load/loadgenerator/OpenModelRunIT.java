package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadSettings;

/** The real JMeter with arrivals, against a fake application that stalls for a second of the measurement interval. */
@RealJMeter
class OpenModelRunIT {
    private static final int CLIENTS = 4;
    private static final long HALF_A_SECOND = 500_000;

    @TempDir
    Path folder;

    private final FakeTrader fake = new FakeTrader(0);

    @AfterEach
    void stop() {
        fake.close();
    }

    @Test
    void playsEveryArrivalAndShowsStallInResponseTime() throws InterruptedException {
        AtomicLong until = new AtomicLong(Long.MIN_VALUE);
        fake.answerWrongly((asked, right) -> {
            standStill(until.get());
            return right;
        });
        LoadOrder settings = new LoadOrder(
                RunSettings.STANDARD
                        .withWorkload(WorkloadSettings.STANDARD
                                .withVirtualUsers(CLIENTS)
                                .withArrivals(new ArrivalSettings(100, ArrivalSettings.ArrivalProcess.CONSTANT)))
                        .withWarmup(WarmupSettings.requests(200))
                        .withMeasurement(MeasurementSettings.of(Duration.ofSeconds(4))),
                fake.target(),
                "test");
        LoadResult result;
        try (JMeterProcess process = JMeterProcess.start(
                new JMeterHome(Path.of("target/jmeter")), Plan.TRADE, settings, LoadGeneratorJvm.standard(), folder)) {
            result = process.await(second -> {
                if (second.phase() == LoadProgress.Phase.INTERVAL && second.second() == 1) {
                    until.set(System.nanoTime() + TimeUnit.SECONDS.toNanos(1));
                }
            });
        }

        ArrivalResult arrivals = ArrivalResult.in(folder).orElseThrow();
        HistogramFile histograms = HistogramFile.read(folder.resolve(JMeterProcess.HISTOGRAMS));
        assertThat(result.failures()).isEmpty();
        assertThat(arrivals.arrived()).isBetween(399L, 401L);
        assertThat(arrivals.failed()).isZero();
        assertThat(arrivals.completed())
                .isEqualTo(result.played().values().stream()
                        .mapToLong(Long::longValue)
                        .sum())
                .isEqualTo(histograms.allResponses().getTotalCount());
        assertThat(arrivals.responseNanos())
                .isEqualTo(arrivals.waitingNanos() + arrivals.lateNanos() + arrivals.serviceNanos());
        // A hundred arrived while nothing was answered, half of them more than half a second before its end.
        assertThat(slow(histograms.allResponses())).isGreaterThan(10L * CLIENTS);
        assertThat(slow(histograms.allServices())).isBetween(1L, 2L * CLIENTS);
        assertThat(fake.connections()).isEqualTo(CLIENTS);
    }

    private static long slow(org.HdrHistogram.Histogram histogram) {
        return histogram.getCountBetweenValues(HALF_A_SECOND, histogram.getHighestTrackableValue());
    }

    private static void standStill(long until) {
        try {
            for (long left = until - System.nanoTime();
                    until != Long.MIN_VALUE && left > 0;
                    left = until - System.nanoTime()) {
                TimeUnit.NANOSECONDS.sleep(left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
