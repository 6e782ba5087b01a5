package org.tradebench.load.experiment;

import java.util.List;

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
