package org.tradebench.load.plugin.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.histogram.HistogramLines;
import org.tradebench.load.loadgenerator.LoadMerge;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.Part;
import org.tradebench.load.plugin.recorder.ResultFile.Ending;

/** Records random answers by one process and by several; merging the files of the several must give the result of the one. */
class MergeTest {
    private static final long MS = 1_000_000;
    private static final Instant BEGAN = Instant.parse("2026-01-02T03:04:05.600Z");
    private static final long OPENS = 4321;
    private static final long INTERVAL = 5000;
    private static final int THREADS = 7;
    private static final List<String> LABELS = List.of("login", "home", "quotes", "sell: portfolio", "sell", "buy");

    @TempDir
    Path folder;

    private Random random;
    private List<Played> played;

    /** An answer to a thread, with times in milliseconds since the run began. */
    private record Played(int thread, String label, long start, long end, boolean right) {}

    /** A recording process whose times count from its own beginning, {@code begins} milliseconds after the run's. */
    private final class OneProcess {
        private final Path output;
        private final long begins;
        private final Instant began;
        private final Measurement measurement;
        private final HistogramLog log;
        private final Seconds seconds;
        private final Map<Integer, ThreadTimes> threads = new HashMap<>();
        private long now;

        OneProcess(String name, int clients, long begins, long clockAhead) throws IOException {
            this.output = Files.createDirectories(folder.resolve(name));
            this.begins = begins;
            this.began = BEGAN.plusMillis(begins + clockAhead);
            this.measurement = new Measurement(
                    new RecorderSettings(
                            output,
                            clients,
                            0,
                            60_000 * MS,
                            Optional.of(output),
                            INTERVAL * MS,
                            0,
                            Set.of("login"),
                            Set.of(),
                            1_000_000,
                            Optional.empty()),
                    () -> now,
                    why -> {},
                    null);
            this.log = new HistogramLog(output.resolve(HistogramLog.NAME), began);
            this.seconds = new Seconds(measurement, log, line -> {});
            assertThat(measurement.interval.openAt((OPENS - begins) * MS, 0)).isTrue();
        }

        void take(Played one) {
            now = (one.end() - begins) * MS;
            seconds.cut(now);
            ThreadTimes times =
                    threads.computeIfAbsent(one.thread(), number -> measurement.threadStarted("Trade 1-" + number));
            String failure = one.right() ? "" : "500 at " + one.end();
            measurement.record(
                    times,
                    new RecordedAnswer(
                            one.label(),
                            one.label(),
                            (one.start() - begins) * MS,
                            now,
                            one.right(),
                            failure,
                            false,
                            900,
                            70,
                            null));
        }

        LoadResult end() throws IOException {
            now = (OPENS + INTERVAL + 700 - begins) * MS;
            measurement.threads.forEach(measurement::threadEnded);
            seconds.finish(now);
            log.close();
            new ResultFile(measurement, began).write(Ending.complete(), seconds.past, now);
            return LoadResult.read(output.resolve(ResultFile.NAME));
        }
    }

    @BeforeEach
    void play() {
        play(new Random(1));
    }

    private void play(Random from) {
        random = from;
        played = new ArrayList<>();
        for (int thread = 0; thread < THREADS; thread++) {
            long at = 1000;
            while (at < OPENS + INTERVAL) {
                long end = at + 1 + random.nextInt(random.nextInt(20) == 0 ? 900 : 40);
                played.add(new Played(
                        thread, LABELS.get(random.nextInt(LABELS.size())), at, end, random.nextInt(25) != 0));
                at = end;
            }
        }
        Collections.shuffle(played, random);
        played.sort((a, b) -> Long.compare(a.end(), b.end()));
    }

