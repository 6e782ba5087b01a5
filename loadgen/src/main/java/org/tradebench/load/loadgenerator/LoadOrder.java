package org.tradebench.load.loadgenerator;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.RunSettings;

/**
 * Describes what the load generator plays, and where. All processes of one load get the same order.
 *
 * @param settings of the run
 * @param target the application
 * @param runId 1 to 20 letters, digits, dots or hyphens; unique on a database, because it names the users that the load registers
 * @param timeout longest wait for a response; then the request is an error
 */
public record LoadOrder(RunSettings settings, ServerAddress target, String runId, Duration timeout) {
    /** Timeout of a measurement. */
    public static final Duration TIMEOUT = Duration.ofSeconds(60);

    /** The run fails when the warm-up takes longer than this, or than its own cap and this. */
    private static final Duration WARMUP_LIMIT = Duration.ofMinutes(15);

    public LoadOrder {
        if (!runId.matches("[A-Za-z0-9.-]{1,20}")) {
            throw Failure.usage("--run-id: expected 1 to 20 letters, digits, dots or hyphens, got \"" + runId + "\".");
        }
    }

    /** Plays a load with the timeout of a measurement. */
    public LoadOrder(RunSettings settings, ServerAddress target, String runId) {
        this(settings, target, runId, TIMEOUT);
    }

    int virtualUsers() {
        return settings.workload().virtualUsers();
    }

    /** Returns the -J properties of the plan; {@code docs/jmeter.md} explains each. */
    Map<String, String> properties() {
        Duration cap = settings.warmup().steadyWithin();
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("protocol", target.protocol());
        properties.put("host", target.host());
        properties.put("port", Integer.toString(target.port()));
        properties.put("path", target.path());
        properties.put("threads", Integer.toString(virtualUsers()));
        properties.put("ramp", "0");
        properties.put("warmup.requests", Long.toString(settings.warmup().requests()));
        properties.put("warmup.limit", seconds(cap == null ? WARMUP_LIMIT : WARMUP_LIMIT.plus(cap)));
        properties.put("duration", seconds(settings.measurement().duration()));
        properties.put(
                "thinktime", Long.toString(settings.workload().thinkTime().toMillis()));
        properties.put("users", Integer.toString(settings.population().users()));
        properties.put("quotes", Integer.toString(settings.population().quotes()));
        properties.put("quote.symbols", "1");
        properties.put("updates", Integer.toString(settings.workload().updates()));
        properties.put("seed", Long.toString(settings.workload().seed()));
        properties.put("run.id", runId);
        properties.put("timeout", Long.toString(timeout.toMillis()));
        properties.putAll(arrivals(virtualUsers()));
        return properties;
    }

    /** Returns the properties of the open model for a process that plays some of the virtual users; none in the closed model. */
    Map<String, String> arrivals(int ofVirtualUsers) {
        ArrivalSettings arrivals = settings.workload().arrivals();
        return arrivals == null ? Map.of() : arrivals.properties(ofVirtualUsers, virtualUsers());
    }

    private static String seconds(Duration time) {
        return Long.toString(time.plusNanos(999_999_999).toSeconds());
    }
}
