package org.tradebench.load.loadgenerator;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.EnumFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/**
 * Holds the content of {@code load-generator.json}, field by field as {@code docs/jmeter.md} defines it. Everything but {@code warmup} and {@code timeline} is
 * of the measurement interval; a request belongs to the measurement interval when it ended in it.
 *
 * @param version of the format: 3; earlier ones are read, too
 * @param ended how the run ended
 * @param reason why the run is not complete; null when it is
 * @param clients virtual users
 * @param thinkTimeMillis requested pause before every request
 * @param startedAt when the first virtual user was started
 * @param intervalStart when the measurement interval opened; null when it never did
 * @param intervalEnd when it closed, or when the run was broken off; null when it never opened
 * @param intervalNanos its length by the monotonic clock
 * @param warmup what happened before the measurement interval
 * @param requests one entry per label
 * @param operations what was dealt and what was played for it
 * @param threads one entry per virtual user
 * @param openAtEnd requests under way at the measurement interval's end
 * @param later requests that began after the measurement interval had closed, before every virtual user had noticed; counted nowhere else
 * @param timeline one entry per second, warm-up and measurement interval
 * @param failures the first different failures, warm-up and measurement interval, with their counts
 * @param slices parts of the measurement interval in which requests were sent, because other systems were interleaved; mostly none, and then all of it counts
 * @param uncounted requests that ended in the measurement interval and in the counted part of no slice; counted nowhere else
 */
