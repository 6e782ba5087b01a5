package org.tradebench.load.experiment;

import org.jspecify.annotations.Nullable;

/**
 * Holds the number of blocks that was chosen, once, by the noise of a pilot.
 *
 * @param pilot blocks that the noise was taken from
 * @param deviation of a block's ratio from the mean one, as a logarithm: about a share; null when the pilot had too few trials that count
 * @param needed blocks that detect the smallest difference of interest with 80 % power; null likewise
 * @param blocks that are made: at least the pilot's, at most the limit of the command
 * @param slices of an interleaved experiment whose pilot chose them, too; else null
 */
public record BlockChoice(
        int pilot,
        @Nullable Double deviation,
        @Nullable Integer needed,
        int blocks,
        @Nullable SliceChoice slices) {}
