package org.tradebench.load.histogram;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;
import org.tradebench.load.histogram.HistogramLines.Line;

/**
 * Reads the recorder's {@code histograms.hlog}: latencies of right answers in microseconds, 1 µs to 1 h, three digits.
 *
 * <p>A line's tag is {@code warmup/<label>}, {@code interval/<label>} (one per second) or {@code operation/<label>} (one for the measurement interval: all
 * requests of an operation together), of an open model {@code response/<label>}, {@code service/<label>}, {@code arrival/<what>} and {@code phase/<number>}
 * (one for the measurement interval), the label percent-encoded. The lines of one second follow each other.
 */
public final class HistogramFile {
    private static final double MICROS_PER_MILLI = 1000;

    private final Map<String, Histogram> requests = new TreeMap<>();
    private final Map<String, Histogram> operations = new TreeMap<>();
    private final Map<String, Histogram> responses = new TreeMap<>();
    private final Map<String, Histogram> services = new TreeMap<>();
    private final Map<String, Histogram> arrivals = new TreeMap<>();
    private final Map<String, Histogram> phases = new TreeMap<>();
    private final List<SecondStatistics> total = new ArrayList<>();
    private final List<SecondStatistics> before = new ArrayList<>();

    private Histogram second = empty();
    private long secondStart = Long.MIN_VALUE;
    private long secondEnd;
    private long origin = Long.MIN_VALUE;
    private boolean inWarmup;

    private HistogramFile() {}

    /** Reads a whole file; keeps one histogram per label and a few numbers per second. */
    public static HistogramFile read(Path path) {
        HistogramFile file = new HistogramFile();
        HistogramLines.read(path, file::add);
        file.endSecond();
        return file;
    }

    private void add(Line line) {
        String[] tag = line.tag().split("/", 2);
        String label = URLDecoder.decode(tag[1], StandardCharsets.UTF_8);
        switch (tag[0]) {
            case "operation" -> operations.merge(label, line.histogram(), HistogramFile::merge);
            case "response" -> responses.merge(label, line.histogram(), HistogramFile::merge);
            case "service" -> services.merge(label, line.histogram(), HistogramFile::merge);
            case "arrival" -> arrivals.merge(label, line.histogram(), HistogramFile::merge);
            case "phase" -> phases.merge(label, line.histogram(), HistogramFile::merge);
            case "warmup" -> second(line, true);
            case "interval" -> {
                second(line, false);
                origin = origin == Long.MIN_VALUE ? secondStart : origin;
                requests.merge(label, line.histogram(), HistogramFile::merge);
            }
            default -> {
                // Written by a later version.
            }
        }
    }

    private void second(Line line, boolean warmup) {
        if (line.start() != secondStart || warmup != inWarmup) {
            endSecond();
            secondStart = line.start();
            secondEnd = line.end();
            inWarmup = warmup;
        }
        second.add(line.histogram());
    }

    private void endSecond() {
        if (secondStart != Long.MIN_VALUE) {
            (inWarmup ? before : total).add(metrics(second));
            second = empty();
        }
    }

    /** Summarizes a second. Before the measurement interval opens, its beginning is unknown: the seconds of the warm-up are shifted when they are read. */
    private SecondStatistics metrics(Histogram histogram) {
        return new SecondStatistics(
                (secondStart - (inWarmup ? 0 : origin)) / 1000.0,
                (secondEnd - secondStart) / 1000.0,
                histogram.getTotalCount(),
                histogram.getMean() / MICROS_PER_MILLI,
                histogram.getValueAtPercentile(50) / MICROS_PER_MILLI,
                histogram.getValueAtPercentile(95) / MICROS_PER_MILLI,
                histogram.getValueAtPercentile(99) / MICROS_PER_MILLI,
                histogram.getMaxValue() / MICROS_PER_MILLI);
    }

    private static Histogram merge(Histogram all, Histogram more) {
        all.add(more);
        return all;
    }

    private static Histogram empty() {
        return new Histogram(3_600_000_000L, 3);
    }

    /** Returns the latencies of a label's requests over the measurement interval in µs; empty when there were none. */
    public Histogram requests(String label) {
        return requests.getOrDefault(label, empty()).copy();
    }

    /** Returns the latencies of all requests over the measurement interval in µs. */
    public Histogram allRequests() {
        return sum(requests);
    }

    /** Returns the latencies of whole operations (all their requests, without a login) over the measurement interval in µs; empty when there were none. */
    public Histogram operations(String label) {
        return operations.getOrDefault(label, empty()).copy();
    }

    /**
     * Returns the times from the intended start to the end of a label's arrivals over the measurement interval in µs, login included; empty in a closed model.
     */
    public Histogram responses(String label) {
        return responses.getOrDefault(label, empty()).copy();
    }

    /** Returns the response times of all labels together. */
    public Histogram allResponses() {
        return sum(responses);
    }

    /** Returns the service times of all labels together. */
    public Histogram allServices() {
        return sum(services);
    }

    /** Returns how long arrivals waited for a free virtual user, in µs. */
    public Histogram waiting() {
        return arrivals.getOrDefault("waiting", empty()).copy();
    }

    /** Returns how long the load generator took to start arrivals for which a virtual user was free, in µs. */
    public Histogram late() {
        return arrivals.getOrDefault("late", empty()).copy();
    }

    /** Returns the response times without the load generator's delay of the start, in µs. */
    public Histogram responsesWithoutLoadGenerator() {
        return arrivals.getOrDefault("without load generator", empty()).copy();
    }

    /**
     * Returns the ages of the arrivals that had not ended when the measurement interval closed, from their intended start, in µs; empty in results from before
     * they were recorded.
     */
    public Histogram unfinished() {
        return arrivals.getOrDefault("unfinished", empty()).copy();
    }

    /**
     * Returns the response times of all labels together and, as lower bounds of their response times, the ages of unfinished arrivals, in µs. Without these a
     * system that falls behind would look as if only the arrivals that it served had come.
     */
    public Histogram responsesWithUnfinished() {
        Histogram all = allResponses();
        all.add(unfinished());
        return all;
    }

    /** Returns the response times of the arrivals that were to start in a phase of a profile, counted from 1, in µs; of unfinished ones their ages. */
    public Histogram phase(int number) {
        return phases.getOrDefault(Integer.toString(number), empty()).copy();
    }

    private static Histogram sum(Map<String, Histogram> parts) {
        Histogram all = empty();
        parts.values().forEach(all::add);
        return all;
    }

    /** Returns the seconds of all requests together in order; a second without a right answer is missing. */
    public List<SecondStatistics> series() {
        return List.copyOf(total);
    }

    /** Returns the warm-up's seconds in order, those before the measurement interval's opening below zero; empty when no measurement interval was opened. */
    public List<SecondStatistics> warmup() {
        if (origin == Long.MIN_VALUE) {
            return List.of();
        }
        return before.stream()
                .map(second -> second.startingAt(second.startSeconds() - origin / 1000.0))
                .toList();
    }
}
