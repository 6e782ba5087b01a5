package org.tradebench.load.cli.option;

import java.time.Duration;
import java.util.Optional;
import org.tradebench.load.settings.TimeText;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts a time such as 60, 60s, 250ms, 2m or 1h; a bare number is seconds. */
public abstract class TimeSpan implements ITypeConverter<Duration> {
    private final String what;
    private final Duration least;
    private final Duration most;
    private final Duration step;
    private final String expected;

    /**
     * @param step milliseconds or more, of which a time is a multiple
     */
    TimeSpan(String what, Duration least, Duration most, Duration step, String expected) {
        this.what = what;
        this.least = least;
        this.most = most;
        this.step = step;
        this.expected = expected;
    }

    @Override
    public Duration convert(String value) {
        Optional<Duration> time = TimeText.parse(value);
        if (time.isPresent()
                && time.get().compareTo(least) >= 0
                && time.get().compareTo(most) <= 0
                && time.get().toMillis() % step.toMillis() == 0) {
            return time.get();
        }
        throw new TypeConversionException("expected " + what + ", " + expected + ", got \"" + value + "\"");
    }

    /** Converts the length of the measurement interval. */
    public static final class MeasurementTime extends TimeSpan {
        MeasurementTime() {
            super(
                    "a length of the measurement interval",
                    Duration.ofSeconds(1),
                    Duration.ofHours(24),
                    Duration.ofSeconds(1),
                    "whole seconds from 1s to 24h (such as 60s or 2m)");
        }
    }

    /** Converts the delay that a network between application and database adds to a round trip. */
    public static final class Delay extends TimeSpan {
        Delay() {
            super(
                    "a delay",
                    Duration.ofMillis(1),
                    Duration.ofSeconds(10),
                    Duration.ofMillis(1),
                    "a time from 1ms to 10s (such as 2ms)");
        }
    }

    /** Converts a virtual user's pause between operations. */
    public static final class Think extends TimeSpan {
        Think() {
            super(
                    "a think time",
                    Duration.ZERO,
                    Duration.ofMinutes(10),
                    Duration.ofMillis(1),
                    "a time from 0 to 10m (such as 0, 250ms or 3s)");
        }
    }
}
