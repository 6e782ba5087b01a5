package org.tradebench.cache.bench;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Holds the keys to read and to update, drawn before the measurement and the same in every run. Keys have a Zipf distribution; the frequent ones are scattered
 * over all key numbers.
 */
final class CacheWorkload {

    /** Default number of keys. */
    static final int KEYS = 10_000;

    /** Exponent of the Zipf distribution, as in the Yahoo! Cloud Serving Benchmark (YCSB). */
    static final double EXPONENT = 0.99;

    /** Updates per 100 steps, by default. */
    static final int UPDATES = 14;

    /** Steps before the workload repeats itself; a power of two. */
    static final int LENGTH = 1 << 18;

    private static final long SEED = 42;

    private static final int VALUES = 1 << 10;

    private final Object[] ids;
    private final Object[] values = new Object[VALUES];
    /** Each step is a key to read, or the bitwise complement of a key to put. */
    private final int[] steps = new int[LENGTH];

    /** @param updates number of updates per 100 steps */
    CacheWorkload(int keys, int updates) {
        ids = new Object[keys];
        SplittableRandom random = new SplittableRandom(SEED);
        Arrays.setAll(ids, key -> "account " + key);
        Arrays.setAll(values, number -> "value " + number);
        double[] chances = chances(keys);
        int[] places = scattered(keys, random);
        for (int step = 0; step < LENGTH; step++) {
            int key = places[rank(chances, random.nextDouble())];
            steps[step] = random.nextInt(100) < updates ? ~key : key;
        }
    }

    /** Returns for each rank the probability that a key of this or a lower rank is drawn. */
    private static double[] chances(int keys) {
        double[] chances = new double[keys];
        double sum = 0;
        for (int rank = 0; rank < keys; rank++) {
            sum += 1 / Math.pow(rank + 1, EXPONENT);
            chances[rank] = sum;
        }
        for (int rank = 0; rank < keys; rank++) {
            chances[rank] /= sum;
        }
        return chances;
    }

    private static int[] scattered(int count, SplittableRandom random) {
        int[] keys = new int[count];
        Arrays.setAll(keys, key -> key);
        for (int left = count; left > 1; left--) {
            int other = random.nextInt(left);
            int last = keys[left - 1];
            keys[left - 1] = keys[other];
            keys[other] = last;
        }
        return keys;
    }

    private static int rank(double[] chances, double drawn) {
        int found = Arrays.binarySearch(chances, drawn);
        return Math.min(chances.length - 1, found < 0 ? ~found : found + 1);
    }

    Object[] ids() {
        return ids;
    }

    /** @param number any */
    int step(int number) {
        return steps[number & LENGTH - 1];
    }

    /** @param number any */
    Object value(int number) {
        return values[number & VALUES - 1];
    }
}
