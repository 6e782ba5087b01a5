package org.tradebench.load.driver;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.records.Copy;

/**
 * What one run of the driver is asked to do.
 *
 * @param target the application
 * @param clients virtual users, one JMeter thread each: 1..10,000, and not more than {@code users}
 * @param ramp time over which the virtual users start; zero starts them at once
 * @param warmupRequests requests answered before the window opens
 * @param warmupLimit the run fails when the warm-up takes longer than this
 * @param window length of the measured window, at least a second
 * @param thinkTime pause before every request, zero by default (the papers' closed model)
 * @param users populated users {@code uid:0} to {@code uid:<users - 1>}
 * @param quotes populated quotes {@code s:0} to {@code s:<quotes - 1>}
 * @param quoteSymbols symbols that one quotes page asks for, 1..20
 * @param updates percentage of updates: 0, 2, 4, 6, 8, 10, 12 or 14
 * @param seed the same seed gives each virtual user the same cards and the same draws
 * @param runId 1 to 20 letters, digits, dots or hyphens that no earlier run on this database had: it names the users that this run registers
 * @param timeout longest wait for an answer; then the request is an error
 * @param arrivals of an open model, in which {@code clients} virtual users take what arrives; null: a virtual user asks again when it was answered
 */
public record LoadSettings(
        Target target,
        int clients,
        Duration ramp,
        long warmupRequests,
        Duration warmupLimit,
        Duration window,
        Duration thinkTime,
        int users,
        int quotes,
        int quoteSymbols,
        int updates,
        long seed,
        String runId,
        Duration timeout,
        Arrivals arrivals) {

    /** Of a closed model. */
    public LoadSettings(
            Target target,
            int clients,
            Duration ramp,
            long warmupRequests,
            Duration warmupLimit,
            Duration window,
            Duration thinkTime,
            int users,
            int quotes,
            int quoteSymbols,
            int updates,
            long seed,
            String runId,
            Duration timeout) {
        this(
                target,
                clients,
                ramp,
                warmupRequests,
                warmupLimit,
                window,
                thinkTime,
                users,
                quotes,
                quoteSymbols,
                updates,
                seed,
                runId,
                timeout,
                null);
    }

    public LoadSettings {
        between("clients", clients, 1, 10_000);
        between("users", users, 1, 100_000_000);
        between("quotes", quotes, 1, 100_000_000);
        between("symbols of a quotes page", quoteSymbols, 1, Math.min(20, quotes));
        between("update percentage", updates, 0, 14);
        between("warm-up requests", warmupRequests, 0, 1_000_000_000_000L);
        within("ramp", ramp, Duration.ZERO, Duration.ofHours(1));
        within("warm-up limit", warmupLimit, Duration.ofSeconds(1), Duration.ofHours(25));
        within("window", window, Duration.ofSeconds(1), Duration.ofHours(24));
        within("think time", thinkTime, Duration.ZERO, Duration.ofMinutes(10));
        within("timeout", timeout, Duration.ofMillis(1), Duration.ofHours(1));
        if (updates % 2 != 0) {
            throw Failure.usage("update percentage " + updates
                    + " is not in the table of update mixes: 0, 2, 4, 6, 8, 10, 12 or 14 would be right");
        }
        if (clients > users) {
            throw Failure.usage(clients + " clients need as many users of their own, and only " + users
                    + " are populated: fewer clients or more users would be right");
        }
        if (arrivals != null && !thinkTime.isZero()) {
            throw Failure.usage("operations that arrive at a rate have no think time: leaving it out would be right");
        }
        if (!runId.matches("[A-Za-z0-9.-]{1,20}")) {
            throw Failure.usage(
                    "'" + runId + "' is not a run id: 1 to 20 letters, digits, dots or hyphens would be right");
        }
    }

    /** The standard workload: 8 clients, 2,000 users, 1,000 quotes, 14 % updates, no think time, a window of a minute. */
    public static LoadSettings standard(Target target, String runId) {
        return new LoadSettings(
                target,
                8,
                Duration.ZERO,
                20_000,
                Duration.ofMinutes(15),
                Duration.ofSeconds(60),
                Duration.ZERO,
                2_000,
                1_000,
                1,
                14,
                42,
                runId,
                Duration.ofSeconds(60));
    }

    /** The same, by operations that arrive; null: a closed model. */
    public LoadSettings arriving(Arrivals what) {
        return Copy.of(this).with("arrivals", what).made();
    }

    /** The settings as the plan's -J properties; {@code docs/jmeter.md} says what each one means. */
    Map<String, String> properties() {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("protocol", target.protocol());
        properties.put("host", target.host());
        properties.put("port", Integer.toString(target.port()));
        properties.put("path", target.path());
        properties.put("threads", Integer.toString(clients));
        properties.put("ramp", seconds(ramp));
        properties.put("warmup.requests", Long.toString(warmupRequests));
        properties.put("warmup.limit", seconds(warmupLimit));
        properties.put("duration", seconds(window));
        properties.put("thinktime", Long.toString(thinkTime.toMillis()));
        properties.put("users", Integer.toString(users));
        properties.put("quotes", Integer.toString(quotes));
        properties.put("quote.symbols", Integer.toString(quoteSymbols));
        properties.put("updates", Integer.toString(updates));
        properties.put("seed", Long.toString(seed));
        properties.put("run.id", runId);
        properties.put("timeout", Long.toString(timeout.toMillis()));
        if (arrivals != null) {
            properties.putAll(arrivals.properties(clients, clients));
        }
        return properties;
    }

    private static String seconds(Duration time) {
        return Long.toString(time.plusNanos(999_999_999).toSeconds());
    }

    private static void between(String what, long value, long least, long most) {
        if (value < least || value > most) {
            throw Failure.usage(what + ": " + value + " given, " + least + " to " + most + " would be right");
        }
    }

    private static void within(String what, Duration value, Duration least, Duration most) {
        if (value.compareTo(least) < 0 || value.compareTo(most) > 0) {
            throw Failure.usage(what + ": " + value + " given, " + least + " to " + most + " would be right");
        }
    }
}
