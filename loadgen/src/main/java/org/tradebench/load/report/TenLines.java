package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.results.CorrectedLatency;
import org.tradebench.load.results.Latencies;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.results.Summary;
import org.tradebench.load.results.ThroughputInterval;
import org.tradebench.load.telemetry.CacheUse;
import org.tradebench.load.telemetry.DatabaseUse;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;

/** Summarizes a VALID run in ten lines, and one more with a cache, for the terminal and for the top of the report. */
public final class TenLines {
    /** Tiers between the load generator and the application servers. */
    static final List<Tier> FRONT = List.of(Tier.PROXY, Tier.WEB, Tier.ENGINE);

    private TenLines() {}

    /** Holds a line: a heading and its text. */
    public record Line(String label, String text) {}

    /** Returns the lines; none unless the run is VALID. */
    public static List<Line> lines(RunRecord run) {
        Summary of = run.summary();
        if (of == null) {
            return List.of();
        }
        IntervalUse use = run.use();
        List<Line> lines = new ArrayList<>();
        run.faults().forEach(fault -> lines.add(new Line("fault", fault(fault))));
        lines.add(new Line(
                "throughput",
                String.format(
                        Locale.ROOT,
                        "%s requests/s, %s operations/s (%s requests, %s errors)",
                        Numbers.of(of.requestsPerSecond(), 1),
                        Numbers.of(of.operationsPerSecond(), 1),
                        Numbers.whole(of.requests()),
                        Numbers.whole(of.errors()))));
        if (of.throughputInterval() != null) {
            lines.add(new Line("95 % interval", interval(of.throughputInterval())));
        }
        if (of.openModel() != null) {
            lines.add(new Line("response", percentiles(of.openModel().response()) + " (from the intended start)"));
            lines.add(new Line("service", percentiles(of.openModel().service()) + " (from the actual start)"));
        }
        lines.add(new Line("latency", percentiles(of.latency()) + corrected(of.correctedLatency())));
        lines.add(new Line(
                "CPU time",
                microseconds(of, of.requestsPerApplicationCpuSecond()) + " µs per operation in the application, "
                        + microseconds(of, of.requestsPerApplicationCpuSecondWithoutJit()) + " without the JIT, "
                        + microseconds(of, of.requestsPerCpuSecond()) + " with the database"));
        lines.add(new Line("application", nodes(use) + application(use.tiers().get(Tier.APPLICATION))));
        lines.add(new Line("database", database(use.tiers().get(Tier.DATABASE), use.database(), of)));
        if (FRONT.stream().anyMatch(use.tiers()::containsKey)) {
            lines.add(new Line("front", front(use)));
        }
        if (use.cache() != null) {
            lines.add(new Line("cache", cache(use.cache(), of)));
        }
        lines.add(new Line(
                "load generator",
                cores(use.tiers().get(Tier.LOAD_GENERATOR)) + ", " + Numbers.percent(of.loadGeneratorShareOfTime(), 1)
                        + (of.openModel() == null
                                ? " of the virtual users' time"
                                : " of the virtual users' busy time, schedule lag "
                                        + Numbers.millis(of.openModel().lateMillis()) + " ms")));
        lines.add(new Line(
                "background load", Numbers.cores(use.foreign()) + " cores, steal " + Numbers.cores(use.steal())));
        lines.add(new Line("mix", run.value("operation mix")));
        if (run.backlog() != null && run.backlog().open() > 0) {
            lines.add(new Line("open orders", run.value("open orders")));
        }
        lines.add(new Line("consistency", run.value("consistency")));
        lines.add(new Line("memory", memory(use)));
        return lines;
    }

    private static String interval(ThroughputInterval of) {
        return of.low() == null || of.high() == null
                ? String.format(
                        Locale.ROOT,
                        "none: throughput changed so slowly that about %.0f seconds count as one; a measurement interval of %.0f s would be enough",
                        of.secondsTogether(),
                        of.secondsNeeded())
                : String.format(
                        Locale.ROOT,
                        "%s to %s requests/s, of these processes only: another run may differ by more",
                        Numbers.of(of.low(), 1),
                        Numbers.of(of.high(), 1));
    }

    private static String microseconds(Summary of, @Nullable Double requestsPerCpuSecond) {
        Double micros = of.microsPerOperation(requestsPerCpuSecond);
        return micros == null ? Numbers.NOT_AVAILABLE : Numbers.of(micros, 0);
    }

