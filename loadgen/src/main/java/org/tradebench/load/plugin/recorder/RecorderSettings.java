package org.tradebench.load.plugin.recorder;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.tradebench.load.plugin.deck.ArrivalProcess;
import org.tradebench.load.plugin.deck.ArrivalProfile;
import org.tradebench.load.plugin.deck.ArrivalProperties;

/**
 * Holds the recorder's settings, read from the texts of a plan; an invalid text is rejected with a one-line message.
 *
 * @param intervalSignal file that says when the measurement interval opens; empty: it opens when the warm-up is done
 * @param arrivals of the open model; empty: a closed model
 * @param slices parts of the measurement interval in which requests are sent; empty: in all of it
 * @param warmupUsers threads that send requests in the first part of the warm-up; 0: all of them
 */
record RecorderSettings(
        Path output,
        int clients,
        long warmupRequests,
        long warmupLimitNanos,
        Optional<Path> intervalSignal,
        long intervalNanos,
        long thinkNanos,
        Set<String> extras,
        Set<String> orders,
        long failuresLimit,
        Optional<ArrivalProperties> arrivals,
        Optional<Slices> slices,
        int warmupUsers) {
    /** Creates settings without slices, with all threads from the beginning. */
    RecorderSettings(
            Path output,
            int clients,
            long warmupRequests,
            long warmupLimitNanos,
            Optional<Path> intervalSignal,
            long intervalNanos,
            long thinkNanos,
            Set<String> extras,
            Set<String> orders,
            long failuresLimit,
            Optional<ArrivalProperties> arrivals) {
        this(
                output,
                clients,
                warmupRequests,
                warmupLimitNanos,
                intervalSignal,
                intervalNanos,
                thinkNanos,
                extras,
                orders,
                failuresLimit,
                arrivals,
                Optional.empty(),
                0);
    }

    private static final String NO_SIGNAL = "none";
    private static final long DAY_SECONDS = TimeUnit.DAYS.toSeconds(1);

    static RecorderSettings of(RecorderBean bean) {
        long intervalNanos = TimeUnit.SECONDS.toNanos(number("duration", bean.getDuration(), 1, DAY_SECONDS));
        return new RecorderSettings(
                path("output", bean.getOutput().strip(), "a folder"),
                (int) number("threads", bean.getClients(), 1, 100_000),
                number("warmup.requests", bean.getWarmupRequests(), 0, 1_000_000_000_000L),
                TimeUnit.SECONDS.toNanos(number("warmup.limit", bean.getWarmupLimit(), 1, DAY_SECONDS + 3600)),
                Optional.of(bean.getIntervalSignal().strip())
                        .filter(text -> !text.isEmpty() && !text.equals(NO_SIGNAL))
                        .map(text -> path("interval.signal", text, "a file")),
                intervalNanos,
                TimeUnit.MILLISECONDS.toNanos(number("thinktime", bean.getThinkTime(), 0, 600_000)),
                labels(bean.getExtras()),
                labels(bean.getOrders()),
                number("failures.limit", bean.getFailuresLimit(), 1, 1_000_000_000_000L),
                arrivals(bean),
                slices(bean, intervalNanos),
                (int) number("warmup.users", orZero(bean.getWarmupUsers()), 0, 100_000));
    }

    /** Reads the arrivals. A plan that was made before there was an open model has no text for them. */
    private static Optional<ArrivalProperties> arrivals(RecorderBean bean) {
        String rate = bean.getArrivals().strip();
        if (rate.isEmpty() || rate.equals("0")) {
            return Optional.empty();
        }
        long seed = number("seed", bean.getSeed(), Long.MIN_VALUE, Long.MAX_VALUE);
        int stream = (int) number("first.thread", bean.getFirstThread(), 0, 100_000);
        long leadIn = TimeUnit.SECONDS.toNanos(number("lead.in", bean.getLeadIn(), 0, 3600));
        if (rate.contains("(")) {
            return Optional.of(new ArrivalProperties(profile(rate), seed, stream, leadIn));
        }
        double perSecond;
        try {
            perSecond = Double.parseDouble(rate);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "arrivals: expected operations per second such as 250, or a profile, got \"" + rate + "\"", e);
        }
        ArrivalProcess process = ArrivalProcess.of(bean.getArrivalProcess().strip());
        return Optional.of(new ArrivalProperties(perSecond, process, seed, stream, leadIn));
    }

    private static ArrivalProfile profile(String text) {
        try {
            return ArrivalProfile.parse(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("arrivals: " + e.getMessage(), e);
        }
    }

    /** Reads the slices. A plan that was made before there were slices has no text for them. */
    private static Optional<Slices> slices(RecorderBean bean, long intervalNanos) {
        Optional<Slices> slices = Slices.parse(
                bean.getSlices(), number("slice.dropped", orZero(bean.getSliceDropped()), 0, 600_000), intervalNanos);
        if (slices.isPresent() && arrivals(bean).isPresent()) {
            throw new IllegalArgumentException(
                    "slices: expected none, or no arrivals, because operations of an open model arrive at all times");
        }
        return slices;
    }

    /** Returns the text, or {@code 0} for a plan that was made before this text existed. */
    private static String orZero(String text) {
        return text.isBlank() ? "0" : text;
    }

    private static Set<String> labels(String text) {
        return Arrays.stream(text.split("[,;]", -1))
                .map(String::strip)
                .filter(label -> !label.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Path path(String name, String text, String expected) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException(name + ": expected " + expected + ", got \"" + text + "\"", e);
        }
    }

    private static long number(String name, String text, long least, long most) {
        try {
            long number = Long.parseLong(text.strip());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Rejected below, like a number out of range.
        }
        throw new IllegalArgumentException(String.format(
                Locale.ROOT, "%s: expected a whole number from %,d to %,d, got \"%s\"", name, least, most, text));
    }
}
