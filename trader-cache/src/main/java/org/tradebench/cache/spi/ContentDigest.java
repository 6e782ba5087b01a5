package org.tradebench.cache.spi;

import java.util.Locale;

/**
 * Condenses what an instance holds in memory to three numbers, so that two members can be compared without exchanging their entries. Different ids have equal
 * numbers by a chance of one in 2^64. Order, times and groups of entries are no part of it.
 *
 * @param entries how many there are
 * @param ids of the ids alone
 * @param contents of the ids with their values
 */
public record ContentDigest(long entries, long ids, long contents) {
    public String idsText() {
        return text(ids);
    }

    public String contentsText() {
        return text(contents);
    }

    private static String text(long number) {
        return String.format(Locale.ROOT, "%016x", number);
    }
}
