package org.tradebench.load.console;

import java.util.Locale;

/** Estimates the remaining time of a task from its progress, and formats it. */
final class TimeLeft {
    private static final double MINUTE = 60;
    private static final double HOUR = 3600;

    private TimeLeft() {}

    /**
     * Returns the seconds that are left if the rest proceeds as fast as what was done.
     *
     * @param taken seconds so far
     * @return negative when no estimate is possible yet
     */
    static double seconds(double taken, long done, long all) {
        return done <= 0 || all <= 0 ? -1 : taken * Math.max(0, all - done) / done;
    }

    /** Formats a time, more coarsely the longer it is: the seconds of an hour would be false precision. */
    static String format(double seconds) {
        if (seconds < MINUTE) {
            return String.format(Locale.ROOT, "%.0f s", Math.ceil(seconds));
        }
        if (seconds < 10 * MINUTE) {
            return String.format(Locale.ROOT, "%d:%02d min", (int) (seconds / MINUTE), (int) (seconds % MINUTE));
        }
        long minutes = Math.round(seconds / MINUTE);
        return seconds < HOUR
                ? minutes + " min"
                : String.format(Locale.ROOT, "%d h %02d min", minutes / 60, minutes % 60);
    }
}
