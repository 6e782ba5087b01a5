package org.tradebench.load.loadgenerator;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.tradebench.load.failure.Failure;

/** Merges the result files of several load-generator processes into one set. */
public final class LoadMerge {
    /**
     * How far apart the measurement intervals may have opened, after the clocks' differences were taken out. A tenth of a second is 0.2 % of an interval of a
     * minute, and longer than a quiet machine takes to wake a thread.
     */
    public static final Duration BOUND = Duration.ofMillis(100);

    private LoadMerge() {}

    /**
     * Merges the parts into a folder.
     *
     * @param parts at least one; all complete, with one think time, one length of the measurement interval and one opening of it
     * @param folder into which {@code load-generator.json}, {@code histograms.hlog} and {@code orders.csv} are written
     */
    public static LoadResult into(Path folder, List<Part> parts) {
        check(parts);
        LoadResult merged = ResultMerge.merge(parts);
        HistogramMerge.merge(
                parts, Objects.requireNonNull(merged.intervalEnd()), folder.resolve(JMeterProcess.HISTOGRAMS));
        OrderMerge.merge(parts, folder);
        List<ArrivalResult> arrivals = parts.stream()
                .flatMap(part -> ArrivalResult.in(part.folder()).stream())
                .toList();
        if (!arrivals.isEmpty()) {
            ArrivalResult.merge(arrivals).write(folder);
        }
        List<ProxyAnswers> proxy = parts.stream()
                .flatMap(part -> ProxyAnswers.in(part.folder()).stream())
                .toList();
        if (!proxy.isEmpty()) {
            ProxyAnswers.merge(proxy).write(folder);
        }
        merged.write(folder.resolve(LoadResult.FILE));
        return merged;
    }

    /** Returns how far apart the measurement intervals of the processes opened. */
    public static Duration spread(List<Part> parts) {
        List<Instant> opened = parts.stream().map(Part::intervalStart).sorted().toList();
        return Duration.between(opened.get(0), opened.get(opened.size() - 1));
    }

    private static void check(List<Part> parts) {
        for (Part part : parts) {
            if (part.result().ended() != LoadResult.Ended.COMPLETE) {
                throw Failure.of(part.name() + " did not complete ("
                        + part.result().reason() + "): only complete results can be merged");
            }
        }
        same(
                parts,
                "measurement intervals of one length",
                Comparator.comparingLong(LoadResult::intervalNanos),
                one -> Duration.ofNanos(one.intervalNanos()).toString());
        same(
                parts,
                "one think time",
                Comparator.comparingLong(LoadResult::thinkTimeMillis),
                one -> one.thinkTimeMillis() + " ms");
        Duration spread = spread(parts);
        if (spread.compareTo(BOUND) > 0) {
            throw Failure.of("the measurement intervals of the load generators opened " + spread.toMillis()
                    + " ms apart, expected at most " + BOUND.toMillis() + " ms: they did not measure the same time");
        }
    }

    private static void same(
            List<Part> parts, String what, Comparator<LoadResult> by, Function<LoadResult, String> value) {
        Part first = parts.get(0);
        for (Part part : parts) {
            if (by.compare(first.result(), part.result()) != 0) {
                throw Failure.of(first.name() + " has " + value.apply(first.result()) + ", " + part.name() + " has "
                        + value.apply(part.result()) + ": expected " + what);
            }
        }
    }
}
