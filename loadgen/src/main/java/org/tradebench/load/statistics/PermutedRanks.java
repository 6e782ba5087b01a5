package org.tradebench.load.statistics;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Computes how probable a rank statistic of Pettitt's test is when nothing changed: when every order of the values is equally likely.
 *
 * <p>For few values the probability is exact, by counting orders; for more it is estimated from 20,000 random orders with a fixed seed. Pettitt's approximation
 * 2 exp(−6 U² / (n³ + n²)) is an upper limit: for 12 values it is five times too large at 1 %, for 30 two and a half times, for 120 one and a half times. It is
 * used where it is the smaller one, which is where no random order is so extreme, and for more than 200 values.
 */
final class PermutedRanks {
    /** Maximum number of values for exact counting, which takes some ten milliseconds. */
    private static final int EXACT = 16;

    private static final int RANDOM = 200;
    private static final int ORDERS = 20_000;
    private static final long SEED = 1979;

    private static final Map<Integer, PermutedRanks> CACHED = new ConcurrentHashMap<>();

    /** Probabilities of a statistic at least as great as the index. A statistic is a whole number, also where equal values share a rank. */
    private final double[] probabilities;

    private PermutedRanks(double[] probabilities) {
        this.probabilities = probabilities;
    }

    /**
     * Returns the probability of a statistic at least as great. Values that are equal make great ones rarer, so that it is then an upper limit.
     *
     * @param values their number
     * @param statistic the greatest |U|
     */
    static double probability(int values, double statistic) {
        double n = values;
        double limit = Math.min(1, 2 * Math.exp(-6 * statistic * statistic / (n * n * n + n * n)));
        return values > RANDOM
                ? limit
                : Math.min(
                        limit, CACHED.computeIfAbsent(values, PermutedRanks::of).atLeast(statistic));
    }

    private static PermutedRanks of(int values) {
        return new PermutedRanks(values <= EXACT ? counted(values) : drawn(values));
    }

    private double atLeast(double statistic) {
        return probabilities[Math.toIntExact(Math.round(statistic))];
    }

    private static int greatest(int values) {
        return values / 2 * ((values + 1) / 2);
    }

    /** Counts orders exactly. U depends only on which values came first, not on their order: an order is a path through sets, each larger by one value. */
    private static double[] counted(int values) {
        int sets = 1 << values;
        int[] statistic = new int[sets];
        for (int set = 1; set < sets; set++) {
            int lowest = Integer.numberOfTrailingZeros(set);
            statistic[set] = statistic[set & (set - 1)] + 2 * (lowest + 1) - (values + 1);
        }
        double[] paths = new double[sets];
        double[] probabilities = new double[greatest(values) + 1];
        for (int limit = 0; limit < probabilities.length; limit++) {
            probabilities[limit] = Math.min(1, Math.max(0, 1 - below(limit, values, statistic, paths)));
        }
        return probabilities;
    }

    /** Returns the share of all orders whose |U| is always below a limit. */
    private static double below(int limit, int values, int[] statistic, double[] paths) {
        paths[0] = 1;
        for (int set = 1; set < paths.length; set++) {
            double sum = 0;
            if (Math.abs(statistic[set]) < limit) {
                int size = Integer.bitCount(set);
                for (int rest = set; rest != 0; rest &= rest - 1) {
                    sum += paths[set & ~Integer.lowestOneBit(rest)] / size;
                }
            }
            paths[set] = sum;
        }
        return paths[(1 << values) - 1];
    }

    /** Estimates by random orders. The observed order is one of them, so that no probability is zero (Phipson and Smyth, 2010). */
    private static double[] drawn(int values) {
        SplittableRandom random = new SplittableRandom(SEED + values);
        long[] orders = new long[greatest(values) + 1];
        int[] ranks = new int[values];
        Arrays.setAll(ranks, i -> i + 1);
        for (int order = 0; order < ORDERS; order++) {
            orders[greatest(ranks, random)]++;
        }
        double[] probabilities = new double[orders.length];
        long atLeast = 1;
        for (int statistic = orders.length - 1; statistic >= 0; statistic--) {
            atLeast += orders[statistic];
            probabilities[statistic] = (double) atLeast / (ORDERS + 1);
        }
        return probabilities;
    }

    /** Shuffles the ranks, and returns the greatest |U| along the new order. */
    private static int greatest(int[] ranks, SplittableRandom random) {
        int u = 0;
        int greatest = 0;
        for (int k = 0; k < ranks.length; k++) {
            int other = k + random.nextInt(ranks.length - k);
            int chosen = ranks[other];
            ranks[other] = ranks[k];
            ranks[k] = chosen;
            u += 2 * chosen - (ranks.length + 1);
            greatest = Math.max(greatest, Math.abs(u));
        }
        return greatest;
    }
}
