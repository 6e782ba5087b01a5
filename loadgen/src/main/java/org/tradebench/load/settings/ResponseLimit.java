package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tradebench.load.failure.Failure;

/**
 * States a limit of the response time in the open model, such as {@code p99<50ms}.
 *
 * @param metric of the response times, which count from the intended start
 * @param time that the metric must stay below, 1 µs to 10 minutes
 */
public record ResponseLimit(Metric metric, Duration time) {
    private static final Duration SHORTEST = Duration.ofNanos(1_000);
    private static final Duration LONGEST = Duration.ofMinutes(10);
    private static final Pattern FORM =
            Pattern.compile("([a-z0-9.]+)\\s*<\\s*([0-9]{1,9})\\s*(us|µs|ms|s)", Pattern.CASE_INSENSITIVE);

    /** Describes what {@link #parse} accepts. */
    public static final String EXPECTED = "METRIC<TIME with one of "
            + Arrays.stream(Metric.values()).map(Metric::label).collect(Collectors.joining(", "))
            + " and a time from 1us to 600s, such as p99<50ms";

    /** Lists the metrics of the response times. */
    public enum Metric {
        MEAN("mean"),
        P50("p50"),
        P90("p90"),
        P95("p95"),
        P99("p99"),
        P999("p99.9"),
        MAX("max");

        private final String label;

        Metric(String label) {
            this.label = label;
        }

        /** Returns its label on the command line, in run files and in results. */
        @JsonValue
        public String label() {
            return label;
        }

        private static Optional<Metric> of(String text) {
            return Arrays.stream(values())
                    .filter(metric -> metric.label.equals(text))
                    .findFirst();
        }
    }

    public ResponseLimit {
        if (time.compareTo(SHORTEST) < 0 || time.compareTo(LONGEST) > 0) {
            throw expected(metric.label() + "<" + time(time).replace(" ", ""));
        }
    }

    /**
     * Reads a limit.
     *
     * @throws Failure of usage, which names what was expected and what was given
     */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static ResponseLimit parse(String text) {
        Matcher parts = FORM.matcher(text.strip());
        if (!parts.matches()) {
            throw expected(text);
        }
        Metric metric = Metric.of(parts.group(1).toLowerCase(Locale.ROOT)).orElseThrow(() -> expected(text));
        long number = Long.parseLong(parts.group(2));
        String unit = parts.group(3).toLowerCase(Locale.ROOT);
        Duration time = unit.equals("us") || unit.equals("µs")
                ? Duration.ofNanos(1_000 * number)
                : TimeText.parse(number + unit).orElseThrow(() -> expected(text));
        return new ResponseLimit(metric, time);
    }

    private static Failure expected(String got) {
        return Failure.usage("expected " + EXPECTED + ", got \"" + got + "\".");
    }

    /** Returns the time in milliseconds. */
    public double millis() {
        return time.toNanos() / 1e6;
    }

    /** Returns whether a value of the metric, in milliseconds, is below the time. */
    public boolean allows(double value) {
        return value < millis();
    }

    /** Writes what {@link #parse} reads: {@code p99<50ms}. */
    @JsonValue
    public String text() {
        return metric.label() + "<" + time(time).replace(" ", "");
    }

    /** Describes the limit, for a sentence: {@code p99 < 50 ms}. */
    public String description() {
        return metric.label() + " < " + time(time);
    }

    private static String time(Duration time) {
        long nanos = time.toNanos();
        return nanos % 1_000_000_000 == 0 && nanos > 0
                ? nanos / 1_000_000_000 + " s"
                : nanos % 1_000_000 == 0 ? nanos / 1_000_000 + " ms" : nanos / 1_000 + " us";
    }
}
