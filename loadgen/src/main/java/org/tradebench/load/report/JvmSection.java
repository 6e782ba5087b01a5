package org.tradebench.load.report;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Definitions;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.LineChart;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.IntervalUse.NodeUse;
import org.tradebench.load.telemetry.JvmUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;

/** Draws how long the JVMs of the application and the load generator paused, what they held, and how many threads they had. */
final class JvmSection {
    private JvmSection() {}

    /** Returns whether anything is known of a JVM: results of early versions, and of systems other than Linux, have nothing. */
    static boolean isKnown(ReportInput input) {
        return input.run().use().nodes().stream().anyMatch(node -> node.use().jvm() != null);
    }

    static Element draw(ReportInput input) {
        List<Series> pauses = Stream.of(
                        pauses(input, "application", "c-app", Tier.APPLICATION),
                        pauses(input, "load generator", "c-load-generator", Tier.LOAD_GENERATOR))
                .flatMap(Optional::stream)
                .toList();
        List<Element> chart = pauses.isEmpty()
                ? List.of()
                : List.of(LineChart.draw("pauses", "Pauses of the JVMs", "ms per second", pauses, input.span(), false));
        Element table = new Columns<NodeUse>()
                .add("JVM", node -> node.node().name())
                .add("pauses", node -> Numbers.of(jvm(node).pauses(), 0))
                .add("share of the interval", node -> Numbers.percent(jvm(node).pausedShare(), 2))
                .add("worst second, ms", node -> Numbers.of(jvm(node).worstSecondMillis(), 1))
                .add("live heap, at most", node -> Numbers.megabytes(jvm(node).liveBytes()))
                .add("heap", node -> Numbers.megabytes(jvm(node).heapBytes()))
                .add("threads", node -> Numbers.whole(jvm(node).threads()))
                .add(
                        "of the thread pool",
                        node -> node.node().tier() == Tier.APPLICATION
                                ? Numbers.whole(jvm(node).poolThreads())
                                : "–")
                .table(
                        "In the measurement interval",
                        input.run().use().nodes().stream()
                                .filter(node -> node.use().jvm() != null)
                                .toList());
        return Element.section(
                "Java virtual machines",
                chart,
                table,
                Element.of(
                        "p",
                        Definitions.link("Pauses", "Pauses"),
                        ", ",
                        Definitions.link("Live heap", "live heap"),
                        " and heap are from the JVMs' own counters (hsperfdata), threads from the process file system,"
                                + " once per second."));
    }

    private static JvmUse jvm(NodeUse node) {
        return Objects.requireNonNull(node.use().jvm());
    }

    /** Empty where no JVM of the tier tells its pauses. */
    private static Optional<Series> pauses(ReportInput input, String name, String colour, Tier tier) {
        return input.knownRate(name, colour, sample -> milliseconds(sample, tier));
    }

    /** Returns the paused milliseconds of all the tier's nodes together. */
    private static @Nullable Double milliseconds(CpuSample sample, Tier tier) {
        TierSample of = sample.tiers().get(tier);
        return of == null || of.jvm() == null || of.jvm().pauseSeconds() == null
                ? null
                : Double.valueOf(1000 * of.jvm().pauseSeconds());
    }
}
