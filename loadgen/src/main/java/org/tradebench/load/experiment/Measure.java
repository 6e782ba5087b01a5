package org.tradebench.load.experiment;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Lists the quantities that trials measure and experiments compare. */
public enum Measure {
    THROUGHPUT("throughput", "operations/s", 0),
    /** Throughput divided by the speed of the machine that limits it, as the speed probe measured it, and by the share of that machine that other work left. */
    SPEED_NORMALIZED_THROUGHPUT("speed-normalized throughput", "operations/s", 0),
    /**
     * CPU of the load generator in cores, which stands for speed-normalized throughput in results without a speed probe. The load generator does the same work
     * per operation at every level. So where the system saturates the CPUs that both share, the ratio of this CPU is the ratio of throughput without the
     * changes of the machine's speed. It is biased where a level makes the load generator's work more expensive, for example by colder caches.
     */
    @JsonAlias("PACE")
    LOAD_GENERATOR_NORMALIZED_THROUGHPUT("throughput normalized by load-generator CPU", "load-generator cores", 3),
    /** Mean time from sending a request to its right answer; in an open model without the time for which an operation waited to start. */
    @JsonAlias("RESPONSE_TIME")
    MEAN_LATENCY("mean latency", "ms", 2),
    P99("p99 latency", "ms", 1),
    APPLICATION_CPU("application CPU/operation", "µs", 0),
    DATABASE_CPU("database CPU/operation", "µs", 0),
    STATEMENTS("statements/operation", "", 2),
    GC("GC CPU/operation", "µs", 1),
    /** Correct answers per CPU-second of the application without its JIT compiler: compares pages whose operations have unlike numbers of requests. */
    REQUESTS_PER_CPU_SECOND("requests/application CPU-second", "", 0),
    HIT_RATIO("hit ratio", "", 3),
    /**
     * Speed of the machine that limits throughput, by the speed probe. No treatment should change it: one that does uses what the probe needs, and biases
     * throughput that is normalized by it.
     */
    MACHINE_SPEED("machine speed", "", 3),
    /** Peak resident memory of the application, its start and warm-up included. */
    APPLICATION_MEMORY("application memory", "MB", 0),
    /** Time from the server's command to the application's first page, for systems with a start of their own. */
    START_TIME("start time", "s", 1),
    /** Mean time from the intended start of an operation to its end, of an open model only; docs/open-model.md defines it. */
    MEAN_RESPONSE_TIME("mean response time", "ms", 2),
    /** 99th percentile of the response time, of an open model only. */
    P99_RESPONSE_TIME("p99 response time", "ms", 1);

    /** Labels that measures had in study files of earlier versions. */
    private static final Map<String, Measure> EARLIER_LABELS =
            Map.of("pace", LOAD_GENERATOR_NORMALIZED_THROUGHPUT, "response-time", MEAN_LATENCY);

    private final String title;
    private final String unit;
    private final int decimals;

    Measure(String title, String unit, int decimals) {
        this.title = title;
        this.unit = unit;
        this.decimals = decimals;
    }

    /** Returns the heading of its column. */
    public String title() {
        return title;
    }

    /** Returns the unit; empty for a number without one. */
    public String unit() {
        return unit;
    }

    /** Returns how many decimals are significant. */
    public int decimals() {
        return decimals;
    }

    /** Returns whether it is throughput without changes of the machine's speed, which decides no outcome. */
    public boolean isNormalized() {
        return this == SPEED_NORMALIZED_THROUGHPUT || this == LOAD_GENERATOR_NORMALIZED_THROUGHPUT;
    }

    /** Returns whether it counts from the intended start of an operation, which only an open model has. */
    public boolean isResponseTime() {
        return this == MEAN_RESPONSE_TIME || this == P99_RESPONSE_TIME;
    }

    /** Returns its label in a study file. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Finds the measure of a label. */
    public static Optional<Measure> of(String label) {
        return Arrays.stream(values())
                .filter(one -> one.label().equals(label))
                .findFirst()
                .or(() -> Optional.ofNullable(EARLIER_LABELS.get(label)));
    }

    /** Returns all labels, for messages. */
    public static String labels() {
        return String.join(", ", Arrays.stream(values()).map(Measure::label).toList());
    }
}
