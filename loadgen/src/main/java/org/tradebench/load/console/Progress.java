package org.tradebench.load.console;

import java.util.Locale;

/**
 * Holds the progress of a phase.
 *
 * @param all 0 when unknown
 */
record Progress(long done, long all, String detail) {
    static final Progress UNKNOWN = new Progress(0, 0, "");

    private static final int BAR = 20;

    /** Seconds before which no remaining time is shown: the first moments of a phase say little about its pace. */
    private static final double FIRST_GUESS = 2;

    /** Returns the text of a line that is redrawn: bar, share, time left (when unknown: the time taken), and the rest. */
    String drawn(double seconds) {
        double left = TimeLeft.seconds(seconds, done, all);
        StringBuilder line = new StringBuilder();
        if (all > 0) {
            int full = (int) (BAR * Math.min(done, all) / all);
            line.append('[')
                    .append("#".repeat(full))
                    .append("-".repeat(BAR - full))
                    .append("] ")
                    .append(share());
        }
        if (left >= 0 && seconds >= FIRST_GUESS) {
            line.append(TimeLeft.format(left)).append(" left  ");
        } else if (left < 0) {
            line.append(TimeLeft.format(Math.floor(seconds))).append("  ");
        }
        return line.append(detail).toString();
    }

    /** Returns the text of a line that stays. */
    String plain() {
        return share() + detail;
    }

    private String share() {
        return all <= 0 ? "" : String.format(Locale.ROOT, "%3d %%  ", 100 * Math.min(done, all) / all);
    }
}
