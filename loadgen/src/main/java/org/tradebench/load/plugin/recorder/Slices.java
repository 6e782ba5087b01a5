package org.tradebench.load.plugin.recorder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Determines when the virtual users of this process send requests in a measurement interval that several systems share alternately. They send them in its
 * slices, and wait between slices. The start of each slice is dropped: in it answers of the previous system still arrive, and caches of the processor fill. All
 * times are nanoseconds since the measurement interval opened.
 */
final class Slices {
    private static final String NONE = "none";
    private static final Pattern FORM = Pattern.compile("([0-9]{1,9})-([0-9]{1,9})");

    /**
     * Holds the times of one slice.
     *
     * @param begin when requests may begin
     * @param counts when answers begin to count
     * @param end when no request may begin, and no answer counts, any more
     * @param countedBefore sum of the counted parts of all earlier slices
     */
    private record Slice(long begin, long counts, long end, long countedBefore) {}

    private final List<Slice> all;

    private Slices(List<Slice> all) {
        this.all = List.copyOf(all);
    }

    /**
     * Reads {@code 0-3000,6000-9000}: begin and end of each slice in milliseconds.
     *
     * @param text {@code none}, or empty: the whole measurement interval belongs to one system
     * @param droppedMillis start of each slice in which answers do not count
     * @param intervalNanos length of the measurement interval
     */
    static Optional<Slices> parse(String text, long droppedMillis, long intervalNanos) {
        if (text.isBlank() || text.strip().equals(NONE)) {
            return Optional.empty();
        }
        List<Slice> slices = new ArrayList<>();
        long last = 0;
        long counted = 0;
        for (String part : text.strip().split("[,;]", -1)) {
            Matcher form = FORM.matcher(part.strip());
            if (!form.matches()) {
                throw wrong("begin and end of each slice in milliseconds such as 0-3000;6000-9000, or none", text);
            }
            long begin = TimeUnit.MILLISECONDS.toNanos(Long.parseLong(form.group(1)));
            long end = TimeUnit.MILLISECONDS.toNanos(Long.parseLong(form.group(2)));
            long counts = begin + TimeUnit.MILLISECONDS.toNanos(droppedMillis);
            if (begin < last || end <= counts || end > intervalNanos) {
                throw wrong(
                        "slices in order, each longer than the " + droppedMillis
                                + " ms that are dropped, within the measurement interval",
                        part.strip());
            }
            slices.add(new Slice(begin, counts, end, counted));
            counted += end - counts;
            last = end;
        }
        return Optional.of(new Slices(slices));
    }

    private static IllegalArgumentException wrong(String expected, String text) {
        return new IllegalArgumentException("slices: expected " + expected + ", got \"" + text + "\"");
    }

    int count() {
        return all.size();
    }

    /** Returns when a slice begins. */
    long begin(int slice) {
        return all.get(slice).begin();
    }

    /** Returns when a slice ends. */
    long end(int slice) {
        return all.get(slice).end();
    }

    /** Returns the length of the part of a slice that counts. */
    long counted(int slice) {
        return all.get(slice).end() - all.get(slice).counts();
    }

    /** Returns the slice in whose counted part a moment lies, from 0; −1 when it lies in none. */
    int counting(long moment) {
        int slice = begunBy(moment);
        return slice >= 0
                        && moment >= all.get(slice).counts()
                        && moment < all.get(slice).end()
                ? slice
                : -1;
    }

    /** Returns the time from a moment to the next slice; 0 within a slice, {@link Long#MAX_VALUE} after the last one. */
    long nanosToNextSlice(long moment) {
        int slice = begunBy(moment);
        if (slice >= 0 && moment < all.get(slice).end()) {
            return 0;
        }
        return slice + 1 < all.size() ? all.get(slice + 1).begin() - moment : Long.MAX_VALUE;
    }

    /** Returns the sum of the counted time until a moment. */
    long countedUntil(long moment) {
        int slice = begunBy(moment);
        if (slice < 0) {
            return 0;
        }
        Slice of = all.get(slice);
        return of.countedBefore() + Math.max(0, Math.min(moment, of.end()) - of.counts());
    }

    /** Returns the last slice that has begun by a moment; −1 before the first. */
    private int begunBy(long moment) {
        int low = 0;
        int high = all.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (all.get(middle).begin() <= moment) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return high;
    }
}
