package org.tradebench.load.plugin.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.plugin.deck.Arrival;
import org.tradebench.load.plugin.deck.ArrivalProcess;
import org.tradebench.load.plugin.deck.ArrivalProfile;
import org.tradebench.load.plugin.deck.ArrivalProperties;
import org.tradebench.load.plugin.deck.Arrivals;
import org.tradebench.load.results.CorrectedLatency;

/** The open model over a simulated system and a simulated clock: what happens is known, and the recorder must say it. Times in nanoseconds. */
class OpenModelTest {
    private static final long MS = 1_000_000;
    private static final long SECOND = 1000 * MS;
    private static final int CLIENTS = 8;

    /** The measurement interval: 20 s after a lead-in of one. */
    private static final long INTERVAL = 20 * SECOND;

    @TempDir
    Path folder;

    private final List<ThreadTimes> users = new ArrayList<>();
    private long now;
    private HistogramFile histograms;
    private JsonNode told;

    /** An answer takes 2 ms, but nothing is answered in the eleventh second. */
    private static long stalling(long start) {
        return start >= 10 * SECOND && start < 11 * SECOND ? 11 * SECOND + 2 * MS : start + 2 * MS;
    }

    @BeforeEach
    void begin() {
        now = 0;
    }

    /**
     * Plays a measurement interval.
     *
     * @param perSecond arrivals; 0: closed model
     * @param loadGenerator by how long the load generator starts each request late
     * @param system when a request that starts at a time is answered
     */
    private void play(double perSecond, ArrivalProcess process, long loadGenerator, LongUnaryOperator system)
            throws IOException {
        play(
                perSecond == 0
                        ? Optional.empty()
                        : Optional.of(new ArrivalProperties(perSecond, process, 42, 0, SECOND)),
                loadGenerator,
                system);
    }

    private void play(Optional<ArrivalProperties> settings, long loadGenerator, LongUnaryOperator system)
            throws IOException {
        Arrivals arrivals = settings.map(what -> new Arrivals(what, () -> now, nanos -> now += nanos))
                .orElse(null);
        Measurement measurement = new Measurement(
                new RecorderSettings(
                        folder,
                        CLIENTS,
                        0,
                        60 * SECOND,
                        Optional.empty(),
                        INTERVAL,
                        0,
                        Set.of("login"),
                        Set.of(),
                        1000,
                        settings),
                () -> now,
                why -> {},
                arrivals);
        for (int i = 0; i < CLIENTS; i++) {
            users.add(measurement.threadStarted("user " + i));
        }
        PriorityQueue<ThreadTimes> free = new PriorityQueue<>(Comparator.comparing(user -> user.requestEnded));
        free.addAll(users);
        // First come, first served: who is free first takes the next arrival.
        while (free.element().requestEnded < measurement.interval.closes()) {
            ThreadTimes user = free.remove();
            now = user.requestEnded;
            Arrival arrival = arrivals == null ? null : arrivals.take().orElseThrow();
            long start = now + loadGenerator;
            long end = system.applyAsLong(start);
            now = end;
            user.previousEnd = user.requestEnded;
            user.requestStarted = start;
            user.requestEnded = end;
            measurement.take(user, new RecordedAnswer("home", "home", start, end, true, "", false, 1, 1, arrival));
            free.add(user);
        }
        now = measurement.interval.closes();
        users.forEach(measurement::threadEnded);
        try (HistogramLog log = new HistogramLog(folder.resolve(HistogramLog.NAME), Instant.EPOCH)) {
            new Seconds(measurement, log, line -> {}).finish(now + SECOND);
        }
        histograms = HistogramFile.read(folder.resolve(HistogramLog.NAME));
        if (arrivals != null) {
            ArrivalFile.write(measurement, arrivals);
            told = new ObjectMapper().readTree(folder.resolve(ArrivalFile.NAME).toFile());
        }
    }

    private static double p99(org.HdrHistogram.Histogram histogram) {
        return histogram.getValueAtPercentile(99) / 1000.0;
    }

