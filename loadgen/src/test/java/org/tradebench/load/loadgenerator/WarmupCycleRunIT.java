package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadSettings;

/** The real JMeter with cycles of load and pause before the measurement interval, and arrivals in it. */
@Tag("full")
@RealJMeter
class WarmupCycleRunIT {
    private static final int CYCLES = 3;

    /** Of a pause of two seconds: what was asked before it may still be on its way when it begins. */
    private static final long PAUSE = TimeUnit.SECONDS.toNanos(1);

    @TempDir
    Path folder;

    private final FakeTrader fake = new FakeTrader(0);

    @AfterEach
    void stop() {
        fake.close();
    }

    @Test
    void pausesUntilSignalThenStartsArrivals() throws InterruptedException {
        Queue<Long> asked = new ConcurrentLinkedQueue<>();
        fake.answerWrongly((question, right) -> {
            asked.add(System.nanoTime());
            return right;
        });
        LoadOrder settings = new LoadOrder(
                RunSettings.STANDARD
                        .withWorkload(WorkloadSettings.STANDARD
                                .withVirtualUsers(2)
                                .withArrivals(new ArrivalSettings(50, ArrivalSettings.ArrivalProcess.CONSTANT)))
                        .withWarmup(WarmupSettings.requests(10))
                        .withMeasurement(MeasurementSettings.of(Duration.ofSeconds(2))),
                fake.target(),
                "test");
        AtomicInteger second = new AtomicInteger();
        JMeterProcess process = JMeterProcess.start(
                new JMeterHome(Path.of("target/jmeter")),
                Plan.TRADE.with(Map.of("warmup.cycle", "2/2")),
                settings,
                Share.WHOLE,
                true,
                LoadGeneratorJvm.standard(),
                folder);
        LoadResult result;
        try (LoadProcesses alone = new LoadProcesses(List.of(process), () -> second.get() >= 4 * CYCLES)) {
            result = alone.await(told -> {
                        if (told.phase() == LoadProgress.Phase.WARMUP) {
                            second.set(told.second());
                        }
                    })
                    .get(0);
        }
        assertThat(pauses(asked)).isGreaterThanOrEqualTo(CYCLES - 1);
        ArrivalResult arrivals = ArrivalResult.in(folder).orElseThrow();
        assertThat(arrivals.arrived()).isBetween(99L, 101L);
        assertThat(arrivals.leadInMillis()).isBetween(0L, LoadProcesses.NOTICE.toMillis());
        assertThat(arrivals.completed())
                .isEqualTo(result.played().values().stream()
                        .mapToLong(Long::longValue)
                        .sum());
    }

    /** Times in which no one asked for anything. */
    private static int pauses(Queue<Long> asked) {
        List<Long> times = asked.stream().sorted().toList();
        int pauses = 0;
        for (int i = 1; i < times.size(); i++) {
            pauses += times.get(i) - times.get(i - 1) >= PAUSE ? 1 : 0;
        }
        return pauses;
    }
}
