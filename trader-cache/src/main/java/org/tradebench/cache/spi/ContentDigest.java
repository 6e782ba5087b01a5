package org.tradebench.cache.spi;

import java.util.Locale;

/**
 * What an instance holds in memory, drawn together to three numbers, so that two members can be compared without telling each other their entries. Equal ids,
 * equal numbers; other ids, other numbers but for a chance of one in 2^64. The order of the entries, their times and their groups are no part of it.
 *
 * @param entries how many there are
 * @param ids of the ids alone
 * @param contents of the ids with their values
 */
public record ContentDigest(long entries, long ids, long contents) {
    /** Sixteen hexadecimal digits. */
    public String idsText() {
        return text(ids);
    }

    /** Sixteen hexadecimal digits. */
    public String contentsText() {
        return text(contents);
    }

    private static String text(long number) {
        return String.format(Locale.ROOT, "%016x", number);
    }
}
