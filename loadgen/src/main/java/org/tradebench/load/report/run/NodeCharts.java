package org.tradebench.load.report.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.chart.StackedChart;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.report.page.Table;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.NodeUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;
import org.tradebench.load.telemetry.TierUse;

/** Each node of a cluster by itself, in percent where 100 % is one CPU, as the papers draw it. */
final class NodeCharts {
    private static final double PERCENT = 100;

    /** Shades of the application's colour that the style sheet has. */
    private static final int SHADES = 4;

    private NodeCharts() {}

    /** Whether the sums of the tiers hide anything. */
    static boolean isCluster(ReportInput input) {
        List<NodeUse> nodes = input.run().use().nodes();
        return count(nodes, Tier.APPLICATION) > 1
                || count(nodes, Tier.PROXY) + count(nodes, Tier.WEB) + count(nodes, Tier.ENGINE) > 0
                || count(nodes, Tier.DRIVER) > 1
                // Agents on other machines.
                || count(nodes, Tier.RUNNER) > 1;
    }

    private static long count(List<NodeUse> nodes, Tier tier) {
        return nodes.stream().filter(node -> node.node().tier() == tier).count();
    }

    static List<Element> draw(ReportInput input) {
        List<Node> nodes =
                input.run().use().nodes().stream().map(NodeUse::node).sorted().toList();
        boolean oneMachine = nodes.stream().allMatch(node -> node.host() == null);
        List<Series> lines = oneMachine && knowsMachine(input)
                ? List.of(input.rate("the whole machine", "c-machine", s -> percent(s.machineBusySeconds())))
                : List.of();
        @Nullable
        Double limit = oneMachine ? input.cores().map(cores -> PERCENT * cores).orElse(null) : null;
        String name = "CPU of all nodes, 100 % = one CPU";
        return List.of(
                new StackedChart("cpu", name, " %", layers(input, nodes), lines, limit).draw(input.span()),
                table(input));
    }

    private static boolean knowsMachine(ReportInput input) {
        return input.telemetry().cpu().stream()
                .map(CpuSample::machineBusySeconds)
                .anyMatch(Objects::nonNull);
    }

    private static List<Series> layers(ReportInput input, List<Node> nodes) {
        List<Series> layers = new ArrayList<>();
        int applications = 0;
        for (Node node : nodes) {
            String colour = node.tier() == Tier.APPLICATION
                    ? "c-app-" + (applications++ % SHADES + 1)
                    : "c-" + node.tier().name().toLowerCase(Locale.ROOT);
            layers.add(input.rate(node.name(), colour, sample -> percent(cpu(sample, node))));
        }
        return layers;
    }

    private static @Nullable Double cpu(CpuSample sample, Node node) {
        TierSample of = sample.nodes().get(node.name());
        return of == null ? null : of.cpuSeconds();
    }

    private static @Nullable Double percent(@Nullable Double seconds) {
        return seconds == null ? null : PERCENT * seconds;
    }

    private static Element table(ReportInput input) {
        Table table = new Table(
                "Each node in the measurement interval, 100 % = one CPU",
                "node", "all", "user", "system", "JIT", "GC", "peak resident memory", "received", "sent");
        input.run().use().nodes().stream()
                .sorted((one, other) -> one.node().compareTo(other.node()))
                .forEach(node -> row(table, node.node(), node.use()));
        return table.element();
    }

    private static void row(Table table, Node node, TierUse use) {
        table.row(
                node.host() == null ? node.name() : node.name() + " on " + node.host(),
                Numbers.percent(use.cores(), 1),
                Numbers.percent(use.user(), 1),
                Numbers.percent(use.system(), 1),
                node.tier().isJvm() ? Numbers.percent(use.jit(), 1) : "–",
                node.tier().isJvm() ? Numbers.percent(use.gc(), 1) : "–",
                Numbers.megabytes(use.peakResidentBytes()),
                perSecond(use.received()),
                perSecond(use.sent()));
    }

    /** Null is also what shares the machine's network with others. */
    private static String perSecond(@Nullable Double bytes) {
        return bytes == null ? "–" : Numbers.of(bytes / 1e6, 2) + " MB/s";
    }
}
