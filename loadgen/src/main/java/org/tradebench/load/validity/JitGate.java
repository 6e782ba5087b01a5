package org.tradebench.load.validity;

/** How much of the application's CPU went into compiling itself; a warm application compiles next to nothing. */
public final class JitGate {
    /** Above this the figures per CPU-second are more those of the compiler than those of the application. */
    static final double LIMIT = 0.10;

    private static final String NAME = "warm application";

    private JitGate() {}

    /**
     * Judges a window.
     *
     * @param cores used by the application; null when not available
     * @param jitCores of these, used by the JIT compiler's threads; null when not available
     */
    public static CheckResult judge(Double cores, Double jitCores) {
        String limit = Say.format("JIT at most %.0f %% of the application's CPU", 100 * LIMIT);
        if (cores == null || jitCores == null || cores == 0) {
            return CheckResult.unknown(
                    NAME, limit, "the CPU of the application's JIT compiler cannot be seen from here.");
        }
        double share = jitCores / cores;
        String figure = Say.format("%.2f of %.2f cores (%s)", jitCores, cores, Say.percent(share));
        return share <= LIMIT
                ? new CheckResult(
                        NAME,
                        CheckOutcome.PASS,
                        figure,
                        limit,
                        "The application was warm: the JIT compiler had little left to do.")
                : new CheckResult(
                        NAME,
                        CheckOutcome.WARN,
                        figure,
                        limit,
                        "The JIT compiler was still at work in the window: a later window would be faster. A larger --warmup would be right.");
    }
}
