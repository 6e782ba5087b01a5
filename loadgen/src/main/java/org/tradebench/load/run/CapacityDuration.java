package org.tradebench.load.run;

import java.time.Duration;
import java.util.Locale;
import org.tradebench.load.capacity.CapacitySearch;
import org.tradebench.load.settings.ResponseLimit;
import org.tradebench.load.settings.RunSettings;

/** Estimates how long a search for the largest arrival rate takes, from searches on a machine of two cores. */
final class CapacityDuration {
    private static final int USUAL_SEARCH = 5;

    /** Number of trials of search and confirmation, when response times scatter little. */
    static final int USUAL_TRIALS = USUAL_SEARCH + CapacitySearch.Size.STANDARD.confirmations();

    /** Seconds of a trial besides its interval: rows, a JMeter process, its warm-up, and the consistency check. */
    private static final int SECONDS_BESIDE_INTERVAL = 25;

    private static final int START_SECONDS = 40;
    private static final double WARM_UP_REQUESTS_PER_SECOND = 1_200;

    private CapacityDuration() {}

    /**
     * Returns a sentence about what will be done and how long it takes.
     *
     * @param searching length of the measurement interval of the trials that are no confirmations
     */
    static String describe(ResponseLimit limit, CapacitySearch.Size size, RunSettings settings, Duration searching) {
        double confirming = SECONDS_BESIDE_INTERVAL + settings.measurement().seconds();
        double search = SECONDS_BESIDE_INTERVAL + searching.toMillis() / 1000.0;
        Duration cap = settings.warmup().steadyWithin();
        double first = START_SECONDS
                + search
                + (cap == null ? settings.warmup().requests() / WARM_UP_REQUESTS_PER_SECOND : cap.toSeconds());
        return String.format(
                Locale.ROOT,
                "largest arrival rate with %s: a trial of the closed model, then usually %d trials at rates (about %.0f minutes in all), at most %d (%.0f minutes)",
                limit.description(),
                USUAL_TRIALS,
                Math.ceil((first + USUAL_SEARCH * search + size.confirmations() * confirming) / 60),
                size.mostTrials(),
                Math.ceil((first + size.mostTrials() * confirming) / 60));
    }
}
