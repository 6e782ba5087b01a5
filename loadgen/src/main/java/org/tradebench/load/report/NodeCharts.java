package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.chart.StackedChart;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.IntervalUse.NodeUse;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;

/** Draws each node of a cluster by itself, in percent where 100 % is one CPU, as the papers do. */
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
                || count(nodes, Tier.LOAD_GENERATOR) > 1
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
                    : "c-" + node.tier().word().replace(' ', '-');
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
        return new Columns<NodeUse>()
                .add("node", NodeCharts::name)
                .add("all", node -> Numbers.percent(node.use().cores(), 1))
                .add("user", node -> Numbers.percent(node.use().user(), 1))
                .add("system", node -> Numbers.percent(node.use().system(), 1))
                .add(
                        "JIT",
                        node -> node.node().tier().isJvm()
                                ? Numbers.percent(node.use().jit(), 1)
                                : "–")
                .add(
                        "GC",
                        node -> node.node().tier().isJvm()
                                ? Numbers.percent(node.use().gc(), 1)
                                : "–")
                .add(
                        "peak resident memory",
                        node -> Numbers.megabytes(node.use().peakResidentBytes()))
                .add("received", node -> perSecond(node.use().received()))
                .add("sent", node -> perSecond(node.use().sent()))
                .table(
                        "Each node in the measurement interval, 100 % = one CPU",
                        input.run().use().nodes().stream()
                                .sorted(Comparator.comparing(NodeUse::node))
                                .toList());
    }

    private static String name(NodeUse use) {
        Node node = use.node();
        return node.host() == null ? node.name() : node.name() + " on " + node.host();
    }

    /** Null is also what shares the machine's network with others. */
    private static String perSecond(@Nullable Double bytes) {
        return bytes == null ? "–" : Numbers.of(bytes / 1e6, 2) + " MB/s";
    }
}