    @Test
    void showsStallInResponseTimesOnly() throws IOException {
        play(200, ArrivalProcess.CONSTANT, 0, OpenModelTest::stalling);

        // The 200 that arrived in the stalled second are a twentieth of all: the p99 is of those that came in its first
        // fifth.
        assertThat(p99(histograms.allResponses())).isBetween(780.0, 1010.0);
        assertThat(p99(histograms.allServices())).isBetween(1.9, 2.1);
        assertThat(histograms.allServices().getCountBetweenValues(500_000, 2_000_000))
                .as("as many as there are virtual users met it")
                .isEqualTo(CLIENTS);
        assertThat(told.get("waited").asLong()).isBetween(190L, 230L);
        assertThat(told.get("lateNanos").asLong()).isZero();
        assertThat(told.get("arrived").asLong()).isEqualTo(4000);
        assertThat(told.get("completed").asLong()).isBetween(3999L, 4001L);
    }

    /** What coordinated omission is: the same stall, told by virtual users who ask again when they were answered. */
    @Test
    void theClosedModelDoesNotSeeIt() throws IOException {
        play(0, ArrivalProcess.CONSTANT, 0, OpenModelTest::stalling);
        assertThat(p99(histograms.allRequests())).isBetween(1.9, 2.1);
    }

    /** The same p99 as that of the response times of evenly spaced arrivals. */
    @Test
    void correctionOfClosedModelFindsStall() throws IOException {
        play(0, ArrivalProcess.CONSTANT, 0, OpenModelTest::stalling);
        CorrectedLatency corrected = Objects.requireNonNull(CorrectedLatency.of(histograms.allRequests(), 0));
        assertThat(corrected.expectedIntervalMillis()).isBetween(1.9, 2.1);
        assertThat(corrected.latency().p99()).isBetween(780.0, 1010.0);
        assertThat(corrected.latency().p50()).isBetween(1.9, 2.1);
    }

    @Test
    void separatesScheduleLagFromWaiting() throws IOException {
        play(200, ArrivalProcess.CONSTANT, MS, OpenModelTest::stalling);
        long completed = told.get("completed").asLong();
        assertThat(told.get("lateNanos").asLong()).isEqualTo(completed * MS);
        assertThat(told.get("responseNanos").asLong())
                .isEqualTo(told.get("waitingNanos").asLong()
                        + told.get("lateNanos").asLong()
                        + told.get("serviceNanos").asLong());
        assertThat(p99(histograms.late())).isBetween(0.99, 1.01);
        assertThat(p99(histograms.allResponses()) - p99(histograms.responsesWithoutLoadGenerator()))
                .isBetween(0.0, 2.0);
    }

    @Test
    void whatIsNeverTakenIsToldWithItsAge() throws IOException {
        // 8 virtual users and 100 ms an answer: 80 per second of the 100 that arrive.
        play(100, ArrivalProcess.CONSTANT, 0, start -> start + 100 * MS);
        assertThat(told.get("arrived").asLong()).isEqualTo(2000);
        assertThat(told.get("unfinished").asLong()).isBetween(400L, 440L);
        assertThat(told.get("longestUnfinishedNanos").asLong()).isBetween(4 * SECOND, 5 * SECOND);
        assertThat(histograms.unfinished().getTotalCount())
                .isEqualTo(told.get("unfinished").asLong());
        assertThat(histograms.unfinished().getMaxValue() / 1e6).isBetween(4.0, 5.0);
    }

    /** What arrived in the last two seconds is never answered: the answers alone say that nothing happened. */
    @Test
    void percentilesContainUnfinishedArrivals() throws IOException {
        play(200, ArrivalProcess.CONSTANT, 0, start -> start >= 19 * SECOND ? 30 * SECOND : start + 2 * MS);
        assertThat(told.get("unfinished").asLong()).isBetween(390L, 410L);
        assertThat(histograms.unfinished().getTotalCount())
                .isEqualTo(told.get("unfinished").asLong());
        assertThat(p99(histograms.allResponses())).isBetween(1.9, 2.1);
        // A tenth of all arrivals is unfinished; the oldest tenth of these, one in a hundred, is 1.8 s old or more.
        assertThat(p99(histograms.responsesWithUnfinished())).isBetween(1750.0, 2000.0);
    }

