package org.tradebench.load.plugin.deck;

import java.util.Random;

/** Derives independent random generators from one seed. {@link Random}'s algorithm is fixed by its contract: every JVM draws the same numbers. */
public final class Seeds {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private Seeds() {}

    /**
     * Returns a generator for one purpose of one virtual user.
     *
     * @param seed of the run
     * @param purpose distinguishes a user's generators
     * @param user number of the virtual user, from 0
     */
    public static Random generator(long seed, long purpose, long user) {
        return new Random(scramble(scramble(scramble(seed) + purpose) + user));
    }

    /** Mixes a number by the finalizer of SplitMix64 (Steele, Lea, Flood 2014): neighbouring numbers become unrelated ones. */
    private static long scramble(long number) {
        long z = number + GOLDEN_GAMMA;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
