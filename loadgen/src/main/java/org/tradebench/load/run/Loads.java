package org.tradebench.load.run;

import java.time.Duration;
import org.tradebench.load.driver.LoadSettings;
import org.tradebench.load.driver.Target;
import org.tradebench.load.results.RunSettings;

/** The load that a run's settings ask for. */
final class Loads {
    /** The longest wait for an answer. */
    static final Duration TIMEOUT = Duration.ofSeconds(60);

    private Loads() {}

    /**
     * The whole load, whatever number of processes plays it.
     *
     * @param runId names the users that the load registers: no two loads on one database may have the same
     * @param timeout longest wait for an answer
     */
    static LoadSettings of(RunSettings of, Target target, String runId, Duration timeout) {
        LoadSettings standard = LoadSettings.standard(target, runId);
        return new LoadSettings(
                target,
                of.clients(),
                standard.ramp(),
                of.warmupRequests(),
                // The word that opens the window comes at the cap; this is for a driver that does not hear it.
                of.stillWithinSeconds() == null
                        ? standard.warmupLimit()
                        : Duration.ofSeconds(of.stillWithinSeconds()).plus(standard.warmupLimit()),
                Duration.ofMillis(Math.round(1000 * of.windowSeconds())),
                Duration.ofMillis(of.thinkTimeMillis()),
                of.users(),
                of.quotes(),
                standard.quoteSymbols(),
                of.updates(),
                of.seed(),
                runId,
                timeout,
                of.arrivals());
    }
}
