package org.tradebench.load.experiment;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds what one trial measured. Null is 'not available'.
 *
 * @param operationsPerSecond operations per second with a correct answer
 * @param meanMillis mean latency of right answers
 * @param p50Millis median of them
 * @param p99Millis 99th percentile of them
 * @param applicationMicros CPU time of the application per operation in microseconds, without the JIT compiler's threads
 * @param databaseMicros CPU time of the database per operation in microseconds
 * @param gcMicros CPU time of the collector's threads per operation in microseconds
 * @param statements that the database executed per operation
 * @param hitRatio of the application's cache, 0 to 1
 * @param updates measured share of the operations that update, 0 to 1
 * @param cores used by tier, by its name in lower case
 * @param machineBusy cores of the whole machine that were busy
 * @param intervalSeconds length of the measurement interval
 * @param steadySeconds seconds at its end in which neither throughput nor p99 changed; 0: there was no steady end
 * @param open of a trial of the open model; null of a closed one
 * @param requestsPerCpuSecond correct answers per CPU-second of the application, without the JIT compiler's threads
 * @param machines that took part, the one that the run was started on first; empty in records from before they were kept
 * @param applicationMegabytes peak resident memory of the application, in 2^20 bytes; null in records from before it was kept
 * @param startSeconds from the server's command to the application's first page; null when no server was started for the trial, and in records from before it was kept
 */
public record TrialMetrics(
        double operationsPerSecond,
        @Nullable Double meanMillis,
        @Nullable Double p50Millis,
        @Nullable Double p99Millis,
        @Nullable Double applicationMicros,
        @Nullable Double databaseMicros,
        @Nullable Double gcMicros,
        @Nullable Double statements,
        @Nullable Double hitRatio,
        @Nullable Double updates,
        Map<String, Double> cores,
        @Nullable Double machineBusy,
        @JsonAlias("windowSeconds") double intervalSeconds,
        double steadySeconds,
        @Nullable OpenMetrics open,
        @Nullable Double requestsPerCpuSecond,
        List<MachineMetrics> machines,
        @Nullable Double applicationMegabytes,
        @Nullable Double startSeconds) {
    /** Holds metrics of the closed model, without requests per CPU-second, machines, memory and start. */
    public TrialMetrics(
            double operationsPerSecond,
            @Nullable Double meanMillis,
            @Nullable Double p50Millis,
            @Nullable Double p99Millis,
            @Nullable Double applicationMicros,
            @Nullable Double databaseMicros,
            @Nullable Double gcMicros,
            @Nullable Double statements,
            @Nullable Double hitRatio,
            @Nullable Double updates,
            Map<String, Double> cores,
            @Nullable Double machineBusy,
            double intervalSeconds,
            double steadySeconds) {
        this(
                operationsPerSecond,
                meanMillis,
                p50Millis,
                p99Millis,
                applicationMicros,
                databaseMicros,
                gcMicros,
                statements,
                hitRatio,
                updates,
                cores,
                machineBusy,
                intervalSeconds,
                steadySeconds,
                null,
                null,
                List.of(),
                null,
                null);
    }

    private static final String LOAD_GENERATOR = "load generator";

    /** Share of the measurement interval that has to be steady. */
    public static final double STEADY = 0.5;

    public TrialMetrics {
        Map<String, Double> byTier = new HashMap<>(cores);
        // Records of schema versions 1 and 2 call the load generator so.
        Double driver = byTier.remove("driver");
        if (driver != null) {
            byTier.put(LOAD_GENERATOR, driver);
        }
        cores = Map.copyOf(byTier);
        machines = machines == null ? List.of() : List.copyOf(machines);
    }

    /** Returns the value of a measure; null when it is not available. */
    public @Nullable Double of(Measure measure) {
        MachineMetrics limiting = MachineMetrics.limiting(machines);
        return switch (measure) {
            case THROUGHPUT -> Double.valueOf(operationsPerSecond);
            case SPEED_NORMALIZED_THROUGHPUT -> limiting == null ? null : limiting.normalized(operationsPerSecond);
            case LOAD_GENERATOR_NORMALIZED_THROUGHPUT -> cores.get(LOAD_GENERATOR);
            case MEAN_LATENCY -> meanMillis;
            case P99 -> p99Millis;
            case APPLICATION_CPU -> applicationMicros;
            case DATABASE_CPU -> databaseMicros;
            case STATEMENTS -> statements;
            case GC -> gcMicros;
            case REQUESTS_PER_CPU_SECOND -> requestsPerCpuSecond;
            case HIT_RATIO -> hitRatio;
            case MACHINE_SPEED -> limiting == null ? null : limiting.speed();
            case APPLICATION_MEMORY -> applicationMegabytes;
            case START_TIME -> startSeconds;
            case MEAN_RESPONSE_TIME -> open == null ? null : open.responseMeanMillis();
            case P99_RESPONSE_TIME -> open == null ? null : open.responseP99Millis();
        };
    }

    /** Returns whether the speed probe ran on one of its machines, so that throughput is normalized only by the probe. */
    public boolean probed() {
        return machines.stream().anyMatch(machine -> machine.speed() != null);
    }

    /** Returns whether enough of the measurement interval was steady. */
    public boolean steady() {
        return steadySeconds >= STEADY * intervalSeconds;
    }
}
