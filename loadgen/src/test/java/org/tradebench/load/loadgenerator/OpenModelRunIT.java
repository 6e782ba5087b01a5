package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadSettings;

/** Runs the real JMeter in the open model against a fake application that stalls for a second of the measurement interval. */
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
        fake.replacePages((request, right) -> {
            stall(until.get());
            return right;
        });
        LoadResult result = play(
                RunSettings.STANDARD
                        .withWorkload(WorkloadSettings.STANDARD
                                .withVirtualUsers(CLIENTS)
                                .withArrivals(new ArrivalSettings(100, ArrivalSettings.ArrivalProcess.CONSTANT)))
                        .withWarmup(WarmupSettings.requests(200))
                        .withMeasurement(MeasurementSettings.of(Duration.ofSeconds(4))),
                second -> {
                    if (second.phase() == LoadProgress.Phase.INTERVAL && second.second() == 1) {
                        until.set(System.nanoTime() + TimeUnit.SECONDS.toNanos(1));
                    }
                });

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
        // A hundred arrived during the stall, half of them more than half a second before its end.
        assertThat(slow(histograms.allResponses())).isGreaterThan(10L * CLIENTS);
        assertThat(slow(histograms.allServices())).isBetween(1L, 2L * CLIENTS);
        assertThat(fake.connections()).isEqualTo(CLIENTS);
    }

    @Test
    void playsProfileOfRampPauseAndStep() throws InterruptedException {
        LoadResult result = play(
                RunSettings.STANDARD
                        .withWorkload(
                                WorkloadSettings.STANDARD
                                        .withVirtualUsers(CLIENTS)
                                        .withArrivals(
                                                ArrivalSettings.ofProfile(
                                                        "rate(20/s) even_arrivals(3 s) rate(100/s) pause(1 s) rate(50/s) random_arrivals(2 s)")))
                        .withWarmup(WarmupSettings.requests(200)),
                second -> {});

        ArrivalResult arrivals = ArrivalResult.in(folder).orElseThrow();
        assertThat(result.failures()).isEmpty();
        assertThat(result.intervalNanos()).isEqualTo(TimeUnit.SECONDS.toNanos(6));
        assertThat(arrivals.phases())
                .extracting(ArrivalResult.PhaseCount::toPerSecond, ArrivalResult.PhaseCount::seconds)
                .containsExactly(tuple(100.0, 3.0), tuple(0.0, 1.0), tuple(50.0, 2.0));
        assertThat(arrivals.phases().get(0).arrived()).isEqualTo(180);
        assertThat(arrivals.phases().get(1).arrived()).isZero();
        assertThat(arrivals.phases().get(2).arrived()).isBetween(60L, 140L);
        assertThat(arrivals.timeline()).hasSize(6);
        assertThat(arrivals.timeline().get(3).arrived()).isLessThanOrEqualTo(1);
        assertThat(arrivals.timeline().get(2).arrived())
                .isGreaterThan(arrivals.timeline().get(0).arrived());
        HistogramFile histograms = HistogramFile.read(folder.resolve(JMeterProcess.HISTOGRAMS));
        assertThat(histograms.phase(1).getTotalCount()).isEqualTo(180);
    }

    private LoadResult play(RunSettings settings, Consumer<LoadProgress> eachSecond) throws InterruptedException {
        LoadOrder order = new LoadOrder(settings, fake.target(), "test");
        try (JMeterProcess process = JMeterProcess.start(
                new JMeterHome(Path.of("target/jmeter")), Plan.TRADE, order, LoadGeneratorJvm.standard(), folder)) {
            return process.await(eachSecond);
        }
    }

    private static long slow(org.HdrHistogram.Histogram histogram) {
        return histogram.getCountBetweenValues(HALF_A_SECOND, histogram.getHighestTrackableValue());
    }

    private static void stall(long until) {
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
