package org.tradebench.load.report.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.chart.StackedChart;
import org.tradebench.load.report.page.Definitions;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.report.page.Table;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;
import org.tradebench.load.telemetry.TierUse;

/** Who used the machine: cores over time, and in the window by tier. */
final class CpuSection {
    private CpuSection() {}

    static Element draw(ReportInput input) {
        Element section = Element.of("section", Element.of("h2", "CPU and memory"));
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
            TierUse use = input.run().use().tiers().get(tier);
            if (use == null && (tier == Tier.PROXY || tier == Tier.WEB || tier == Tier.ENGINE)) {
                continue;
            }
            if (use == null) {
                table.row(tier.name().toLowerCase(Locale.ROOT), Numbers.NOT_AVAILABLE, "–", "–", "–", "–", "–");
            } else {
                table.row(
                        Definitions.link(tier.name(), tier.name().toLowerCase(Locale.ROOT)),
                        Numbers.cores(use.cores()),
                        Numbers.cores(use.user()),
                        Numbers.cores(use.system()),
                        tier.isJvm() ? Numbers.cores(use.jit()) : "–",
                        tier.isJvm() ? Numbers.cores(use.gc()) : "–",
                        Numbers.megabytes(use.peakResidentBytes()));
            }
        }
        table.row(
                Definitions.link("others", "background load"),
                Numbers.cores(input.run().use().foreign()),
                "–",
                "–",
                "–",
                "–",
                "–");
        table.row(
                Definitions.link("others", "steal"),
                Numbers.cores(input.run().use().steal()),
                "–",
                "–",
                "–",
                "–",
                "–");
        table.row(
                "all tiers together",
                "–",
                "–",
                "–",
                "–",
                "–",
                Numbers.megabytes(input.run().use().peakResidentBytes()));
        return section.add(
                table.element(),
                Element.of(
                        "p",
                        "Read from ",
                        input.telemetry().source(),
                        " every ",
                        input.telemetry().secondsBetweenSamples() + " s",
                        "; sampling cost "
                                + Numbers.of(input.run().use().sampler(), 4)
                                + " cores, part of the runner's."));
    }

    private static List<Series> layers(ReportInput input) {
        List<Series> layers = new ArrayList<>();
        layers.add(layer(input, "application", "c-app", s -> cpu(s, Tier.APPLICATION) - jit(s) - gc(s)));
        layers.add(layer(input, "application: GC", "c-gc", CpuSection::gc));
        layers.add(layer(input, "application: JIT", "c-jit", CpuSection::jit));
        layers.add(layer(input, "database", "c-database", s -> cpu(s, Tier.DATABASE)));
        layers.add(layer(input, "load generator", "c-driver", s -> cpu(s, Tier.DRIVER)));
        layers.add(layer(input, "runner", "c-runner", s -> cpu(s, Tier.RUNNER)));
        layers.add(layer(input, "background load", "c-others", s -> value(s.machineBusySeconds()) - all(s)));
        return layers;
    }

    private static Series layer(ReportInput input, String name, String colour, ToDoubleFunction<CpuSample> counter) {
        return input.rate(name, colour, counter::applyAsDouble);
    }

    private static double all(CpuSample sample) {
        double sum = 0;
        for (TierSample tier : sample.tiers().values()) {
            sum += value(tier.cpuSeconds());
        }
        return sum;
    }

    private static double cpu(CpuSample sample, Tier tier) {
        TierSample of = sample.tiers().get(tier);
        return of == null ? 0 : value(of.cpuSeconds());
    }

    private static double jit(CpuSample sample) {
        TierSample of = sample.tiers().get(Tier.APPLICATION);
        return of == null ? 0 : value(of.jitSeconds());
    }

    private static double gc(CpuSample sample) {
        TierSample of = sample.tiers().get(Tier.APPLICATION);
        return of == null ? 0 : value(of.gcSeconds());
    }

    /** In a stack a layer that is not known has no height; the table says that it is not available. */
    private static double value(@Nullable Double seconds) {
        return seconds == null ? 0 : seconds;
    }
}
