package org.tradebench.load.plugin.recorder;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Alternates load and pause until the measurement interval opens.
 *
 * @param load nanoseconds in which requests are made
 * @param pause nanoseconds after them in which none is begun
 */
record WarmupCycle(long load, long pause) {
    private static final String NONE = "none";
    private static final Pattern FORM = Pattern.compile("([1-9][0-9]{0,3})/([1-9][0-9]{0,3})");

    /** Reads {@code 10/2}, in seconds; empty for none. */
    static Optional<WarmupCycle> parse(String text) {
        if (text.isBlank() || text.strip().equals(NONE)) {
            return Optional.empty();
        }
        Matcher form = FORM.matcher(text.strip());
        if (!form.matches()) {
            throw new IllegalArgumentException(
                    "warmup.cycle: expected seconds of load and of pause such as 10/2, or none, got \"" + text + "\"");
        }
        return Optional.of(new WarmupCycle(
                TimeUnit.SECONDS.toNanos(Long.parseLong(form.group(1))),
                TimeUnit.SECONDS.toNanos(Long.parseLong(form.group(2)))));
    }

    /**
     * Returns how long the pause goes on in which a moment lies; 0 in load.
     *
     * @param now nanoseconds since the run began
     */
    long rest(long now) {
        long inCycle = now % (load + pause);
        return inCycle < load ? 0 : load + pause - inCycle;
    }
}
