package org.tradebench.load.loadgenerator;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tradebench.load.failure.Failure;

/**
 * Holds the content of {@code arrivals.json}, of a run of the open model, field by field as {@code docs/load-generator-output.md} defines it. An arrival belongs to
 * the measurement interval when its operation ended in it.
 *
 * @param version of the format: 1
 * @param perSecond operations per second that were to arrive
 * @param process constant or poisson
 * @param seed of the times
 * @param leadInMillis arrivals before the measurement interval opened
 * @param arrived operations that were to start in the measurement interval
 * @param completed arrivals whose operation ended rightly in the measurement interval
 * @param failed arrivals of the measurement interval of which a request was answered wrongly
 * @param waited of those completed, those for which no virtual user was free in time
 * @param responseNanos of those completed, summed: end less intended start
 * @param serviceNanos likewise: end less actual start
 * @param waitingNanos likewise: time until a virtual user was free
 * @param lateNanos likewise: time that the load generator took to start after that
 * @param unfinished arrivals, before the measurement interval and in it, whose operation had not ended when the measurement interval closed
 * @param longestUnfinishedNanos how long the oldest of them was due by then; 0 without
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
        long longestUnfinishedNanos) {
    /** Its file, beside the load generator's result. */
    public static final String NAME = "arrivals.json";

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    /** Reads the one of a load generator's folder; empty of a closed model. */
    public static Optional<ArrivalResult> in(Path folder) {
        Path file = folder.resolve(NAME);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readValue(file.toFile(), ArrivalResult.class));
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + " (" + e.getMessage() + ")", e);
        }
    }

    /** Of several processes together. */
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
                Math.max(longestUnfinishedNanos, other.longestUnfinishedNanos));
    }

    public void write(Path folder) {
        try {
            JSON.writeValue(folder.resolve(NAME).toFile(), this);
        } catch (IOException e) {
            throw Failure.of("cannot write " + folder.resolve(NAME) + " (" + e.getMessage() + ")", e);
        }
    }

    /** The part of the time in which virtual users were busy with arrivals, 0 to 1, that the load generator took to start them. */
    public double loadGeneratorShareOfTime() {
        long all = lateNanos + serviceNanos;
        return all == 0 ? 0 : (double) lateNanos / all;
    }
}
