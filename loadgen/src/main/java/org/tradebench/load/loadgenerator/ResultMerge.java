package org.tradebench.load.loadgenerator;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Adds the counts of several processes. */
final class ResultMerge {
    /** Maximum kinds of failure, as many as the recorder keeps. */
    private static final int KINDS = 20;

    private record Played(String label, String card) {}

    private record When(LoadProgress.Phase phase, int second) {}

    private record Wrong(String label, String pattern) {}

    private ResultMerge() {}

    static LoadResult merge(List<Part> parts) {
        Axis axis = Axis.of(parts);
        List<LoadResult> results = parts.stream().map(Part::result).toList();
        LoadResult first = results.get(0);
        Instant end = axis.opened().plusNanos(first.intervalNanos());
        return new LoadResult(
                LoadResult.VERSION,
                first.ended(),
                first.reason(),
                results.stream().mapToInt(LoadResult::clients).sum(),
                first.thinkTimeMillis(),
                axis.began(),
                axis.opened(),
                end,
                first.intervalNanos(),
                new LoadResult.Warmup(
                        results.stream()
                                .mapToLong(one -> one.warmup().requests())
                                .sum(),
                        results.stream().mapToLong(one -> one.warmup().errors()).sum(),
                        Duration.between(axis.began(), axis.opened()).toNanos()),
                requests(results),
                operations(results),
                threads(parts),
                new LoadResult.OpenAtEnd(
                        results.stream()
                                .mapToLong(one -> one.openAtEnd().requests())
                                .sum(),
                        results.stream()
                                .mapToLong(one -> one.openAtEnd().longestNanos())
                                .max()
                                .orElse(0)),
                results.stream().mapToLong(LoadResult::later).sum(),
                timeline(parts, axis),
                failures(results),
                slices(results),
                new LoadResult.Uncounted(
                        results.stream()
                                .mapToLong(one -> one.uncounted().requests())
                                .sum(),
                        results.stream()
                                .mapToLong(one -> one.uncounted().errors())
                                .sum()));
    }

    /** Adds up the slices, which all processes of one load have in common. */
    private static List<LoadResult.Slice> slices(List<LoadResult> results) {
        List<LoadResult.Slice> sums = new ArrayList<>(results.get(0).slices());
        for (LoadResult one : results.subList(1, results.size())) {
            for (int i = 0; i < sums.size(); i++) {
                LoadResult.Slice sum = sums.get(i);
                LoadResult.Slice more = one.slices().get(i);
                sums.set(
                        i,
                        new LoadResult.Slice(
                                sum.beginNanos(),
                                sum.endNanos(),
                                sum.countedNanos(),
                                sum.requests() + more.requests(),
                                sum.errors() + more.errors(),
                                sum.operations() + more.operations(),
                                sum.latencyNanos() + more.latencyNanos()));
            }
        }
        return sums;
    }

    private static List<LoadResult.Request> requests(List<LoadResult> results) {
        Map<String, LoadResult.Request> sums = new TreeMap<>();
        results.forEach(one -> one.requests()
                .forEach(label -> sums.merge(
                        label.label(),
                        label,
                        (a, b) -> new LoadResult.Request(
                                a.label(),
                                a.kind(),
                                a.requests() + b.requests(),
                                a.errors() + b.errors(),
                                a.latencyNanos() + b.latencyNanos(),
                                a.bytesReceived() + b.bytesReceived(),
                                a.bytesSent() + b.bytesSent()))));
        return List.copyOf(sums.values());
    }

    private static List<LoadResult.Operation> operations(List<LoadResult> results) {
        Map<Played, LoadResult.Operation> sums =
                new TreeMap<>(Comparator.comparing(Played::label).thenComparing(Played::card));
        results.forEach(one -> one.operations()
                .forEach(operation -> sums.merge(
                        new Played(operation.label(), operation.card()),
                        operation,
                        (a, b) -> new LoadResult.Operation(
                                a.card(), a.label(), a.count() + b.count(), a.errors() + b.errors()))));
        return List.copyOf(sums.values());
    }

    private static List<LoadResult.VirtualUser> threads(List<Part> parts) {
        List<LoadResult.VirtualUser> all = new ArrayList<>();
        parts.forEach(part -> part.result()
                .threads()
                .forEach(user -> all.add(new LoadResult.VirtualUser(
                        part.name() + " " + user.name(), user.wallNanos(), user.busyNanos(), user.thinkNanos()))));
        return all;
    }

    private static List<LoadResult.Second> timeline(List<Part> parts, Axis axis) {
        Map<When, LoadResult.Second> sums =
                new TreeMap<>(Comparator.comparing(When::phase).thenComparing(When::second));
        for (Part part : parts) {
            long warmupMillis = part.result().warmup().nanos() / 1_000_000;
            for (LoadResult.Second second : part.result().timeline()) {
                long from = 1000L * (second.second() - 1);
                int common = second.phase() == LoadProgress.Phase.INTERVAL
                        ? second.second()
                        : axis.warmupSecond(part, from, Math.min(from + 1000, warmupMillis));
                sums.merge(
                        new When(second.phase(), common),
                        new LoadResult.Second(
                                second.phase(), common, second.requests(), second.errors(), second.sessionsLost()),
                        (a, b) -> new LoadResult.Second(
                                a.phase(),
                                a.second(),
                                a.requests() + b.requests(),
                                a.errors() + b.errors(),
                                a.sessionsLost() + b.sessionsLost()));
            }
        }
        return List.copyOf(sums.values());
    }

    private static List<LoadResult.Failed> failures(List<LoadResult> results) {
        Map<Wrong, LoadResult.Failed> sums =
                new TreeMap<>(Comparator.comparing(Wrong::label).thenComparing(Wrong::pattern));
        results.forEach(one -> one.failures()
                .forEach(failed -> sums.merge(
                        // Messages that differ in numbers only are one kind, as for the recorder.
                        new Wrong(failed.label(), failed.message().replaceAll("[0-9]+", "#")),
                        failed,
                        (a, b) -> new LoadResult.Failed(a.label(), a.message(), a.count() + b.count()))));
        return sums.values().stream()
                .sorted(Comparator.comparingLong(LoadResult.Failed::count).reversed())
                .limit(KINDS)
                .toList();
    }
}
