package org.tradebench.load.plugin.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A measurement interval of 3 s after a warm-up of two requests; times in milliseconds. */
class SecondsTest {
    private static final long MS = 1_000_000;

    @TempDir
    Path folder;

    private final List<String> progress = new ArrayList<>();
    private long now;
    private Measurement measurement;
    private HistogramLog log;
    private Seconds seconds;
    private ThreadTimes thread;

    @BeforeEach
    void begin() throws IOException {
        measurement = new Measurement(
                new RecorderSettings(
                        folder,
                        1,
                        2,
                        60_000 * MS,
                        Optional.empty(),
                        3000 * MS,
                        0,
                        Set.of("login"),
                        Set.of(),
                        1000,
                        Optional.empty()),
                () -> now * MS,
                why -> {},
                null);
        log = new HistogramLog(folder.resolve(HistogramLog.NAME), Instant.ofEpochSecond(1000));
        seconds = new Seconds(measurement, log, progress::add);
        thread = measurement.threadStarted("a");
    }

    private void recordHome(long end) {
        now = end;
        measurement.record(
                thread, new RecordedAnswer("home", "home", (end - 4) * MS, end * MS, true, "", false, 100, 10, null));
    }

    private List<String> lines() throws IOException {
        log.close();
        return Files.readAllLines(folder.resolve(HistogramLog.NAME)).stream()
                .filter(line -> line.startsWith("Tag="))
                .map(line -> line.substring(0, line.lastIndexOf(',')))
                .toList();
    }

    @Test
    void losesNoAnswerBetweenWarmUpAndInterval() throws IOException {
        recordHome(500);
        seconds.cut(1000 * MS);
        recordHome(1299);
        // The measurement interval opens at 1,300; the warm-up's last second is written only when no more answers can
        // belong to it.
        seconds.cut(2000 * MS);
        assertThat(progress).hasSize(1);
        recordHome(1400);
        recordHome(2250);
        seconds.cut(2300 * MS);
        recordHome(2350);
        seconds.cut(3300 * MS);
        recordHome(4200);
        seconds.cut(4300 * MS);
        // An answer of the measurement interval may be recorded after the interval's end.
        recordHome(4299);
        now = 4310;
        seconds.finish(4310 * MS);

        assertThat(progress)
                .containsExactly(
                        "phase=warmup second=1 requests=1 rate=1.0 errors=0 mean_ms=4.000",
                        "phase=warmup second=2 requests=2 rate=3.3 errors=0 mean_ms=4.000",
                        "phase=interval second=1 requests=2 rate=2.0 errors=0 mean_ms=4.000",
                        "phase=interval second=2 requests=3 rate=1.0 errors=0 mean_ms=4.000",
                        "phase=interval second=3 requests=5 rate=2.0 errors=0 mean_ms=4.000");
        assertThat(lines())
                .containsExactly(
                        "Tag=warmup/home,0.000,1.000,4.001",
                        "Tag=warmup/home,1.000,0.300,4.001",
                        "Tag=interval/home,1.300,1.000,4.001",
                        "Tag=interval/home,2.300,1.000,4.001",
                        "Tag=interval/home,3.300,1.000,4.001",
                        "Tag=operation/home,1.300,3.000,4.001");
    }

    @Test
    void writesRunInterruptedInFirstSecond() throws IOException {
        recordHome(100);
        recordHome(200);
        recordHome(300);
        measurement.interval.closeEarly(600 * MS);
        seconds.finish(600 * MS);
        assertThat(lines())
                .containsExactly(
                        "Tag=warmup/home,0.000,0.201,4.001",
                        "Tag=interval/home,0.201,0.399,4.001",
                        "Tag=operation/home,0.201,0.399,4.001");
    }

    @Test
    void writesOnlyWarmUpWhenItNeverEnds() throws IOException {
        recordHome(100);
        seconds.finish(1500 * MS);
        assertThat(lines()).containsExactly("Tag=warmup/home,0.000,1.000,4.001");
        assertThat(seconds.past).extracting(Seconds.Second::phase).containsOnly("warmup");
    }
}
