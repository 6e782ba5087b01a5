package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Definitions;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.chart.StackedChart;
import org.tradebench.load.report.chart.Table;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.IntervalUse.NodeUse;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.SpeedUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;
import org.tradebench.load.telemetry.TierUse;

/** Draws what used the machine: cores over time and by tier; of a cluster each node by itself, in percent where 100 % is one CPU, as the papers do. */
final class CpuSection {
    private static final double PERCENT = 100;

    /** Number of shades of the application's colour in the style sheet. */
    private static final int SHADES = 4;

    private CpuSection() {}

    static Element draw(ReportInput input) {
        Element section = Element.section("CPU and memory");
        if (isCluster(input)) {
            section.add(drawNodes(input));
        } else if (input.cores().isPresent()) {
            section.add(new StackedChart(
                            "cpu",
                            "CPU of all tiers, in cores",
                            " cores",
                            layers(input),
                            List.of(),
                            input.cores().get())
                    .draw(input.span()));
        }
        return section.add(
                table(input.run().use()),
                Element.of(
                        "p",
                        "Read from " + input.telemetry().source() + " every "
                                + input.telemetry().secondsBetweenSamples() + " s; sampling cost "
                                + Numbers.of(input.run().use().sampler(), 4) + " cores, part of the runner's."
                                + speed(input.run().use().speed())
                                + start(input.run().startSeconds())));
    }

    private static String start(@Nullable Double seconds) {
        return seconds == null
                ? ""
                : " The application answered its first page " + Numbers.of(seconds, 1)
                        + " s after its server's process was started.";
    }

    private static String speed(@Nullable SpeedUse probe) {
        return probe == null
                ? ""
                : " The machine's speed was " + Numbers.of(probe.speed(), 3) + " of the reference (calculation "
                        + Numbers.of(probe.arithmetic(), 3) + ", memory " + Numbers.of(probe.memory(), 3)
                        + ", kernel " + Numbers.of(probe.system(), 3) + "); the speed probe cost "
                        + Numbers.of(probe.cost(), 4) + " cores, likewise.";
    }

    private static Element table(IntervalUse use) {
        Table table = new Table(
                "In the measurement interval, in cores",
                "tier",
                "all",
                "user",
                "system",
                "JIT",
                "GC",
                "peak resident memory");
        for (Tier tier : Tier.values()) {
            TierUse of = use.tiers().get(tier);
            String name = tier.label();
            if (of != null) {
                table.row(
                        Definitions.link(tier.name(), name),
                        Numbers.cores(of.cores()),
                        Numbers.cores(of.user()),
                        Numbers.cores(of.system()),
                        tier.isJvm() ? Numbers.cores(of.jit()) : "–",
                        tier.isJvm() ? Numbers.cores(of.gc()) : "–",
                        Numbers.megabytes(of.peakResidentBytes()));
            } else if (!TenLines.FRONT.contains(tier)) {
                table.row(name, Numbers.NOT_AVAILABLE);
            }
        }
        return table.row(Definitions.link("others", "background load"), Numbers.cores(use.foreign()))
                .row(Definitions.link("others", "steal"), Numbers.cores(use.steal()))
                .row("all tiers together", "–", "–", "–", "–", "–", Numbers.megabytes(use.peakResidentBytes()))
                .element();
    }

