package org.tradebench.load.validity;

/**
 * The pauses of the driver's JVM. All virtual users stand still in them, and one that waits for an answer counts the pause as the server's
 * time: what the driver's share of time cannot see. One request in a hundred decides the p99, so that from one part in a hundred of the
 * window on it may be the driver's own.
 */
public final class DriverPausesGate {
    static final double WARNING = 0.01;
    static final double INVALID = 0.05;

    private static final String NAME = "driver's pauses";

    private DriverPausesGate() {}

    /**
     * Judges a window.
     *
     * @param share of the window that the pauses took, 0 to 1; of several drivers the mean; null when not available
     * @param worstSecondMillis the most of a second that they took; null when not available
     * @param shared whether somebody said that the machine is shared on purpose: a collector that waits for a CPU pauses for long, and nothing
     *     is INVALID then
     */
    public static CheckResult judge(Double share, Double worstSecondMillis, boolean shared) {
        String limit = Say.format("at most %s; INVALID above %s", Say.percent(WARNING), Say.percent(INVALID));
        if (share == null) {
            return CheckResult.unknown(NAME, limit, "this system does not tell the driver's pauses.");
        }
        String figure = worstSecondMillis == null
                ? Say.percent(share)
                : Say.format("%s, at most %.1f ms in a second", Say.percent(share), worstSecondMillis);
        CheckOutcome outcome = share > INVALID && !shared
                ? CheckOutcome.FAIL
                : share > WARNING ? CheckOutcome.WARN : CheckOutcome.PASS;
        String sentence = switch (outcome) {
            case PASS, NOT_APPLICABLE -> "The driver's own pauses are too short and too few to reach the p99.";
            case WARN ->
                "The driver stood still for so long that its pauses may be in the p99: fewer clients, more driver processes, or a machine of its own would tell.";
            case FAIL -> "The driver stood still for so long that latencies are partly its own.";
        };
        String held = share > INVALID && shared ? limit + ", but the machine is shared on purpose" : limit;
        return new CheckResult(NAME, outcome, figure, held, sentence);
    }
}
