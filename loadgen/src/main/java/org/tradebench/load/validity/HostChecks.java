package org.tradebench.load.validity;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks the machines of a run: background load, network connections, clock. */
public final class HostChecks {
    /** End of the limit's text of a check that only warns because the machine is shared. */
    static final String SHARED = ", but the machine is shared on purpose";
    /** Share of the cores; an idle Linux with its services stays below 1 to 2 %. */
    private static final double BACKGROUND_LOAD_WARN_ABOVE = 0.05;

    private static final double BACKGROUND_LOAD_FAIL_ABOVE = 0.25;
    /** Share of the requests that may come on a new connection where connections are kept. */
    private static final double CONNECTIONS_WARN_ABOVE = 0.01;

    private static final double CONNECTIONS_FAIL_ABOVE = 0.1;
    /** Number of connections per second that the harness's own requests and the services of an idle machine open. */
    private static final double OTHER_CONNECTIONS_PER_SECOND = 3;
    /** About as much as a time daemon that slews, by at most 500 parts per million, moves the clock in three minutes. */
    private static final long WARN_ABOVE_MILLIS = 100;
    /** The length of one sample: above it, rates belong to seconds outside the interval. */
    private static final long FAIL_ABOVE_MILLIS = 1000;

    private HostChecks() {}

    /** Evaluates each machine by itself; the worst counts. */
    static CheckResult backgroundLoad(Evidence run) {
        boolean shared = run.machine().shared();
        List<CheckResult> results = new ArrayList<>();
        results.add(backgroundLoad(
                run.use().foreign(), run.use().steal(), run.machine().cores(), shared));
        run.use()
                .machines()
                .forEach(machine ->
                        results.add(backgroundLoad(machine.foreign(), machine.steal(), machine.cores(), shared)
                                .of(machine.host())));
        return CheckResult.worst(results);
    }

    static CheckResult connections(Evidence run) {
        return connections(
                run.load().signs().connectionsOpened(),
                run.recording().loadGenerator().requestCount(),
                run.recording().interval().seconds(),
                run.requested().virtualUsers(),
                run.requested().requestsPerConnection(),
                run.machine().shared());
    }

    /** Warns of a run whose application was recorded: its metrics are not comparable with those of other runs. */
    public static CheckResult profiling() {
        return CheckResult.warn(
                "recorded by JDK Flight Recorder",
                "no recording",
                "Recording took a little of the application's CPU: use the profile, and quote the metrics of a run without one.");
    }

    /**
     * Limits the sum of the load of processes outside the run and of CPU steal, both of which take CPU from the system. Above a quarter of the machine the run
     * is INVALID: that is more than most effects that the replicated papers found.
     */
    public static CheckResult backgroundLoad(
            @Nullable Double backgroundCores, @Nullable Double stealCores, int machineCores, boolean shared) {
        String limit = CheckResult.text(
                "together at most %,.0f %% of %,d cores", 100 * BACKGROUND_LOAD_WARN_ABOVE, machineCores);
        if (backgroundCores == null || stealCores == null) {
            return CheckResult.unknown(
                    limit,
                    "this system does not report background load, or the CPU of a part of the run is not available.");
        }
        double share = (backgroundCores + stealCores) / machineCores;
        boolean excessive = share > BACKGROUND_LOAD_FAIL_ABOVE;
        return CheckResult.graded(
                share <= BACKGROUND_LOAD_WARN_ABOVE,
                !excessive || shared,
                CheckResult.text(
                        "background load %,.2f cores, steal %,.2f cores (%s)",
                        backgroundCores, stealCores, CheckResult.percent(share)),
                !excessive
                        ? limit
                        : CheckResult.text("%s; INVALID above %,.0f %%", limit, 100 * BACKGROUND_LOAD_FAIL_ABOVE)
                                + (shared ? SHARED : ""),
                "Other work on this machine was negligible.",
                "Other work used this machine during the measurement interval: a run on a quiet machine would give other metrics.",
                "Other work used so much of this machine that the metrics are those of a smaller one: stop it and measure again. Where that is impossible, "
                        + "TRADER_SHARED_MACHINE=1 turns this into a warning.");
    }

    /**
     * Compares the number of TCP connections that were opened with the number of requests for which the server keeps one. A new connection, and with TLS its
     * handshake, costs more than most requests. The kernel counts them for all processes of this machine; where connections are relayed to containers, each
     * counts twice.
     */
    public static CheckResult connections(
            @Nullable Double opened,
            long requests,
            double seconds,
            int virtualUsers,
            @Nullable Integer requestsPerConnection,
            boolean shared) {
        if (requestsPerConnection == null) {
            return CheckResult.notApplicable(
                    "as the server was configured to keep them",
                    "it is not known here how long the server keeps connections, or the load generator runs elsewhere");
        }
        double otherConnections = OTHER_CONNECTIONS_PER_SECOND * seconds + virtualUsers;
        double expected = requestsPerConnection > 0 ? (double) requests / requestsPerConnection : 0;
        String limit = requestsPerConnection > 0
                ? CheckResult.text("one per %,d requests, at least half of that", requestsPerConnection)
                : CheckResult.text(
                        "at most %,.0f %% of the requests, %,.0f per second and one per virtual user; INVALID above %,.0f %%",
                        100 * CONNECTIONS_WARN_ABOVE, OTHER_CONNECTIONS_PER_SECOND, 100 * CONNECTIONS_FAIL_ABOVE);
        if (opened == null) {
            return CheckResult.unknown(limit, "this system does not count opened connections.");
        }
        // Other processes can add connections, but they cannot take one away.
        boolean tooFew = opened < expected / 2;
        return CheckResult.graded(
                !tooFew && opened <= 2 * expected + CONNECTIONS_WARN_ABOVE * requests + otherConnections,
                !tooFew && (shared || opened <= 2 * expected + CONNECTIONS_FAIL_ABOVE * requests + otherConnections),
                CheckResult.text(
                        "%,.1f opened per second, one per %,.0f requests",
                        opened / seconds, requests / Math.max(1, opened)),
                limit,
                "Connections, and TLS handshakes with them, were opened as configured.",
                "More connections were opened than configured, by the load generator or another process: each costs more than most requests.",
                tooFew
                        ? "The server kept connections that it was configured to close: this is not the requested treatment."
                        : "More connections were opened than configured: this is not the requested treatment.");
    }

    /**
     * Limits how far the clock of the day moved against the monotonic clock. The interval is as long as the monotonic clock says; which samples of CPU,
     * database and cache are in it is determined by the clock of the day, which can be set during a run.
     */
    public static CheckResult clockDrift(@Nullable Long movedMillis) {
        String limit = CheckResult.text("at most %,d ms; INVALID above %,d ms", WARN_ABOVE_MILLIS, FAIL_ABOVE_MILLIS);
        if (movedMillis == null) {
            return CheckResult.unknown(limit, "no sample of this run has both clocks.");
        }
        String set =
                "The clock was set during the run: CPU time, statements and cache hits are assigned to other seconds than the requests.";
        return CheckResult.graded(
                movedMillis <= WARN_ABOVE_MILLIS,
                movedMillis <= FAIL_ABOVE_MILLIS,
                movedMillis + " ms",
                limit,
                "The wall clock agreed with the monotonic clock.",
                set,
                set);
    }
}
