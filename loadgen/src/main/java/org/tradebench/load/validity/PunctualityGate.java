package org.tradebench.load.validity;

/**
 * Whether the driver started what arrived in time. Late is only what the driver itself held up: a virtual user was free, the time had come, and the request was not sent. It works
 * like a delay of the system's own: at 5 % of the time that an operation takes, or of the p99, it is still below what runs differ by; at 10 % the figures are partly the driver's.
 */
public final class PunctualityGate {
    static final double WARNING = 0.05;
    static final double INVALID = 0.10;

    private static final String NAME = "driver's punctuality";

    private PunctualityGate() {}

    /**
     * Judges a window of an open model.
     *
     * @param share of the time in which virtual users were busy with arrivals that the driver took to start them, 0 to 1
     * @param lateMillis mean time by which it started them late
     * @param p99 of the response times in ms; null when there was none
     * @param p99WithoutDriver likewise, less what the driver took
     */
    public static CheckResult judge(double share, double lateMillis, Double p99, Double p99WithoutDriver) {
        String limit = Say.format("at most %s of either; INVALID above %s", Say.percent(WARNING), Say.percent(INVALID));
        if (p99 == null || p99WithoutDriver == null) {
            return new CheckResult(NAME, CheckOutcome.FAIL, "no arrival", limit, "Nothing arrived that was answered.");
        }
        double ofP99 = p99 == 0 ? 0 : Math.max(0, 1 - p99WithoutDriver / p99);
        double worst = Math.max(share, ofP99);
        CheckOutcome outcome =
                worst > INVALID ? CheckOutcome.FAIL : worst > WARNING ? CheckOutcome.WARN : CheckOutcome.PASS;
        String figure = Say.format(
                "late by %.3f ms in the mean (%s of the virtual users' busy time); p99 of the response times %.2f ms, %.2f without it (%s)",
                lateMillis, Say.percent(share), p99, p99WithoutDriver, Say.percent(ofP99));
        String sentence = switch (outcome) {
            case PASS, NOT_APPLICABLE -> "The driver started what arrived in time.";
            case WARN -> "The driver started late, for want of CPU: response times hold some of its own delay.";
            case FAIL ->
                "The driver could not keep up: response times are partly its own delay. Give it more CPU, a machine of its own, or a lower rate.";
        };
        return new CheckResult(NAME, outcome, figure, limit, sentence);
    }
}
