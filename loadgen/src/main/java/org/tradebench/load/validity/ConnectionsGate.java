package org.tradebench.load.validity;

/**
 * Whether connections were kept as the arm says. A new connection, and with TLS its handshake, costs more than most requests: a run that opens them all the time measures
 * another thing than one that keeps them. Counted by the kernel, for all processes of this machine's network; where connections are relayed to containers each counts twice.
 */
public final class ConnectionsGate {
    /** Share of the requests that may come on a new connection where connections are kept. */
    static final double LIMIT = 0.01;

    /** From here on it is an arm that does not keep its connections. */
    static final double MOST = 0.1;

    /** A second, by the harness's own questions and by whatever else is on a quiet machine. */
    static final double BESIDE = 3;

    private static final String NAME = "connections as asked";

    private ConnectionsGate() {}

    /**
     * Judges a window.
     *
     * @param opened in the window, by any process of this machine; null when not available
     * @param requests answered in the window
     * @param seconds of the window
     * @param clients virtual users, who may each open one in it
     * @param requestsEach after so many the server closes a connection; −1: never; null: nobody here knows
     * @param shared whether the machine has other work on purpose: too many are no longer INVALID then
     */
    public static CheckResult judge(
            Double opened, long requests, double seconds, int clients, Integer requestsEach, boolean shared) {
        if (requestsEach == null) {
            return CheckResult.notApplicable(
                    NAME,
                    "as the server was asked to keep them",
                    "how long the server keeps connections is not known here, or the driver is elsewhere");
        }
        double beside = BESIDE * seconds + clients;
        double asked = requestsEach > 0 ? (double) requests / requestsEach : 0;
        String limit = requestsEach > 0
                ? Say.format("one for %d requests, half of it at least", requestsEach)
                : Say.format(
                        "at most %.0f %% of the requests, %.0f a second and one a client; INVALID above %.0f %%",
                        100 * LIMIT, BESIDE, 100 * MOST);
        if (opened == null) {
            return CheckResult.unknown(NAME, limit, "this system does not count the connections that are opened.");
        }
        String figure = Say.format(
                "%.1f opened a second, one for %.0f requests", opened / seconds, requests / Math.max(1, opened));
        boolean tooFew = opened < asked / 2;
        if (!tooFew && opened <= 2 * asked + LIMIT * requests + beside) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.PASS,
                    figure,
                    limit,
                    "Connections, and TLS handshakes with them, were as the arm says.");
        }
        // Others can add connections, but none of them can take one away.
        boolean invalid = tooFew || (!shared && opened > 2 * asked + MOST * requests + beside);
        return new CheckResult(
                NAME,
                invalid ? CheckOutcome.FAIL : CheckOutcome.WARN,
                figure,
                limit,
                tooFew
                        ? "The server kept connections that it was asked to close: this is not the arm that was asked for."
                        : "More connections were opened than the arm says, by the driver or by something else: each costs more than most requests.");
    }
}
