package org.tradebench.load.experiment;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The slices that a pilot's noise asked for, in an interleaved experiment; chosen once.
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

    /** What the pilot saw and chose, as a part of a sentence. */
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
     * A length of slices.
     *
     * @param betweenRounds standard deviation of the logarithms of the rounds' ratios, about a share
     * @param degrees of freedom behind it
     */
    public record Length(double seconds, double betweenRounds, int degrees) {
        /** Variance times time: what the same precision costs with slices of this length. */
        public double cost() {
            return betweenRounds * betweenRounds * seconds;
        }
    }
}
