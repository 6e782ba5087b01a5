package org.tradebench.load.cli;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A time such as 60, 60s, 250ms, 2m or 1h; a bare number is seconds. */
abstract class TimeSpan implements ITypeConverter<Duration> {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,9})(ms|s|m|h)?");

    private final String what;
    private final Duration least;
    private final Duration most;
    private final String right;

    TimeSpan(String what, Duration least, Duration most, String right) {
        this.what = what;
        this.least = least;
        this.most = most;
        this.right = right;
    }

    @Override
    public Duration convert(String value) {
        Matcher parts = FORM.matcher(value.strip());
        if (parts.matches()) {
            Duration time = of(Long.parseLong(parts.group(1)), parts.group(2));
            if (time.compareTo(least) >= 0 && time.compareTo(most) <= 0) {
                return time;
            }
        }
        throw new TypeConversionException("'" + value + "' is not " + what + ": " + right + " would be right");
    }

    private static Duration of(long number, String unit) {
        return switch (unit == null ? "s" : unit) {
            case "ms" -> Duration.ofMillis(number);
            case "m" -> Duration.ofMinutes(number);
            case "h" -> Duration.ofHours(number);
            default -> Duration.ofSeconds(number);
        };
    }

    /** The window's length. */
    static final class Window extends TimeSpan {
        Window() {
            super(
                    "a window's length",
                    Duration.ofSeconds(1),
                    Duration.ofHours(24),
                    "a time from 1s to 24h (such as 60s or 2m)");
        }
    }

    /** A virtual user's pause between operations. */
    static final class Think extends TimeSpan {
        Think() {
            super(
                    "a think time",
                    Duration.ZERO,
                    Duration.ofMinutes(10),
                    "a time from 0 to 10m (such as 0, 250ms or 3s)");
        }
    }
}
