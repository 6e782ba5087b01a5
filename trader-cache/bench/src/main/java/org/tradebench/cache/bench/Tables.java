package org.tradebench.cache.bench;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The trials for people, in Markdown. Each subject is compared with the first one of its round, never with that of another round. */
final class Tables {

    private final List<Comparison> plan;
    private final List<Trial> trials;

    Tables(List<Comparison> plan, List<Trial> trials) {
        this.plan = plan;
        this.trials = trials;
    }

    String markdown() {
        Set<String> names = new LinkedHashSet<>();
        plan.forEach(comparison -> names.add(comparison.name()));
        return names.stream().map(this::table).collect(Collectors.joining("\n"));
    }

    private String table(String name) {
        StringBuilder text = new StringBuilder(title(name)).append("\n\n");
        List<Comparison> comparisons = plan.stream()
                .filter(comparison -> comparison.name().equals(name))
                .toList();
        String baseline = comparisons.get(0).subjects().get(0).label();
        text.append("| ").append(conditions(name)).append(" | | ops/s | times ").append(baseline);
        text.append(
                " (95 %) | least–most of the rounds | by processor time (95 %) | bytes/op |\n|---|---|---:|---:|---:|---:|---:|\n");
        for (Comparison comparison : comparisons) {
            String conditions = comparison.conditions();
            for (Comparison.Contender subject : comparison.subjects()) {
                text.append(row(comparison, subject, conditions, baseline)).append('\n');
                conditions = "";
            }
        }
        return text.toString();
    }

    private String row(Comparison comparison, Comparison.Contender subject, String conditions, String baseline) {
        Map<Integer, Trial> own = byRound(comparison, subject.label());
        Map<Integer, Trial> base = byRound(comparison, baseline);
        double perSecond =
                own.values().stream().mapToDouble(Trial::mean).average().orElseThrow();
        double bytes = own.values().stream()
                .mapToDouble(Trial::bytesPerOperation)
                .average()
                .orElseThrow();
        List<Double> ratios = own.values().stream()
                .map(trial -> trial.mean() / base.get(trial.round()).mean())
                .toList();
        List<Double> cpuRatios = own.values().stream()
                .map(trial -> trial.perCpuSecond() / base.get(trial.round()).perCpuSecond())
                .toList();
        boolean same = subject.label().equals(baseline);
        return String.format(
                Locale.ROOT,
                "| %s | %s | %s | %s | %s | %s | %.1f |",
                conditions,
                subject.label(),
                rate(perSecond),
                same ? "1" : interval(ratios),
                same ? "" : span(ratios),
                same ? "1" : cpuRatios.contains(Double.NaN) ? "–" : interval(cpuRatios),
                bytes);
    }

    private Map<Integer, Trial> byRound(Comparison comparison, String subject) {
        Map<Integer, Trial> found = new LinkedHashMap<>();
        for (Trial trial : trials) {
            if (trial.comparison().equals(comparison.name())
                    && trial.conditions().equals(comparison.conditions())
                    && trial.subject().equals(subject)) {
                found.put(trial.round(), trial);
            }
        }
        return found;
    }

    private static String title(String name) {
        return switch (name) {
            case Plan.HITS -> "### Hits: reads only, every key there";
            case Plan.READ_UPDATE -> "### 86 reads to 14 updates";
            case Plan.DISK_WRITES -> "### Entries written to disk";
            case Plan.DISK_READS -> "### Entries read from disk";
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static String conditions(String name) {
        return name.equals(Plan.READ_UPDATE) ? "room for, threads" : "threads";
    }

    private static String rate(double perSecond) {
        return perSecond >= 1e6
                ? String.format(Locale.ROOT, "%.1f M", perSecond / 1e6)
                : String.format(Locale.ROOT, "%.0f k", perSecond / 1e3);
    }

    private static String interval(List<Double> ratios) {
        Ratio ratio = Ratio.of(ratios);
        String mean = String.format(Locale.ROOT, "%.2f", ratio.mean());
        return Double.isNaN(ratio.low())
                ? mean
                : mean + String.format(Locale.ROOT, " (%.2f–%.2f)", ratio.low(), ratio.high());
    }

    private static String span(List<Double> ratios) {
        return String.format(
                Locale.ROOT,
                "%.2f–%.2f",
                ratios.stream().mapToDouble(Double::doubleValue).min().orElseThrow(),
                ratios.stream().mapToDouble(Double::doubleValue).max().orElseThrow());
    }
}
