package org.tradebench.cache.bench;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * What is asked for and what is changed, drawn before anything is measured: the same in every run. Keys are drawn by Zipf's law, the likely ones scattered
 * over all numbers.
 */
final class CacheWorkload {

    /** Where nothing else is said. */
    static final int KEYS = 10_000;

    /** Of Zipf's law; as in the Yahoo cloud serving benchmark. */
    static final double EXPONENT = 0.99;

    /** Of 100 steps. */
    static final int UPDATES = 14;

    /** A power of two; then it begins again. */
    static final int LENGTH = 1 << 18;

    private static final long SEED = 42;

    private static final int VALUES = 1 << 10;

    private final Object[] ids;
    private final Object[] values = new Object[VALUES];
    /** A key to read, or the complement of one to put. */
    private final int[] steps = new int[LENGTH];

    /** @param updates of 100 steps */
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

    /** Of a rank or a smaller one. */
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
