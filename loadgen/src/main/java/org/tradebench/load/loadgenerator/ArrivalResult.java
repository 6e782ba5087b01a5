package org.tradebench.load.loadgenerator;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tradebench.load.failure.Failure;

/**
 * Holds the content of {@code arrivals.json}, of a run of the open model, field by field as {@code docs/jmeter.md} defines it. An arrival belongs to
 * the measurement interval when its operation ended in it.
 *
 * @param version of the format: 2; earlier ones are read, too
 * @param perSecond operations per second that were to arrive; of a profile the mean
 * @param process constant or poisson; both of a profile with both
 * @param seed of the times
 * @param leadInMillis arrivals before the measurement interval opened
 * @param arrived operations that were to start in the measurement interval
 * @param completed arrivals whose operation ended correctly in the measurement interval
 * @param failed arrivals of the measurement interval of which a request was answered wrongly
 * @param waited of those completed, those for which no virtual user was free in time
 * @param responseNanos of those completed, summed: end less intended start
 * @param serviceNanos likewise: end less actual start
 * @param waitingNanos likewise: time until a virtual user was free
 * @param lateNanos likewise: time that the load generator took to start after that
 * @param unfinished arrivals, before the measurement interval and in it, whose operation had not ended when the measurement interval closed
 * @param longestUnfinishedNanos how long the oldest of them was due by then; 0 without
 * @param timeline one entry for each second of the measurement interval; empty in version 1
 * @param phases of a profile of arrivals, in order; empty with one rate
 */
public record ArrivalResult(
        int version,
        double perSecond,
        String process,
        long seed,
        long leadInMillis,
        long arrived,
        long completed,
        long failed,
        long waited,
        long responseNanos,
        long serviceNanos,
        long waitingNanos,
        long lateNanos,
        long unfinished,
        long longestUnfinishedNanos,
        List<ArrivalSecond> timeline,
        List<PhaseCount> phases) {
    /** Counts the arrivals that were to start in a second, and those that were completed in that second. */
    public record ArrivalSecond(long arrived, long completed) {
        private static ArrivalSecond sum(ArrivalSecond one, ArrivalSecond other) {
            return new ArrivalSecond(one.arrived + other.arrived, one.completed + other.completed);
        }
    }

    /**
     * Counts the arrivals that were to start in a phase of a profile.
     *
     * @param fromPerSecond rate at its begin
     * @param toPerSecond rate at its end
     * @param process constant or poisson
     * @param completed those whose operation ended correctly in the measurement interval
     * @param failed those of which a request was answered wrongly in it
     */
    public record PhaseCount(
            double fromPerSecond,
            double toPerSecond,
            String process,
            double seconds,
            long arrived,
            long completed,
            long failed) {
        private static PhaseCount sum(PhaseCount one, PhaseCount other) {
            return new PhaseCount(
                    one.fromPerSecond + other.fromPerSecond,
                    one.toPerSecond + other.toPerSecond,
                    one.process,
                    one.seconds,
                    one.arrived + other.arrived,
                    one.completed + other.completed,
                    one.failed + other.failed);
        }
    }

    /** Name of the file, beside the load generator's result. */
    public static final String NAME = "arrivals.json";

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    /** Reads the file in a load generator's folder; empty for a closed model. */
    public static Optional<ArrivalResult> in(Path folder) {
        Path file = folder.resolve(NAME);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.treeToValue(complete(JSON.readTree(file.toFile())), ArrivalResult.class));
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + " (" + e.getMessage() + ")", e);
        }
    }

    private static JsonNode complete(JsonNode root) {
        if (root instanceof ObjectNode object && !object.has("timeline")) {
            object.putArray("timeline");
            object.putArray("phases");
        }
        return root;
    }

    /** Adds up the results of several processes. */
    public static ArrivalResult merge(List<ArrivalResult> parts) {
        return parts.stream().reduce(ArrivalResult::plus).orElseThrow();
    }

    private ArrivalResult plus(ArrivalResult other) {
        return new ArrivalResult(
                version,
                perSecond + other.perSecond,
                process,
                seed,
                leadInMillis,
                arrived + other.arrived,
                completed + other.completed,
                failed + other.failed,
                waited + other.waited,
                responseNanos + other.responseNanos,
                serviceNanos + other.serviceNanos,
                waitingNanos + other.waitingNanos,
                lateNanos + other.lateNanos,
                unfinished + other.unfinished,
                Math.max(longestUnfinishedNanos, other.longestUnfinishedNanos),
                sums(timeline, other.timeline, ArrivalSecond::sum),
                sums(phases, other.phases, PhaseCount::sum));
    }

    private static <T> List<T> sums(List<T> one, List<T> other, BinaryOperator<T> sum) {
        return IntStream.range(0, Math.min(one.size(), other.size()))
                .mapToObj(i -> sum.apply(one.get(i), other.get(i)))
                .toList();
    }

    public void write(Path folder) {
        try {
            JSON.writeValue(folder.resolve(NAME).toFile(), this);
        } catch (IOException e) {
            throw Failure.of("cannot write " + folder.resolve(NAME) + " (" + e.getMessage() + ")", e);
        }
    }

    /** Returns the share, 0 to 1, of the time in which virtual users were busy with arrivals that the load generator took to start them. */
    public double loadGeneratorShareOfTime() {
        long all = lateNanos + serviceNanos;
        return all == 0 ? 0 : (double) lateNanos / all;
    }

    /** Returns whether the rate of arrivals changed on purpose, so that throughput had to change, too. */
    public boolean rateChanged() {
        return phases.stream()
                        .flatMap(phase -> Stream.of(phase.fromPerSecond, phase.toPerSecond))
                        .distinct()
                        .count()
                > 1;
    }
}
