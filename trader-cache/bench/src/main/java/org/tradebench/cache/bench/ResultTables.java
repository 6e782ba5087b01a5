package org.tradebench.cache.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.tradebench.cache.bench.BenchComparison.Contender;
import org.tradebench.cache.bench.BenchComparison.Pair;

/** Writes the trials as Markdown tables. Subjects are compared only within one block and host. */
final class ResultTables {

    private static final String RATIO_COLUMNS =
            " by processor time (95 %) | by the clock (95 %) | least–most of the blocks |";

    private final List<BenchComparison> plan;
    private final List<BenchTrial> trials;

    ResultTables(List<BenchComparison> plan, List<BenchTrial> trials) {
        this.plan = plan;
        this.trials = trials;
    }

    String markdown() {
        List<String> parts = new ArrayList<>();
        for (Host host : Host.values()) {
            Set<String> names = new LinkedHashSet<>();
            plan.stream().filter(comparison -> comparison.host() == host).forEach(found -> names.add(found.name()));
            if (!names.isEmpty() && host == Host.OPEN_LIBERTY) {
                parts.add("### Inside Open Liberty\n");
            }
            names.forEach(name -> parts.add(table(name)));
        }
        return String.join("\n", parts);
    }

    private String table(String name) {
        List<BenchComparison> comparisons = plan.stream()
                .filter(comparison -> comparison.name().equals(name))
                .toList();
        String hashes = comparisons.get(0).host() == Host.OPEN_LIBERTY ? "#### " : "### ";
        StringBuilder text = new StringBuilder(hashes).append(title(name)).append("\n\n");
        subjects(text, comparisons);
        if (comparisons.stream().anyMatch(comparison -> !comparison.pairs().isEmpty())) {
            pairs(text, comparisons);
        }
        return text.toString();
    }

    private void subjects(StringBuilder text, List<BenchComparison> comparisons) {
        Contender baseline = comparisons.get(0).subjects().get(0);
        boolean invalidates = comparisons.get(0).benchmark() == GroupBenchmark.class;
        text.append("| ").append(conditions(comparisons)).append(" | | CPU-ns/op | bytes/op | times ");
        text.append(baseline.label()).append(RATIO_COLUMNS).append(" ops/s |");
        text.append(invalidates ? " µs/invalidation |" : "").append("\n|---|---|---:|---:|---:|---:|---:|---:|");
        text.append(invalidates ? "---:|" : "").append('\n');
        for (BenchComparison comparison : comparisons) {
            String conditions = comparison.conditions();
            for (Contender subject : comparison.subjects()) {
                text.append(row(comparison, subject, conditions, baseline)).append('\n');
                conditions = "";
            }
        }
    }

    private String row(BenchComparison comparison, Contender subject, String conditions, Contender baseline) {
        Map<Integer, BenchTrial> own = byBlock(comparison, subject);
        String ratios = subject.equals(baseline)
                ? "1 | 1 | "
                : Ratios.of(own, byBlock(comparison, baseline)).cells();
        double invalidation = mean(own, BenchTrial::nanosPerInvalidation);
        return String.format(
                        Locale.ROOT,
                        "| %s | %s | %s | %.1f | %s | %s |",
                        conditions,
                        subject.label(),
                        nanos(mean(own, trial -> 1e9 / trial.perCpuSecond())),
                        mean(own, BenchTrial::bytesPerOperation),
                        ratios,
                        rate(mean(own, BenchTrial::mean)))
                + (comparison.benchmark() == GroupBenchmark.class
                        ? String.format(Locale.ROOT, " %.1f |", invalidation / 1e3)
                        : "");
    }

    private static double mean(Map<Integer, BenchTrial> trials, ToDoubleFunction<BenchTrial> metric) {
        return trials.values().stream().mapToDouble(metric).average().orElseThrow();
    }

    private static String nanos(double nanos) {
        return Double.isNaN(nanos) ? "–" : String.format(Locale.ROOT, nanos < 1_000 ? "%.1f" : "%,.0f", nanos);
    }

    private void pairs(StringBuilder text, List<BenchComparison> comparisons) {
        text.append("\n| ").append(conditions(comparisons)).append(" | | times as fast");
        text.append(RATIO_COLUMNS).append("\n|---|---|---:|---:|---:|\n");
        for (BenchComparison comparison : comparisons) {
            String conditions = comparison.conditions();
            for (Pair pair : comparison.pairs()) {
                text.append(String.format(
                        Locale.ROOT,
                        "| %s | %s ÷ %s | %s |\n",
                        conditions,
                        pair.subject().label(),
                        pair.base().label(),
                        ratios(comparison, pair).cells()));
                conditions = "";
            }
        }
    }

    Ratios ratios(BenchComparison comparison, Pair pair) {
        return Ratios.of(byBlock(comparison, pair.subject()), byBlock(comparison, pair.base()));
    }

    private Map<Integer, BenchTrial> byBlock(BenchComparison comparison, Contender subject) {
        Map<Integer, BenchTrial> found = new LinkedHashMap<>();
        for (BenchTrial trial : trials) {
            if (trial.comparison().equals(comparison.name())
                    && trial.conditions().equals(comparison.conditions())
                    && trial.subject().equals(subject.label())) {
                found.put(trial.block(), trial);
            }
        }
        return found;
    }

    static String title(String name) {
        return switch (name) {
            case BenchPlan.HITS -> "Hits: reads only, every key there";
            case BenchPlan.READ_UPDATE -> "86 reads to 14 updates";
            case BenchPlan.GROUPS -> "A group of 100 entries invalidated, then put again";
            case BenchPlan.ENTITIES -> "Hibernate's second-level cache: an entity a session, one thread";
            case BenchPlan.DISK_WRITES -> "Entries written to disk";
            case BenchPlan.DISK_READS -> "Entries read from disk";
            case BenchPlan.SERVER_HITS -> "Hits: reads only, every key there; in a server";
            case BenchPlan.SERVER_READ_UPDATE -> "86 reads to 14 updates; in a server";
            case BenchPlan.SERVER_GROUPS -> "A group of 100 entries invalidated, then put again; in a server";
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static String conditions(List<BenchComparison> comparisons) {
        Class<?> benchmark = comparisons.get(0).benchmark();
        if (benchmark == ReadUpdateBenchmark.class) {
            return "room for, threads";
        }
        return benchmark == RegionBenchmark.class ? "work" : "threads";
    }

    private static String rate(double perSecond) {
        return perSecond >= 1e6
                ? String.format(Locale.ROOT, "%.1f M", perSecond / 1e6)
                : String.format(Locale.ROOT, "%.0f k", perSecond / 1e3);
    }
}
