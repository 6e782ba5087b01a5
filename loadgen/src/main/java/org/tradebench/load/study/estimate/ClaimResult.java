package org.tradebench.load.study.estimate;

import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.study.Claim;

/**
 * What became of a paper's claim here.
 *
 * @param ratio of the two levels, over the blocks that have both; null when there is none
 * @param pace the same at equal speed, of a claim of throughput; it decides nothing; null when it is not known
 */
public record ClaimResult(Claim claim, PairedRatio ratio, PairedRatio pace, Outcome outcome) {
    /** In the words of the verdict table. */
    public enum Outcome {
        CONFIRMED("confirmed"),
        CONTRADICTED("contradicted"),
        TOO_SMALL("too small to see here"),
        TOO_FEW("too few blocks to say"),
        NOT_MEASURED("not measured"),
        NEEDS_STAGING("needs staging hardware");

        private final String words;

        Outcome(String words) {
            this.words = words;
        }

        /** For people. */
        public String words() {
            return words;
        }
    }

    /** Judges a claim. */
    static ClaimResult of(Claim claim, PairedRatio ratio, PairedRatio pace) {
        return new ClaimResult(claim, ratio, pace, outcome(claim, ratio));
    }

    private static Outcome outcome(Claim claim, PairedRatio ratio) {
        if (claim.needs() != null) {
            return Outcome.NEEDS_STAGING;
        }
        if (ratio == null) {
            return Outcome.NOT_MEASURED;
        }
        if (ratio.blocks() < Difference.LEAST_BLOCKS) {
            return Outcome.TOO_FEW;
        }
        boolean lowHolds = claim.holds(ratio.low());
        boolean highHolds = claim.holds(ratio.high());
        if (lowHolds && highHolds) {
            return Outcome.CONFIRMED;
        }
        boolean allBelow = claim.above() != null && ratio.high() < claim.above();
        boolean allAbove = claim.below() != null && ratio.low() > claim.below();
        if (allBelow || allAbove) {
            return Outcome.CONTRADICTED;
        }
        // A difference that is told in the right direction, of the right size as far as can be seen.
        return claim.ofADifference() && ratio.differs() && claim.holds(ratio.ratio())
                ? Outcome.CONFIRMED
                : Outcome.TOO_SMALL;
    }
}
