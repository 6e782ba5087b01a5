package org.tradebench.load.validity;

/**
 * Load on this machine that is not of this run, and CPU that the hypervisor gave to others: a little of it makes the figures doubtful, much of it
 * makes them those of another machine.
 */
public final class ForeignLoadGate {
    /** Share of the machine's cores; an idle Linux with its services stays below 1 to 2 %. */
    static final double LIMIT = 0.05;

    /**
     * Share of the machine's cores from which on the figures must not be used: what others take of a machine that is used up is missing to the run, and
     * a quarter is more than most of the papers' findings.
     */
    static final double MOST = 0.25;

    private static final String NAME = "quiet machine";
    private static final String QUIET = "Nothing else of weight ran on this machine.";
    private static final String DISTURBED =
            "Something else used this machine in the window: a run on a quiet machine would give other figures.";
    private static final String TAKEN =
            "Something else had so much of this machine in the window that the figures are those of a smaller one: stop it, and measure again."
                    + " Where that cannot be, TRADER_SHARED_MACHINE=1 makes this a WARNING.";

    private ForeignLoadGate() {}

    /**
     * Judges a window.
     *
     * @param foreignCores used by processes that are not of this run; null when not available
     * @param stealCores given to others by the hypervisor; null when not available
     * @param shared whether somebody said that the machine is shared on purpose: nothing is INVALID then
     */
    public static CheckResult judge(Double foreignCores, Double stealCores, int machineCores, boolean shared) {
        return judge(NAME, foreignCores, stealCores, machineCores, shared);
    }

    /**
     * Judges a window on another machine than the runner's.
     *
     * @param host the name that the run knows the machine by
     */
    public static CheckResult ofHost(
            String host, Double foreignCores, Double stealCores, int machineCores, boolean shared) {
        return judge(NAME + " " + host, foreignCores, stealCores, machineCores, shared);
    }

    private static CheckResult judge(
            String name, Double foreignCores, Double stealCores, int machineCores, boolean shared) {
        String limit = Say.format("each at most %.0f %% of %d cores", 100 * LIMIT, machineCores);
        if (foreignCores == null || stealCores == null) {
            return CheckResult.unknown(name, limit, "this system does not tell what else runs on it.");
        }
        String figure = Say.format("others %.2f cores, steal %.2f cores", foreignCores, stealCores);
        double share = Math.max(foreignCores, stealCores) / machineCores;
        if (share <= LIMIT) {
            return new CheckResult(name, CheckOutcome.PASS, figure, limit, QUIET);
        }
        if (share <= MOST) {
            return new CheckResult(name, CheckOutcome.WARN, figure, limit, DISTURBED);
        }
        String most = Say.format("%s; INVALID above %.0f %%", limit, 100 * MOST);
        return shared
                ? new CheckResult(
                        name, CheckOutcome.WARN, figure, most + ", but the machine is shared on purpose", DISTURBED)
                : new CheckResult(name, CheckOutcome.FAIL, figure, most, TAKEN);
    }
}
