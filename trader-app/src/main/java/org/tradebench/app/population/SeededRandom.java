package org.tradebench.app.population;

/**
 * Generates random numbers that are the same on every Java version, which the JDK's generators do not promise (SplitMix64: Steele, Lea, Flood, "Fast Splittable
 * Pseudorandom Number Generators", OOPSLA 2014).
 *
 * <p>Every item of the population has a generator of its own, so rows can be made in any order and more than once.
 */
final class SeededRandom {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    /**
     * @param kind of item: user 7 and quote 7 have different generators
     * @param number of the item among those of its kind
     */
    SeededRandom(long seed, Kind kind, long number) {
        state = mix(mix(mix(seed) + kind.number) + number);
    }

    /** Returns 0 to {@code bound − 1}; the bias is below bound / 2^32. */
    int below(int bound) {
        return (int) (((next() >>> 32) * bound) >>> 32);
    }

    void fill(byte[] bytes) {
        long word = 0;
        for (int at = 0; at < bytes.length; at++) {
            word = at % Long.BYTES == 0 ? next() : word >>> Byte.SIZE;
            bytes[at] = (byte) word;
        }
    }

    private long next() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    private static long mix(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    enum Kind {
        QUOTE(1),
        TRADER(2),
        PERSON(3),
        SALT(4);

        /** Enters the seed: another number would make another population. */
        private final int number;

        Kind(int number) {
            this.number = number;
        }
    }
}
