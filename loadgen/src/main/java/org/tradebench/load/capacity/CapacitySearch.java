package org.tradebench.load.capacity;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.settings.ArrivalSettings;

/**
 * Chooses the arrival rates of a search for the largest one that meets a limit. It begins below the throughput of the closed model, goes up until a rate misses the limit
 * or down until one meets it, halves the bracket until it is narrow, and confirms its lower end by several trials. A confirmation that misses the limit lowers the rate by
 * one step, from which the confirmation begins again.
 *
 * <p>Response times scatter, so that one trial may err. As long as no rate has met the limit, a miss counts when a second trial repeats it: the rate then falls by a
 * factor, from which the search does not come back. The bracket only ever narrows, and the number of trials is bounded.
 */
public final class CapacitySearch {
    /** Share of the closed model's throughput at which the search begins: most limits are missed above it and met below. */
    private static final double FIRST = 0.7;

    private static final double GROWTH = 1.25;
    private static final double DESCENT = 3;

    /** Share of the closed model's throughput below which no rate is tried: a system that misses the limit there misses it when idle. */
    private static final double LOWEST = 0.01;

    private static final int TRIALS_PER_RATE = 3;

    /**
     * Sizes a search.
     *
     * @param precision width at which the bracket is narrow enough, and the step down after a failed confirmation, as a share of the rate
     * @param confirmations trials at the found rate, all of which must meet the limit
     * @param mostTrials of search and confirmation together
     */
    public record Size(double precision, int confirmations, int mostTrials) {
        /** Finds a rate to 5 %, confirms it by three trials, and gives up after 24. */
        public static final Size STANDARD = new Size(0.05, 3, 24);
    }

    /**
     * Describes the trial to make next.
     *
     * @param rate operations per second
     * @param confirmation whether it is to confirm the found rate
     */
    public record Step(double rate, boolean confirmation) {}

    private final Size size;
    private final double throughput;
    private final double lowest;

    /** The largest rate that met the limit below all that did not; null before there is one. */
    private @Nullable Double met;

    private @Nullable Double missed;
    private @Nullable Double limited;
    private @Nullable Double candidate;
    private int confirmed;
    private int trials;
    private int unusable;
    private boolean doubted;
    private @Nullable SearchEnd end;

    /**
     * Begins a search.
     *
     * @param throughput of the closed model in operations per second, above 0
     */
    public CapacitySearch(double throughput, Size size) {
        this.throughput = throughput;
        this.size = size;
        lowest = rounded(Math.max(LOWEST * throughput, 0.001));
    }

    /** Returns the trial to make next; empty when the search has ended. */
    public Optional<Step> next() {
        if (end == null && trials >= size.mostTrials()) {
            end = SearchEnd.TOO_MANY_TRIALS;
        }
        if (end == null && candidate == null) {
            narrow();
        }
        if (end != null) {
            return Optional.empty();
        }
        return Optional.of(candidate != null ? new Step(candidate, true) : new Step(searched(), false));
    }

    /** Ends the search, or turns to confirming, when there is no other rate to try. */
    private void narrow() {
        Double above = upper();
        if (met != null && above != null && above <= met * (1 + size.precision())) {
            candidate = met;
        } else if (met == null && above != null && above <= lowest) {
            end = missed != null && missed <= above ? SearchEnd.NEVER_MET : SearchEnd.LOAD_GENERATOR_LIMITED;
        } else if (met != null && above == null && !ArrivalSettings.isRate(searched())) {
            end = SearchEnd.LOAD_GENERATOR_LIMITED;
        }
    }

    private double searched() {
        Double above = upper();
        if (met == null) {
            return above == null
                    ? rounded(Math.max(lowest, FIRST * throughput))
                    : Math.max(lowest, rounded(above / DESCENT));
        }
        if (above == null) {
            return rounded(met < throughput ? throughput : GROWTH * met);
        }
        return rounded((met + above) / 2);
    }

    /** Returns the smallest rate that did not meet the limit, for whatever reason. */
    private @Nullable Double upper() {
        if (missed == null || limited == null) {
            return missed == null ? limited : missed;
        }
        return Math.min(missed, limited);
    }

    /** Records the outcome of the trial of {@link #next}. */
    public void accept(RateOutcome outcome) {
        Step step = next().orElseThrow();
        trials++;
        if (outcome == RateOutcome.UNUSABLE) {
            unusable++;
            if (unusable == TRIALS_PER_RATE) {
                end = SearchEnd.UNUSABLE_TRIALS;
            }
            return;
        }
        unusable = 0;
        switch (outcome) {
            case MET -> met(step);
            case MISSED -> missed(step);
            case LOAD_GENERATOR_LIMITED -> {
                limited = step.rate();
                doubted = false;
                lower(step);
            }
            default -> end = SearchEnd.INCONSISTENT;
        }
    }

    private void missed(Step step) {
        if (met == null && !step.confirmation() && !doubted) {
            doubted = true;
            return;
        }
        doubted = false;
        missed = step.rate();
        lower(step);
    }

    private void met(Step step) {
        met = step.rate();
        doubted = false;
        if (step.confirmation()) {
            confirmed++;
            if (confirmed == size.confirmations()) {
                end = missed != null && missed.equals(upper()) ? SearchEnd.FOUND : SearchEnd.LOAD_GENERATOR_LIMITED;
            }
        }
    }

    /** Lowers the rate by one step after a failed confirmation; rates at or above it no longer count as met. */
    private void lower(Step step) {
        if (!step.confirmation()) {
            return;
        }
        met = null;
        confirmed = 0;
        double next = rounded(step.rate() / (1 + size.precision()));
        candidate = next >= lowest ? next : null;
    }

    /** Returns how the search ended; null before it has. */
    public @Nullable SearchEnd end() {
        return end;
    }

    /** Returns the largest rate that met the limit in all confirmations; null when none did. */
    public @Nullable Double largestMet() {
        return confirmed == size.confirmations() ? candidate : null;
    }

    /** Returns the smallest rate that missed the limit; null when none did. */
    public @Nullable Double smallestMissed() {
        return missed;
    }

    /** Rounds to four digits: people read the rate, and trials cannot distinguish more. */
    private static double rounded(double rate) {
        return new BigDecimal(rate).round(new MathContext(4)).doubleValue();
    }
}
