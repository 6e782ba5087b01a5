package org.tradebench.load.results;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.ResponseLimit;

/**
 * States when a run fails a build, such as {@code p99>50ms} or {@code throughput<500}.
 *
 * @param metric a word of {@link ResponseLimit.Metric}, {@code throughput} or {@code errors}
 * @param above whether it is crossed above the limit, else below it
 * @param limit milliseconds, operations per second, or requests
 */
public record Threshold(String metric, boolean above, double limit) {
    private static final String THROUGHPUT = "throughput";
    private static final String ERRORS = "errors";
    private static final Pattern FORM =
            Pattern.compile("([a-z0-9.]+)\\s*([<>])\\s*([0-9]{1,9}(?:\\.[0-9]{1,6})?)\\s*(us|µs|ms|s)?");

    private static final String EXPECTED = "METRIC>VALUE or METRIC<VALUE with one of "
            + Arrays.stream(ResponseLimit.Metric.values())
                    .map(ResponseLimit.Metric::label)
                    .collect(Collectors.joining(", "))
            + " and a time, such as p99>50ms, or with throughput or errors and a number, such as throughput<500";

    /**
     * Reads a threshold.
     *
     * @throws Failure of usage, which names what was expected and what was given
     */
    public static Threshold parse(String text) {
        Matcher parts = FORM.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!parts.matches()) {
            throw expected(text);
        }
        String metric = parts.group(1);
        String unit = parts.group(4);
        boolean isTime = latency(metric).isPresent();
        if (isTime != (unit != null) || (!isTime && !metric.equals(THROUGHPUT) && !metric.equals(ERRORS))) {
            throw expected(text);
        }
        double number = Double.parseDouble(parts.group(3));
        return new Threshold(metric, parts.group(2).equals(">"), unit == null ? number : number * millis(unit));
    }

    private static double millis(String unit) {
        return switch (unit) {
            case "s" -> 1_000;
            case "ms" -> 1;
            default -> 0.001;
        };
    }

    private static Optional<ResponseLimit.Metric> latency(String label) {
        return Arrays.stream(ResponseLimit.Metric.values())
                .filter(metric -> metric.label().equals(label))
                .findFirst();
    }

    private static Failure expected(String got) {
        return Failure.usage("expected " + EXPECTED + ", got \"" + got + "\".");
    }

    /** Returns a sentence about how a run crosses the threshold; empty if it does not. In the open model, times are response times, from the intended start. */
    public Optional<String> crossedBy(Summary run) {
        Double value = value(run);
        if (value != null && (above ? value <= limit : value >= limit)) {
            return Optional.empty();
        }
        return Optional.of(String.format(
                Locale.ROOT,
                "%s is %s, %s %s",
                metric.equals(ERRORS) ? "the number of errors" : metric,
                value == null ? "not known" : text(value),
                above ? "above" : "below",
                text(limit)));
    }

    /** Describes the threshold, such as {@code p99 above 50 ms}. */
    public String description() {
        return metric + (above ? " above " : " below ") + text(limit);
    }

    private @Nullable Double value(Summary run) {
        if (metric.equals(THROUGHPUT)) {
            return run.operationsPerSecond();
        }
        if (metric.equals(ERRORS)) {
            return (double) run.errors();
        }
        Latencies times =
                run.openModel() == null ? run.latency() : run.openModel().response();
        return times.of(latency(metric).orElseThrow());
    }

    private String text(double value) {
        if (metric.equals(ERRORS)) {
            return String.format(Locale.ROOT, "%.0f", value);
        }
        return String.format(Locale.ROOT, "%.3f", value).replaceFirst("\\.?0+$", "")
                + (metric.equals(THROUGHPUT) ? " operations/s" : " ms");
    }
}
