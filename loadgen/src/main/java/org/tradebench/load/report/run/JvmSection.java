package org.tradebench.load.report.run;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.report.chart.LineChart;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Definitions;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.report.page.Table;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.JvmUse;
import org.tradebench.load.telemetry.NodeUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;

/** How long the application's and the driver's JVMs stood still, what they held, and how many threads they had. */
final class JvmSection {
    private JvmSection() {}

    /** Whether anything was told of a JVM: results from before it was looked at, and other systems than Linux, have nothing. */
    static boolean isKnown(ReportInput input) {
        return input.run().use().nodes().stream().anyMatch(node -> node.use().jvm() != null);
    }

    static Element draw(ReportInput input) {
        Element section = Element.of("section", Element.of("h2", "Java virtual machines"));
        section.add(LineChart.draw(
                "pauses",
                "Pauses of the JVMs",
                "ms per second",
                List.of(
                        pauses(input, "application", "c-app", Tier.APPLICATION),
                        pauses(input, "load generator", "c-driver", Tier.DRIVER)),
                input.span(),
                false));
        Table table = new Table(
                "In the measurement interval",
                "JVM",
                "pauses",
                "share of the interval",
                "worst second, ms",
                "live heap, at most",
                "heap",
                "threads",
                "of the thread pool");
        input.run().use().nodes().stream()
                .filter(node -> node.use().jvm() != null)
                .forEach(node -> row(table, node));
        return section.add(
                table.element(),
                Element.of(
                        "p",
                        Definitions.link("Pauses", "Pauses"),
                        ", ",
                        Definitions.link("Live heap", "live heap"),
                        " and heap are from the JVMs' own counters (hsperfdata), threads from the process file system,"
                                + " once per second."));
    }

    private static void row(Table table, NodeUse node) {
        JvmUse use = Objects.requireNonNull(node.use().jvm());
        table.row(
                node.node().name(),
                Numbers.of(use.pauses(), 0),
                Numbers.percent(use.pausedShare(), 2),
                Numbers.of(use.worstSecondMillis(), 1),
                Numbers.megabytes(use.liveBytes()),
                Numbers.megabytes(use.heapBytes()),
                count(use.threads()),
                node.node().tier() == Tier.APPLICATION ? count(use.poolThreads()) : "–");
    }

    private static String count(@Nullable Integer threads) {
        return threads == null ? Numbers.NOT_AVAILABLE : Numbers.whole(threads);
    }

    private static Series pauses(ReportInput input, String name, String colour, Tier tier) {
        return input.rate(name, colour, sample -> milliseconds(sample, tier));
    }

    /** Of all the tier's nodes together. */
    private static @Nullable Double milliseconds(CpuSample sample, Tier tier) {
        TierSample of = sample.tiers().get(tier);
        return of == null || of.jvm() == null || of.jvm().pauseSeconds() == null
                ? null
                : Double.valueOf(1000 * of.jvm().pauseSeconds());
    }
}
