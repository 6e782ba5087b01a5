package org.tradebench.load.validity;

/**
 * The driver's share of the virtual users' time. In a closed model N users are always waiting for the server (R), thinking (Z), or held up
 * by the driver itself; by Little's law the last part is N − X·(R + Z) users. It works like a think time that nobody asked for: at 5 % the
 * load is that of 0.95 N users and throughput may be understated by as much, which is still below what runs differ by from one to the next;
 * at 10 % the number of clients on the axis is no longer what the server saw.
 */
public final class DriverTimeGate {
    static final double WARNING = 0.05;
    static final double INVALID = 0.10;

    private DriverTimeGate() {}

    /**
     * Judges a window.
     *
     * @param share of the virtual users' time, 0 to 1
     * @param clients virtual users
     */
    public static CheckResult judge(double share, int clients) {
        CheckOutcome outcome =
                share > INVALID ? CheckOutcome.FAIL : share > WARNING ? CheckOutcome.WARN : CheckOutcome.PASS;
        String figure = Say.format("%.2f of %d users (%s)", share * clients, clients, Say.percent(share));
        String limit = Say.format("at most %s; INVALID above %s", Say.percent(WARNING), Say.percent(INVALID));
        String sentence = switch (outcome) {
            case PASS, NOT_APPLICABLE -> "The driver held the virtual users up for a negligible part of their time.";
            case WARN ->
                "The driver held the virtual users up: the server saw a lighter load than the number of clients says.";
            case FAIL ->
                "The driver was a bottleneck: what was measured is partly the driver. Give it more CPU, a machine of its own, or fewer clients.";
        };
        return new CheckResult("driver's share of time", outcome, figure, limit, sentence);
    }
}
