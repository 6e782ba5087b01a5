package org.tradebench.load.plugin.recorder;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.plugin.deck.Arrival;
import org.tradebench.load.plugin.deck.ArrivalProcess;
import org.tradebench.load.plugin.deck.ArrivalProperties;
import org.tradebench.load.plugin.deck.Arrivals;

/** Plays virtual users on a simulated system and clock, and keeps what the recorder wrote. Times in nanoseconds. */
final class SimulatedLoad {
    static final long MS = 1_000_000;
    static final long SECOND = 1000 * MS;
    static final int CLIENTS = 8;

    /** Length of the measurement interval; in the open model it follows a lead-in of 1 s. */
    static final long INTERVAL = 20 * SECOND;

    private final Path folder;
    private final List<ThreadTimes> users = new ArrayList<>();
    private long now;

    /** What the recorder wrote into its histograms; null before an interval was played. */
    HistogramFile histograms;

    /** What the recorder wrote of the arrivals; null in the closed model. */
    JsonNode arrivalFile;

    /** @param folder in which the recorder writes */
    SimulatedLoad(Path folder) {
        this.folder = folder;
    }

    /**
     * Plays a measurement interval.
     *
     * @param perSecond arrivals per second; 0: closed model
     * @param loadGenerator delay with which the load generator starts each request
     * @param system takes the start of a request and returns the time of its answer
     */
    void play(double perSecond, ArrivalProcess process, long loadGenerator, LongUnaryOperator system)
            throws IOException {
        play(
                perSecond == 0
                        ? Optional.empty()
                        : Optional.of(new ArrivalProperties(perSecond, process, 42, 0, SECOND)),
                loadGenerator,
                system);
    }

    /**
     * Plays a measurement interval.
     *
     * @param settings of the arrivals; empty: closed model
     */
    void play(Optional<ArrivalProperties> settings, long loadGenerator, LongUnaryOperator system) throws IOException {
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
        // The virtual user that is free first takes the next arrival.
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
            measurement.record(user, new RecordedAnswer("home", "home", start, end, true, "", false, 1, 1, arrival));
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
            arrivalFile =
                    new ObjectMapper().readTree(folder.resolve(ArrivalFile.NAME).toFile());
        }
    }

    /** The 99th percentile in milliseconds. */
    static double p99(org.HdrHistogram.Histogram histogram) {
        return histogram.getValueAtPercentile(99) / 1000.0;
    }
}
