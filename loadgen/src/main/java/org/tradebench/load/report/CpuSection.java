package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;
import org.tradebench.load.telemetry.TierUse;

/** Who used the machine: cores over time, and in the window by tier. */
final class CpuSection {
    private CpuSection() {}

    static Element draw(ReportInput input) {
        Element section = Element.of("section", Element.of("h2", "CPU and memory"));
        Map<String, String> machine = input.run().environment().machine();
        if (machine.containsKey("cores")) {
            section.add(StackedChart.draw(
                    "cpu",
                    "CPU of all tiers, in cores",
                    layers(input),
                    input.span(),
                    Double.parseDouble(machine.get("cores"))));
        }
        Table table =
                new Table("In the window, in cores", "", "all", "user", "system", "JIT", "GC", "peak resident memory");
        for (Tier tier : Tier.values()) {
            TierUse use = input.run().use().tiers().get(tier);
            if (use == null) {
                table.row(tier.name().toLowerCase(Locale.ROOT), Numbers.NOT_AVAILABLE, "–", "–", "–", "–", "–");
            } else {
                table.row(
                        Definitions.link(tier.name(), tier.name().toLowerCase(Locale.ROOT)),
                        Numbers.cores(use.cores()),
                        Numbers.cores(use.user()),
                        Numbers.cores(use.system()),
                        tierHasThreads(tier) ? Numbers.cores(use.jit()) : "–",
                        tierHasThreads(tier) ? Numbers.cores(use.gc()) : "–",
                        Numbers.megabytes(use.peakResidentBytes()));
            }
        }
        table.row(
                Definitions.link("others", "others"),
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
                        "; taking the samples cost "
                                + Numbers.of(input.run().use().sampler(), 4)
                                + " cores, which are part of the runner's."));
    }

    private static boolean tierHasThreads(Tier tier) {
        return tier == Tier.APPLICATION || tier == Tier.DRIVER;
    }

    private static List<Series> layers(ReportInput input) {
        List<Series> layers = new ArrayList<>();
        layers.add(layer(input, "application", "c-app", s -> cpu(s, Tier.APPLICATION) - jit(s) - gc(s)));
        layers.add(layer(input, "application: GC", "c-gc", CpuSection::gc));
        layers.add(layer(input, "application: JIT", "c-jit", CpuSection::jit));
        layers.add(layer(input, "database", "c-database", s -> cpu(s, Tier.DATABASE)));
        layers.add(layer(input, "driver", "c-driver", s -> cpu(s, Tier.DRIVER)));
        layers.add(layer(input, "runner", "c-runner", s -> cpu(s, Tier.RUNNER)));
        layers.add(layer(input, "others", "c-others", s -> value(s.machineBusySeconds()) - all(s)));
        return layers;
    }

    /** Growth from sample to sample; the time between two samples is where the point stands. */
    private static Series layer(ReportInput input, String name, String colour, ToDoubleFunction<CpuSample> counter) {
        List<Series.Point> points = new ArrayList<>();
        List<CpuSample> samples = input.telemetry().cpu();
        for (int i = 1; i < samples.size(); i++) {
            CpuSample before = samples.get(i - 1);
            CpuSample now = samples.get(i);
            double time = input.seconds((before.time() + now.time()) / 2);
            double length = (now.time() - before.time()) / 1000.0;
            if (length > 0
                    && time >= input.span().first()
                    && time <= input.span().last()) {
                double growth = counter.applyAsDouble(now) - counter.applyAsDouble(before);
                points.add(new Series.Point(time, Math.max(0, growth / length)));
            }
        }
        return new Series(name, colour, points);
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
    private static double value(Double seconds) {
        return seconds == null ? 0 : seconds;
    }
}