    /** Layers of what was read: one that is not known would look like zero. */
    static List<Series> layers(ReportInput input) {
        return Stream.of(
                        input.knownRate("application", "c-app", CpuSection::application),
                        input.knownRate("application: GC", "c-gc", s -> threads(s, TierSample::gcSeconds)),
                        input.knownRate("application: JIT", "c-jit", s -> threads(s, TierSample::jitSeconds)),
                        input.knownRate("database", "c-database", s -> cpu(s, Tier.DATABASE)),
                        input.knownRate("load generator", "c-load-generator", s -> cpu(s, Tier.LOAD_GENERATOR)),
                        input.knownRate("runner", "c-runner", s -> cpu(s, Tier.RUNNER)),
                        input.knownRate("background load", "c-others", CpuSample::machineBusySeconds)
                                .filter(unused -> knowsOtherRuns(input))
                                .map(busy -> background(input, busy)))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Returns whether what the other systems of an interleaved block used is known: otherwise the background load would contain it. */
    private static boolean knowsOtherRuns(ReportInput input) {
        return input.loadGenerator().slices().isEmpty()
                || input.telemetry().cpu().stream().anyMatch(sample -> sample.otherRunsSeconds() != null);
    }

    /** Returns the background load. Rates are subtracted, and not counters, because a sample need not hold all tiers. */
    private static Series background(ReportInput input, Series busy) {
        List<Series> used = new ArrayList<>(Arrays.stream(Tier.values())
                .filter(tier -> isHere(input, tier))
                .map(tier -> input.rate(tier.label(), "c-others", sample -> cpu(sample, tier)))
                .toList());
        used.add(input.rate("other systems", "c-others", CpuSample::otherRunsSeconds));
        List<Series.Point> points = new ArrayList<>();
        for (int i = 0; i < busy.points().size(); i++) {
            Series.Point all = busy.points().get(i);
            double rest = all.value();
            for (Series one : used) {
                rest -= one.points().get(i).value();
            }
            points.add(new Series.Point(all.time(), Math.max(0, rest)));
        }
        return new Series(busy.name(), busy.colour(), points);
    }

    private static boolean isHere(ReportInput input, Tier tier) {
        return input.telemetry().nodes().stream().noneMatch(node -> node.tier() == tier && node.host() != null);
    }

    /** Returns the CPU time of all threads of the application but those of the JIT compiler and the garbage collector. */
    private static @Nullable Double application(CpuSample sample) {
        TierSample of = sample.tiers().get(Tier.APPLICATION);
        return of == null || of.cpuSeconds() == null
                ? null
                : Double.valueOf(of.cpuSeconds() - known(of.jitSeconds()) - known(of.gcSeconds()));
    }

    private static @Nullable Double threads(CpuSample sample, Function<TierSample, @Nullable Double> counter) {
        TierSample of = sample.tiers().get(Tier.APPLICATION);
        return of == null ? null : counter.apply(of);
    }

    private static @Nullable Double cpu(CpuSample sample, Tier tier) {
        TierSample of = sample.tiers().get(tier);
        return of == null ? null : of.cpuSeconds();
    }

    /** Returns 0 for an unknown value: the CPU of unknown compiler and collector threads stays in the application's layer. */
    private static double known(@Nullable Double seconds) {
        return seconds == null ? 0 : seconds;
    }

    /** Returns whether the system has nodes that the sums of the tiers would hide. */
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

    static List<Element> drawNodes(ReportInput input) {
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
                new StackedChart("cpu", name, " %", nodeLayers(input, nodes), lines, limit).draw(input.span()),
                nodeTable(input));
    }

    private static boolean knowsMachine(ReportInput input) {
        return input.telemetry().cpu().stream()
                .map(CpuSample::machineBusySeconds)
                .anyMatch(Objects::nonNull);
    }

    private static List<Series> nodeLayers(ReportInput input, List<Node> nodes) {
        List<Series> layers = new ArrayList<>();
        int applications = 0;
        for (Node node : nodes) {
            String colour = node.tier() == Tier.APPLICATION
                    ? "c-app-" + (applications++ % SHADES + 1)
                    : "c-" + node.tier().label().replace(' ', '-');
            input.knownRate(node.name(), colour, sample -> percent(cpu(sample, node)))
                    .ifPresent(layers::add);
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

    private static Element nodeTable(ReportInput input) {
        return new Columns<NodeUse>()
                .add("node", CpuSection::name)
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

    /** Formats a rate; null also stands for a node that shares the machine's network with others. */
    private static String perSecond(@Nullable Double bytes) {
        return bytes == null ? "–" : Numbers.of(bytes / 1e6, 2) + " MB/s";
    }
}