    private LoadResult mergeOfProcesses(int processes, boolean skewed) throws IOException {
        List<OneProcess> all = new ArrayList<>();
        List<Long> ahead = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            ahead.add(skewed ? random.nextInt(10_000) - 5000L : 0L);
            all.add(new OneProcess("part-" + i, 1 + i, skewed && i > 0 ? random.nextInt(900) : 0, ahead.get(i)));
        }
        for (Played one : played) {
            all.get(one.thread() % processes).take(one);
        }
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            parts.add(new Part(
                    "load-generator-" + (i + 1), all.get(i).output, all.get(i).end(), Duration.ofMillis(ahead.get(i))));
        }
        return LoadMerge.into(folder, parts);
    }

    private LoadResult resultOfOneProcess() throws IOException {
        OneProcess one = new OneProcess("alone", 1, 0, 0);
        played.forEach(one::take);
        return one.end();
    }

    private Map<String, String> lines(Path file, String phase) {
        Map<String, String> lines = new HashMap<>();
        HistogramLines.read(file, line -> {
            if (line.tag().startsWith(phase)) {
                String counts = line.start() + " to " + line.end() + ": ";
                for (var value : line.histogram().recordedValues()) {
                    counts += value.getValueIteratedTo() + "x" + value.getCountAtValueIteratedTo() + " ";
                }
                assertThat(lines.put(line.tag() + "@" + line.start(), counts)).isNull();
            }
        });
        return lines;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7})
    void mergesToResultOfOneProcess(int processes) throws IOException {
        for (int run = 1; run <= 10; run++) {
            play(new Random(100L * processes + run));
            LoadResult one = resultOfOneProcess();
            LoadResult merged = mergeOfProcesses(processes, false);
            assertSameCounts(merged, one);
            assertThat(merged.warmup()).isEqualTo(one.warmup());
            assertThat(merged.timeline()).isEqualTo(one.timeline());
            for (String phase : List.of("warmup", "interval", "operation")) {
                assertThat(lines(folder.resolve(HistogramLog.NAME), phase))
                        .as(phase)
                        .isNotEmpty()
                        .isEqualTo(lines(folder.resolve("alone").resolve(HistogramLog.NAME), phase));
            }
        }
    }

    @Test
    void mergesDespiteDifferentStartsAndClocks() throws IOException {
        for (int run = 1; run <= 10; run++) {
            play(new Random(run));
            LoadResult one = resultOfOneProcess();
            LoadResult merged = mergeOfProcesses(3, true);
            assertSameCounts(merged, one);
            assertThat(merged.intervalStart()).isEqualTo(one.intervalStart());
            assertThat(merged.warmup().requests()).isEqualTo(one.warmup().requests());
            assertThat(lines(folder.resolve(HistogramLog.NAME), "interval"))
                    .isEqualTo(lines(folder.resolve("alone").resolve(HistogramLog.NAME), "interval"));
            assertThat(merged.timeline().stream()
                            .mapToLong(LoadResult.Second::requests)
                            .sum())
                    .isEqualTo(one.timeline().stream()
                            .mapToLong(LoadResult.Second::requests)
                            .sum());
        }
    }

    private static void assertSameCounts(LoadResult merged, LoadResult one) {
        assertThat(merged.requests()).isEqualTo(one.requests());
        assertThat(merged.operations()).containsExactlyInAnyOrderElementsOf(one.operations());
        assertThat(merged.openAtEnd()).isEqualTo(one.openAtEnd());
        assertThat(merged.later()).isEqualTo(one.later());
        assertThat(merged.loadGeneratorShareOfTime()).isEqualTo(one.loadGeneratorShareOfTime());
        assertThat(merged.threads().stream().map(LoadResult.VirtualUser::name)).doesNotHaveDuplicates();
        assertThat(merged.threads().stream().map(LoadResult.VirtualUser::busyNanos))
                .containsExactlyInAnyOrderElementsOf(one.threads().stream()
                        .map(LoadResult.VirtualUser::busyNanos)
                        .toList());
        assertThat(merged.failures().stream()
                        .mapToLong(LoadResult.Failed::count)
                        .sum())
                .isPositive()
                .isEqualTo(one.failures().stream()
                        .mapToLong(LoadResult.Failed::count)
                        .sum());
    }

    @Test
    void rejectsIntervalsAtDifferentTimes() throws IOException {
        LoadResult result = resultOfOneProcess();
        Part one = new Part("load-generator-1", folder.resolve("alone"), result, Duration.ZERO);
        Part off = new Part("load-generator-2", folder.resolve("alone"), result, Duration.ofMillis(101));
        assertThatThrownBy(() -> LoadMerge.into(folder, List.of(one, off)))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("101 ms apart")
                .hasMessageContaining("did not measure the same time");
    }
}
