package org.tradebench.load.report;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.report.chart.Definitions;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.chart.StackedChart;
import org.tradebench.load.report.chart.Table;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;
import org.tradebench.load.telemetry.TierUse;

/** Draws who used the machine: cores over time, and in the measurement interval by tier. */
final class CpuSection {
    private CpuSection() {}

    static Element draw(ReportInput input) {
        Element section = Element.section("CPU and memory");
        if (NodeCharts.isCluster(input)) {
            section.add(NodeCharts.draw(input));
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
                                + Numbers.of(input.run().use().sampler(), 4) + " cores, part of the runner's."));
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
            String name = tier.word();
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

    private static List<Series> layers(ReportInput input) {
        return List.of(
                input.rate(
                        "application",
                        "c-app",
                        s -> counter(s, Tier.APPLICATION, TierSample::cpuSeconds)
                                - counter(s, Tier.APPLICATION, TierSample::jitSeconds)
                                - counter(s, Tier.APPLICATION, TierSample::gcSeconds)),
                input.rate("application: GC", "c-gc", s -> counter(s, Tier.APPLICATION, TierSample::gcSeconds)),
                input.rate("application: JIT", "c-jit", s -> counter(s, Tier.APPLICATION, TierSample::jitSeconds)),
                input.rate("database", "c-database", s -> counter(s, Tier.DATABASE, TierSample::cpuSeconds)),
                input.rate(
                        "load generator",
                        "c-load-generator",
                        s -> counter(s, Tier.LOAD_GENERATOR, TierSample::cpuSeconds)),
                input.rate("runner", "c-runner", s -> counter(s, Tier.RUNNER, TierSample::cpuSeconds)),
                input.rate("background load", "c-others", s -> known(s.machineBusySeconds()) - all(s)));
    }

    private static double all(CpuSample sample) {
        return sample.tiers().values().stream()
                .mapToDouble(tier -> known(tier.cpuSeconds()))
                .sum();
    }

    private static double counter(CpuSample sample, Tier tier, Function<TierSample, @Nullable Double> counter) {
        TierSample of = sample.tiers().get(tier);
        return of == null ? 0 : known(counter.apply(of));
    }

    /** In a stack a layer that is not known has no height; the table says that it is not available. */
    private static double known(@Nullable Double seconds) {
        return seconds == null ? 0 : seconds;
    }
}