public record LoadResult(
        int version,
        Ended ended,
        @Nullable String reason,
        int clients,
        long thinkTimeMillis,
        Instant startedAt,
        @JsonAlias("windowStart") @Nullable Instant intervalStart,
        @JsonAlias("windowEnd") @Nullable Instant intervalEnd,
        @JsonAlias("windowNanos") long intervalNanos,
        Warmup warmup,
        List<Request> requests,
        List<Operation> operations,
        List<VirtualUser> threads,
        OpenAtEnd openAtEnd,
        long later,
        List<Second> timeline,
        List<Failed> failures,
        List<Slice> slices,
        Uncounted uncounted) {
    /** Creates a result without slices. */
    public LoadResult(
            int version,
            Ended ended,
            @Nullable String reason,
            int clients,
            long thinkTimeMillis,
            Instant startedAt,
            @Nullable Instant intervalStart,
            @Nullable Instant intervalEnd,
            long intervalNanos,
            Warmup warmup,
            List<Request> requests,
            List<Operation> operations,
            List<VirtualUser> threads,
            OpenAtEnd openAtEnd,
            long later,
            List<Second> timeline,
            List<Failed> failures) {
        this(
                version,
                ended,
                reason,
                clients,
                thinkTimeMillis,
                startedAt,
                intervalStart,
                intervalEnd,
                intervalNanos,
                warmup,
                requests,
                operations,
                threads,
                openAtEnd,
                later,
                timeline,
                failures,
                List.of(),
                new Uncounted(0, 0));
    }

    public enum Ended {
        /** The measurement interval was measured to its end. */
        COMPLETE,
        /** Broken off from outside. */
        INTERRUPTED,
        /** Given up by the load generator. */
        FAILED
    }

    public enum Kind {
        /** The last request of an operation: one for each card. */
        OPERATION,
        /** An earlier request of an operation, such as the portfolio that a sell needs. */
        PART,
        /** Outside the mix: login. */
        EXTRA
    }

    /** Counts the requests and errors before the measurement interval, and their time. */
    public record Warmup(long requests, long errors, long nanos) {}

    /** Holds a label's requests (right and wrong), errors, summed latency of the right ones, and bytes of all. */
    public record Request(
            String label,
            Kind kind,
            long requests,
            long errors,
            long latencyNanos,
            long bytesReceived,
            long bytesSent) {}

    /** Counts the cards dealt as {@code card} and played as {@code label} (a sell without a holding is played as a buy), and errors among them. */
    public record Operation(String card, String label, long count, long errors) {}

    /** Holds a virtual user's time in the measurement interval: present, waiting for answers, thinking; the rest is the load generator's own. */
    public record VirtualUser(String name, long wallNanos, long busyNanos, long thinkNanos) {}

    /** Counts the requests under way when the measurement interval closed, with the age of the oldest by then. */
    public record OpenAtEnd(long requests, long longestNanos) {}

    /** Counts requests, errors and, among these, sessions found lost in one second, counted from 1 in each phase. */
    public record Second(LoadProgress.Phase phase, int second, long requests, long errors, long sessionsLost) {}

    /**
     * Holds one slice of the system in a measurement interval that several systems share.
     *
     * @param beginNanos when its virtual users began to send requests, since the measurement interval opened
     * @param endNanos when they stopped, likewise
     * @param countedNanos length of the part that counts, which is the slice's end
     * @param requests answered in that part, right or wrong
     * @param errors of these, those that failed
     * @param operations completed with a right answer in it
     * @param latencyNanos of the right answers, summed
     */
    public record Slice(
            long beginNanos,
            long endNanos,
            long countedNanos,
            long requests,
            long errors,
            long operations,
            long latencyNanos) {
        /** Returns when the part that counts began, since the measurement interval opened. */
        public long countsFromNanos() {
            return endNanos - countedNanos;
        }

        /** Returns the operations completed with a right answer per second of the counted part. */
        public double operationsPerSecond() {
            return operations / (countedNanos / 1e9);
        }

        /** Returns the mean latency of right answers in milliseconds; null without one. */
        public @Nullable Double meanMillis() {
            long right = requests - errors;
            return right == 0 ? null : Double.valueOf(latencyNanos / 1e6 / right);
        }
    }

    /** Counts requests, and errors among them, in the time of a measurement interval that does not count. */
    public record Uncounted(long requests, long errors) {}

    /** Counts the failures of one kind. */
    public record Failed(String label, String message, long count) {}

    /** The version of the format that is written. */
    static final int VERSION = 3;

    /** Name of the file in the folder of a run, or of one of its load-generator processes. */
    public static final String FILE = "load-generator.json";

    /** Name of the file in results of earlier versions. */
    static final String EARLIER_FILE = "driver.json";

    private static final JsonMapper JSON = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    /**
     * Reads what the load generator wrote into a folder, under its present or its earlier name.
     *
     * @param folder of a run or of one of its load-generator processes
     */
    public static LoadResult in(Path folder) {
        Path present = folder.resolve(LoadResult.FILE);
        Path earlier = folder.resolve(EARLIER_FILE);
        return read(Files.exists(present) || !Files.exists(earlier) ? present : earlier);
    }

    /** Reads one file. */
    public static LoadResult read(Path file) {
        try {
            return JSON.treeToValue(complete(JSON.readTree(file.toFile())), LoadResult.class);
        } catch (JsonProcessingException e) {
            throw Failure.of(file + " is not a result of the load generator: " + e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + " (" + e.getMessage() + ")", e);
        }
    }

    /** Adds the fields that results from before there were slices lack. */
    private static JsonNode complete(JsonNode root) {
        if (root instanceof ObjectNode object && !object.has("slices")) {
            object.putArray("slices");
            object.putObject("uncounted").put("requests", 0).put("errors", 0);
        }
        return root;
    }

    /** Writes a {@code load-generator.json}, as the recorder does. */
    public void write(Path file) {
        try {
            JSON.writeValue(file.toFile(), this);
        } catch (IOException e) {
            throw Failure.of("cannot write " + file + " (" + e.getMessage() + ")", e);
        }
    }

    /** Returns the number of requests answered in the measurement interval, right or wrong, with logins and parts of operations. */
    public long requestCount() {
        return requests.stream().mapToLong(Request::requests).sum();
    }

    /** Returns how many of these requests failed. */
    public long errorCount() {
        return requests.stream().mapToLong(Request::errors).sum();
    }

    /** Returns the time of the measurement interval that counts: its slices' counted parts, or all of it when it has none. */
    public long countedNanos() {
        return slices.isEmpty()
                ? intervalNanos
                : slices.stream().mapToLong(Slice::countedNanos).sum();
    }

    /** Returns the share, 0 to 1, of the requests of the measurement interval that counts; 1 without slices. */
    public double countedShare() {
        long all = requestCount() + uncounted.requests();
        return all == 0 ? 1 : (double) requestCount() / all;
    }

    /** Returns the cards dealt by name: the requested mix. */
    public Map<String, Long> dealt() {
        Map<String, Long> counts = new TreeMap<>();
        operations.forEach(operation -> counts.merge(operation.card(), operation.count(), Long::sum));
        return counts;
    }

    /** Returns the operations completed with a right answer by name: the measured mix. */
    public Map<String, Long> played() {
        Map<String, Long> counts = new TreeMap<>();
        operations.forEach(
                operation -> counts.merge(operation.label(), operation.count() - operation.errors(), Long::sum));
        return counts;
    }

    /** Returns the share of the virtual users' time that the load generator itself took, 0..1: 1 − X·(R + Z) / N by Little's law. */
    public double loadGeneratorShareOfTime() {
        long wall = threads.stream().mapToLong(VirtualUser::wallNanos).sum();
        long used = threads.stream()
                .mapToLong(user -> user.busyNanos() + user.thinkNanos())
                .sum();
        return wall == 0 ? 0 : Math.max(0, 1 - (double) used / wall);
    }
}