    /** A peak of 400 per second between 50 and 150: 8 virtual users complete 200, so that 800 of its 1,600 arrivals wait when it ends. */
    @Test
    void showsProfileByPhaseAndSecond() throws IOException {
        play(
                Optional.of(new ArrivalProperties(
                        ArrivalProfile.parse("rate(50/s) even_arrivals(10 s) rate(50/s) rate(400/s) even_arrivals(4 s)"
                                + " rate(400/s) rate(150/s) even_arrivals(6 s)"),
                        42,
                        0,
                        SECOND)),
                0,
                start -> start + 40 * MS);

        JsonNode phases = told.get("phases");
        assertThat(phases).hasSize(3);
        assertThat(phases.findValuesAsText("arrived")).containsExactly("500", "1600", "900");
        assertThat(phases.get(1).get("fromPerSecond").asDouble()).isEqualTo(400);
        assertThat(phases.get(1).get("seconds").asDouble()).isEqualTo(4);
        assertThat(told.get("arrived").asLong()).isEqualTo(3000);
        assertThat(told.get("perSecond").asDouble()).isEqualTo(150);
        JsonNode seconds = told.get("timeline");
        assertThat(seconds).hasSize(20);
        assertThat(seconds.get(11).get("arrived").asLong()).isBetween(399L, 401L);
        assertThat(seconds.get(11).get("completed").asLong()).isBetween(190L, 210L);
        assertThat(p99(histograms.phase(1))).isBetween(39.0, 41.0);
        assertThat(p99(histograms.phase(2))).isBetween(3900.0, 4100.0);
        assertThat(histograms.phase(3).getMaxValue() / 1e6).isBetween(3.9, 4.1);
        long unfinished = told.get("unfinished").asLong();
        assertThat(phases.findValues("completed").stream()
                        .mapToLong(JsonNode::asLong)
                        .sum())
                .isEqualTo(3000 - unfinished);
        assertThat(histograms.phase(3).getTotalCount()).isEqualTo(900);
    }

    @Test
    void queuesPoissonButNotConstantArrivals() throws IOException {
        // 8 virtual users and 20 ms an answer at half of what they carry.
        play(200, ArrivalProcess.CONSTANT, 0, start -> start + 20 * MS);
        assertThat(told.get("waited").asLong()).isZero();
        begin();
        users.clear();
        play(200, ArrivalProcess.POISSON, 0, start -> start + 20 * MS);
        // Erlang's C of 8 servers with 4 busy in the mean: 5.9 % wait.
        assertThat(told.get("waited").asDouble() / told.get("completed").asLong())
                .isBetween(0.035, 0.085);
    }

    @Test
    void measuresArrivalFromLoginToOperation() throws IOException {
        ArrivalProperties settings = new ArrivalProperties(10, ArrivalProcess.CONSTANT, 42, 0, 0);
        Arrivals arrivals = new Arrivals(settings, () -> now, nanos -> now += nanos);
        Measurement measurement = new Measurement(
                new RecorderSettings(
                        folder,
                        1,
                        0,
                        60 * SECOND,
                        Optional.empty(),
                        INTERVAL,
                        0,
                        Set.of("login"),
                        Set.of(),
                        1000,
                        Optional.of(settings)),
                () -> now,
                why -> {},
                arrivals);
        ThreadTimes user = measurement.threadStarted("a");
        Arrival first = arrivals.take().orElseThrow();
        assertThat(first.intended()).isEqualTo(100 * MS);
        answer(measurement, user, "login", 103, 110, true, first);
        answer(measurement, user, "sell: portfolio", 110, 115, true, first);
        answer(measurement, user, "sell", 115, 125, true, first);
        Arrival second = arrivals.take().orElseThrow();
        answer(measurement, user, "login", 200, 210, false, second);
        Arrival third = arrivals.take().orElseThrow();
        answer(measurement, user, "login", 300, 310, true, third);
        answer(measurement, user, "home", 310, 311, true, third);

        ArrivalTally tally = measurement.arrivalTally;
        assertThat(tally.completed.sum()).isEqualTo(2);
        assertThat(tally.failed.sum()).isEqualTo(1);
        assertThat(tally.responseNanos.sum()).isEqualTo((25 + 11) * MS);
        assertThat(tally.serviceNanos.sum()).isEqualTo((22 + 11) * MS);
        assertThat(tally.lateNanos.sum()).isEqualTo(3 * MS);
    }

    private void answer(
            Measurement measurement,
            ThreadTimes user,
            String label,
            long start,
            long end,
            boolean right,
            Arrival arrival) {
        now = end * MS;
        user.previousEnd = user.requestEnded;
        user.requestStarted = start * MS;
        user.requestEnded = end * MS;
        measurement.take(
                user,
                new RecordedAnswer(
                        label, label, start * MS, end * MS, right, right ? "" : "500", false, 1, 1, arrival));
    }
}
