package org.tradebench.load.results;

import org.tradebench.load.caching.Caching;
import org.tradebench.load.driver.Arrivals;
import org.tradebench.load.driver.WarmupWish;
import org.tradebench.load.driver.Workload;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.processes.JitCompiler;
import org.tradebench.load.records.Copy;

/**
 * What a run was asked to do. What its target decides itself is null on the command line's side and stands in the result as it was found.
 *
 * @param plan what was played, by the word of {@code --plan}; null in results from before there was a choice
 * @param target what was driven: embedded, url, compose, or an inventory's path; null in results from before there was a choice
 * @param applications application servers of the target; null when nobody knows
 * @param mode runtime mode as the command line says it; null when the server runs elsewhere and has a mode of its own
 * @param url the application's address when somebody else runs it; null otherwise
 * @param caching what the application was asked to remember; null when the server runs elsewhere
 * @param drivers JMeter processes that share the virtual users out between them
 * @param clients virtual users
 * @param thinkTimeMillis pause before every request
 * @param warmupRequests requests before the window
 * @param windowSeconds length of the window
 * @param users populated users
 * @param quotes populated quotes
 * @param updates percentage of updates, of the plan that has several mixes
 * @param seed of the population, the decks and the draws
 * @param heap of the application's JVM; null when the server runs elsewhere
 * @param orders when an order is completed: sync, async, async-2phase; null when nobody knows, and in results from before there was
 *     a choice
 * @param arrivals of an open model, in which {@code clients} virtual users take what arrives; null: a virtual user asks again when it was answered
 * @param stillWithinSeconds the warm-up goes on until nothing moves any more, or so long; null: it has {@code warmupRequests}
 * @param access how pages reach the operations: standard, web-services; null when nobody knows, and in results from before there was a choice
 * @param compiler how far the JVMs of application and driver compile: tiered, c1; null when nobody knows, and in results from before there was a choice
 */
public record RunSettings(
        String plan,
        String target,
        Integer applications,
        String mode,
        String url,
        Caching caching,
        int drivers,
        int clients,
        long thinkTimeMillis,
        long warmupRequests,
        double windowSeconds,
        int users,
        int quotes,
        int updates,
        long seed,
        String heap,
        String orders,
        Arrivals arrivals,
        Integer stillWithinSeconds,
        String access,
        String compiler) {
    /** Results from before there were several processes, or several plans, name none. */
    public RunSettings {
        drivers = Math.max(1, drivers);
        plan = plan == null ? Workload.TRADE.word() : plan;
    }

    /** Of the standard workload in one process. */
    public RunSettings(
            String target,
            Integer applications,
            String mode,
            String url,
            Caching caching,
            int clients,
            long thinkTimeMillis,
            long warmupRequests,
            double windowSeconds,
            int users,
            int quotes,
            int updates,
            long seed,
            String heap) {
        this(
                Workload.TRADE.word(),
                target,
                applications,
                mode,
                url,
                caching,
                1,
                clients,
                thinkTimeMillis,
                warmupRequests,
                windowSeconds,
                users,
                quotes,
                updates,
                seed,
                heap,
                null,
                null,
                null,
                null,
                null);
    }

    /** The same load on an application that was found to be so. */
    public RunSettings on(Integer foundApplications, String foundMode, Caching foundCaching, String foundHeap) {
        return Copy.of(this)
                .with("applications", foundApplications)
                .with("mode", foundMode)
                .with("caching", foundCaching)
                .with("heap", foundHeap)
                .made();
    }

    /** The same load on an application that completes orders so. */
    public RunSettings ordered(String foundOrders) {
        return Copy.of(this).with("orders", foundOrders).made();
    }

    /** The same load on an application whose pages reach the operations so. */
    public RunSettings accessed(String foundAccess) {
        return Copy.of(this).with("access", foundAccess).made();
    }

    /** The same on JVMs that compile so far, and from them. */
    public RunSettings compiled(JitCompiler compilers) {
        return Copy.of(this).with("compiler", compilers.word()).made();
    }

    /** How far the JVMs compile. */
    public JitCompiler jitCompiler() {
        return JitCompiler.of(compiler).orElse(JitCompiler.TIERED);
    }

    /** The same load by so many processes. */
    public RunSettings drivenBy(int processes) {
        return Copy.of(this).with("drivers", processes).made();
    }

    /** The same by another plan. */
    public RunSettings playing(Workload workload) {
        return Copy.of(this).with("plan", workload.word()).made();
    }

    /** The same by operations that arrive; null: a closed model. */
    public RunSettings arriving(Arrivals what) {
        return Copy.of(this).with("arrivals", what).made();
    }

    /** The same after another warm-up. */
    public RunSettings warming(WarmupWish wish) {
        return Copy.of(this)
                .with("warmupRequests", wish.requests())
                .with("stillWithinSeconds", wish.stillWithinSeconds())
                .made();
    }

    /** The same load after another warm-up, in another window. */
    public RunSettings with(long otherWarmupRequests, double otherWindowSeconds) {
        return Copy.of(this)
                .with("warmupRequests", otherWarmupRequests)
                .with("windowSeconds", otherWindowSeconds)
                .made();
    }

    /**
     * What was played.
     *
     * @throws Failure when this program does not know the plan
     */
    public Workload workload() {
        return Workload.of(plan)
                .orElseThrow(() -> Failure.of("'" + plan + "' is not a plan that this program knows: one of "
                        + Workload.words() + " would be right"));
    }
}
