package org.tradebench.load.experiment;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Holds the slices that were chosen, once, by the noise of a pilot in an interleaved experiment.
 *
 * @param seconds length of a slice
 * @param slices of each system in a replicate
 * @param betweenReplicates standard deviation of the logarithms of the replicates' true ratios, about a share
 * @param lengths what the pilot measured with each length
 * @param overheadSeconds that a replicate takes beside its slices: starts, warm-up, checks
 */
public record SliceChoice(
        double seconds, int slices, double betweenReplicates, List<Length> lengths, double overheadSeconds) {
    public SliceChoice {
        lengths = List.copyOf(lengths);
    }

    /** Returns what the pilot measured and chose, as a part of a sentence. */
    public String text() {
        return String.format(
                Locale.ROOT,
                "replicates differ by %.1f %% from one to the next, and their rounds by %s; so each replicate has %d slices of %.1f s",
                100 * betweenReplicates,
                lengths.stream()
                        .map(length -> String.format(
                                Locale.ROOT, "%.1f %% with %.1f s", 100 * length.betweenRounds(), length.seconds()))
                        .collect(Collectors.joining(", ")),
                slices,
                seconds);
    }

    /**
     * Holds what the pilot measured with one length of slices.
     *
     * @param betweenRounds standard deviation of the logarithms of the rounds' ratios, about a share
     * @param degrees of freedom behind it
     */
    public record Length(double seconds, double betweenRounds, int degrees) {
        /** Returns variance times time: the cost of the same precision with slices of this length. */
        public double cost() {
            return betweenRounds * betweenRounds * seconds;
        }
    }
}