    private static String percentiles(Latencies of) {
        return String.format(
                "p50 %s ms, p90 %s, p95 %s, p99 %s, p99.9 %s, max %s",
                Numbers.millis(of.p50()),
                Numbers.millis(of.p90()),
                Numbers.millis(of.p95()),
                Numbers.millis(of.p99()),
                Numbers.millis(of.p999()),
                Numbers.millis(of.max()));
    }

    private static String corrected(@Nullable CorrectedLatency of) {
        return of == null
                ? ""
                : "; corrected for coordinated omission p99 "
                        + Numbers.millis(of.latency().p99()) + ", p99.9 "
                        + Numbers.millis(of.latency().p999());
    }

    private static String fault(FaultOutcome fault) {
        return fault.fault() + " of " + String.join(", ", fault.nodes()) + ": " + Numbers.whole(fault.errors())
                + " errors, "
                + (fault.secondsToRecover() == null
                        ? "not recovered"
                        : "recovered after " + Numbers.of(fault.secondsToRecover(), 1) + " s")
                + ", " + Numbers.whole(fault.sessionsLost()) + " sessions lost"
                + (fault.ordersAcknowledged() == null || fault.ordersFound() == null
                        ? ""
                        : ", " + Numbers.whole(fault.ordersFound()) + " of " + Numbers.whole(fault.ordersAcknowledged())
                                + " acknowledged orders found");
    }

    private static String cores(@Nullable TierUse use) {
        return use == null || use.cores() == null
                ? "CPU " + Numbers.NOT_AVAILABLE
                : Numbers.cores(use.cores()) + " cores";
    }

    private static String application(@Nullable TierUse use) {
        if (use == null || use.user() == null) {
            return cores(use);
        }
        return String.format(
                "%s (user %s, system %s; JIT %s, GC %s)",
                cores(use),
                Numbers.cores(use.user()),
                Numbers.cores(use.system()),
                Numbers.cores(use.jit()),
                Numbers.cores(use.gc()));
    }

    /** Returns how many application servers share the cores, if there are several. */
    private static String nodes(IntervalUse use) {
        long count = use.nodes().stream()
                .filter(node -> node.node().tier() == Tier.APPLICATION)
                .count();
        return count > 1 ? count + " nodes, " : "";
    }

    private static String front(IntervalUse use) {
        return FRONT.stream()
                .filter(use.tiers()::containsKey)
                .map(tier -> label(tier) + " " + cores(use.tiers().get(tier)))
                .collect(Collectors.joining(", "));
    }

    private static String database(@Nullable TierUse use, DatabaseUse counters, Summary of) {
        @Nullable Double transactions = counters.commits() == null ? null : counters.commits() / of.intervalSeconds();
        String statements = of.statementsPerRequest() == null
                ? ""
                : ", " + Numbers.of(of.statementsPerRequest(), 2) + " statements per request, "
                        + Numbers.of(of.statementsPerOperation(), 2) + " per operation";
        return cores(use) + ", " + Numbers.of(transactions, 0) + " transactions/s" + statements;
    }

    private static String cache(CacheUse use, Summary of) {
        return "hit ratio " + Numbers.of(use.all().hitRatio(), 3) + " of "
                + Numbers.of(use.all().lookups() / of.intervalSeconds(), 0) + " lookups/s, "
                + Numbers.whole(use.entries()) + " of " + Numbers.whole(use.maxEntries()) + " entries, "
                + Numbers.of(use.all().misses() / of.requests(), 2) + " misses per request";
    }

    private static String memory(IntervalUse use) {
        return "peak " + Numbers.megabytes(use.peakResidentBytes()) + " resident in all: "
                + Arrays.stream(Tier.values())
                        .filter(tier -> use.tiers().containsKey(tier) || !FRONT.contains(tier))
                        .map(tier -> label(tier) + " " + resident(use.tiers().get(tier)))
                        .collect(Collectors.joining(", "));
    }

    private static String resident(@Nullable TierUse use) {
        return Numbers.megabytes(use == null ? null : use.peakResidentBytes());
    }

    private static String label(Tier tier) {
        return switch (tier) {
            case WEB -> "web server";
            case LOAD_GENERATOR -> "load generator";
            default -> tier.label();
        };
    }
}
