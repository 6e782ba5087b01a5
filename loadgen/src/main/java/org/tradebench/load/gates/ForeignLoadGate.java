package org.tradebench.load.gates;

/** Load on this machine that is not of this run, and CPU that the hypervisor gave to others: both make a figure one of another machine. */
public final class ForeignLoadGate {
    /** Share of the machine's cores; an idle Linux with its services stays below 1 to 2 %. */
    static final double LIMIT = 0.05;

    private static final String NAME = "quiet machine";

    private ForeignLoadGate() {}

    /**
     * Judges a window.
     *
     * @param foreignCores used by processes that are not of this run; null when not available
     * @param stealCores given to others by the hypervisor; null when not available
     */
    public static GateResult judge(Double foreignCores, Double stealCores, int machineCores) {
        return judge(NAME, foreignCores, stealCores, machineCores);
    }

    /**
     * Judges a window on another machine than the runner's.
     *
     * @param host the name that the run knows the machine by
     */
    public static GateResult ofHost(String host, Double foreignCores, Double stealCores, int machineCores) {
        return judge(NAME + " " + host, foreignCores, stealCores, machineCores);
    }

    private static GateResult judge(String name, Double foreignCores, Double stealCores, int machineCores) {
        String limit = Say.format("each at most %.0f %% of %d cores", 100 * LIMIT, machineCores);
        if (foreignCores == null || stealCores == null) {
            return GateResult.notChecked(name, limit, "this system does not tell what else runs on it.");
        }
        String figure = Say.format("others %.2f cores, steal %.2f cores", foreignCores, stealCores);
        boolean quiet = Math.max(foreignCores, stealCores) <= LIMIT * machineCores;
        return new GateResult(
                name,
                quiet ? Finding.OK : Finding.WARNING,
                figure,
                limit,
                quiet
                        ? "Nothing else of weight ran on this machine."
                        : "Something else used this machine in the window: a run on a quiet machine would give other figures.");
    }
}
