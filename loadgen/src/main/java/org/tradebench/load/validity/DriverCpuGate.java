package org.tradebench.load.validity;

/**
 * The driver's CPU. From 80 % of a core on for each of its processes, threads of the driver begin to wait for each other's turn and
 * latencies hold that wait: a warning, because a JVM may use more cores than one. From 80 % of the whole machine on nothing is left for
 * anything else on it: INVALID.
 */
public final class DriverCpuGate {
    static final double LIMIT = 0.8;

    private static final String NAME = "driver's CPU";

    private DriverCpuGate() {}

    /**
     * Judges a window.
     *
     * @param cores used by the driver; null when not available
     * @param processes of the driver
     * @param machineCores of the machine that the driver runs on
     */
    public static CheckResult judge(Double cores, int processes, int machineCores) {
        return judge(NAME, cores, processes, machineCores);
    }

    /**
     * Judges a window on another machine than the runner's.
     *
     * @param host the name that the run knows the machine by
     */
    public static CheckResult ofHost(String host, Double cores, int processes, int machineCores) {
        return judge(NAME + " on " + host, cores, processes, machineCores);
    }

    private static CheckResult judge(String name, Double cores, int processes, int machineCores) {
        String limit =
                Say.format("at most %.1f cores a process; INVALID above %.1f cores", LIMIT, LIMIT * machineCores);
        if (cores == null) {
            return CheckResult.unknown(name, limit, "this system does not tell the driver's CPU.");
        }
        String figure = Say.format(
                "%.2f cores of %d in %d process%s", cores, machineCores, processes, processes == 1 ? "" : "es");
        if (cores > LIMIT * machineCores) {
            return new CheckResult(
                    name,
                    CheckOutcome.FAIL,
                    figure,
                    limit,
                    "The driver used nearly the whole machine: it measured itself.");
        }
        if (cores > LIMIT * processes) {
            return new CheckResult(
                    name,
                    CheckOutcome.WARN,
                    figure,
                    limit,
                    "The driver used most of a core: latencies may hold its own waiting. Fewer clients, or a machine of its own, would tell.");
        }
        return new CheckResult(name, CheckOutcome.PASS, figure, limit, "The driver had CPU to spare.");
    }
}
