package org.tradebench.load.driver;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tradebench.load.failure.Failure;

/**
 * How long a warm-up is to last.
 *
 * @param requests that it has at least
 * @param stillWithinSeconds it goes on until nothing moves any more, or so long; null: the requests are all
 */
public record WarmupWish(long requests, Integer stillWithinSeconds) {
    /** Requests that a warm-up until still has at least: before them nothing has begun to move. */
    private static final long LEAST = 1_000;

    private static final int CAP = 300;
    private static final long MOST = 100_000_000;
    private static final Pattern STILL = Pattern.compile("still(?::([0-9]{1,5})(s|m|h)?)?");

    /** What is right, for a sentence that ends in "would be right". */
    public static final String RIGHT =
            "a number of requests from 0 to 100000000, still, or still:CAP with a time from 30s to 24h such as still:5m";

    /**
     * Reads {@code 60000}, {@code still} or {@code still:5m}.
     *
     * @throws Failure says what would be right
     */
    public static WarmupWish parse(String text) {
        String word = text.strip().replace("_", "");
        Matcher still = STILL.matcher(word);
        if (still.matches()) {
            long cap = still.group(1) == null ? CAP : seconds(Long.parseLong(still.group(1)), still.group(2));
            if (cap >= 30 && cap <= Duration.ofHours(24).toSeconds()) {
                return new WarmupWish(LEAST, Math.toIntExact(cap));
            }
        } else if (word.matches("[0-9]{1,9}") && Long.parseLong(word) <= MOST) {
            return new WarmupWish(Long.parseLong(word), null);
        }
        throw Failure.usage("'" + text + "' is not a warm-up: " + RIGHT + " would be right");
    }

    private static long seconds(long number, String unit) {
        return switch (unit == null ? "s" : unit) {
            case "m" -> 60 * number;
            case "h" -> 3600 * number;
            default -> number;
        };
    }
}
