package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.study.Claim;
import org.tradebench.load.study.Measure;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.estimate.ClaimResult;
import org.tradebench.load.study.estimate.StudyResult;
import org.tradebench.load.study.record.StudyRecord;
import org.tradebench.load.study.record.StudyTrial;

/** Every finding of the papers with what became of it here, and how that was measured: the part of a document that leads the README. */
public final class VerdictPart {
    private VerdictPart() {}

    /**
     * The whole part.
     *
     * @param minutes that five blocks of a study take here, about: the reason why a row is still empty
     */
    public static List<String> markdown(List<StudyResult> results, Function<Study, OptionalInt> minutes) {
        List<String> lines = new ArrayList<>(List.of(counts(results), ""));
        List<List<String>> rows = new ArrayList<>(StudyTables.claims(results).subList(0, 1));
        for (StudyResult result : results) {
            rows.addAll(claims(result, minutes));
        }
        lines.addAll(table(rows, "|---|---|---|---|---:|---:|---:|---|"));
        List<StudyResult> made =
                results.stream().filter(result -> result.record() != null).toList();
        if (!made.isEmpty()) {
            lines.addAll(List.of("", "How that was measured:", ""));
            lines.addAll(table(effort(made), "|---|---|---|---:|---:|---:|---|---|"));
            lines.addAll(List.of("", total(made)));
        }
        return lines;
    }

    private static String counts(List<StudyResult> results) {
        Map<ClaimResult.Outcome, Long> counts = results.stream()
                .flatMap(result -> result.claims().stream())
                .collect(Collectors.groupingBy(ClaimResult::outcome, TreeMap::new, Collectors.counting()));
        return counts.values().stream().mapToLong(Long::longValue).sum() + " findings of the papers: "
                + counts.entrySet().stream()
                        .map(entry -> entry.getValue() + " " + words(entry.getKey(), entry.getValue()))
                        .collect(Collectors.joining(", "))
                + ".";
    }

    private static String words(ClaimResult.Outcome outcome, long findings) {
        return findings == 1 ? outcome.words() : outcome.words().replaceFirst("^needs ", "need ");
    }

    private static List<List<String>> claims(StudyResult result, Function<Study, OptionalInt> minutes) {
        List<List<String>> rows = new ArrayList<>();
        List<List<String>> table = StudyTables.claims(List.of(result));
        for (int i = 0; i < result.claims().size(); i++) {
            List<String> row = new ArrayList<>(table.get(i + 1));
            ClaimResult claim = result.claims().get(i);
            if (claim.outcome() == ClaimResult.Outcome.NOT_MEASURED) {
                row.set(row.size() - 1, row.get(row.size() - 1) + reason(result, claim.claim(), minutes));
            }
            rows.add(row);
        }
        return rows;
    }

    /** Why a row is empty. */
    private static String reason(StudyResult result, Claim claim, Function<Study, OptionalInt> minutes) {
        if (result.record() != null) {
            return hasLevels(result.study(), claim) ? ": no block in which both count" : ": made without these levels";
        }
        OptionalInt needed = minutes.apply(result.study());
        return needed.isEmpty() ? "" : " yet: " + needed.getAsInt() + " minutes";
    }

    private static boolean hasLevels(Study study, Claim claim) {
        return study.compared().level(claim.level()).isPresent()
                && study.compared().level(claim.against()).isPresent()
                && (claim.at() == null
                        || study.over().flatMap(over -> over.level(claim.at())).isPresent());
    }

    private static List<List<String>> effort(List<StudyResult> made) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("study", "day", "by", "blocks", "trials", "hours", "the same twice (A/A)", "machine"));
        for (StudyResult result : made) {
            StudyRecord record = result.record();
            long counting =
                    record.trials().stream().filter(trial -> trial.counts()).count();
            rows.add(List.of(
                    result.study().name(),
                    record.startedAt().toString().substring(0, "2026-01-01".length()),
                    "`" + record.command() + "`",
                    blocks(record),
                    record.trials().size() + (counting == record.trials().size() ? "" : " (" + counting + " count)"),
                    String.format(Locale.ROOT, "%.2f", record.hours()),
                    again(result),
                    Arrays.asList("processor", "cores", "memory").stream()
                            .filter(record.machine()::containsKey)
                            .map(fact -> record.machine().get(fact) + (fact.equals("cores") ? " cores" : ""))
                            .collect(Collectors.joining(", "))));
        }
        return rows;
    }

    private static String blocks(StudyRecord record) {
        int made = record.trials().stream().mapToInt(StudyTrial::block).max().orElse(0);
        return made == record.blocks() ? Integer.toString(made) : made + " of " + record.blocks();
    }

    /** The baseline's second name beside its first: what this rig sees where there is nothing to see. */
    private static String again(StudyResult result) {
        String throughput = again("", result.again().ratios().get(Measure.THROUGHPUT));
        String pace = again("; at equal speed ", result.again().ratios().get(Measure.PACE));
        return throughput.isEmpty() ? StudyTables.NOTHING : throughput + pace;
    }

    private static String again(String what, PairedRatio ratio) {
        return ratio == null || ratio.detectable() == null
                ? ""
                : String.format(
                        Locale.ROOT, "%s%s, ±%.1f %% could be told", what, ratio.text(), 100 * ratio.detectable());
    }

    private static String total(List<StudyResult> made) {
        String least = made.stream()
                .map(result -> result.again().ratios().get(Measure.THROUGHPUT))
                .filter(ratio -> ratio != null && ratio.detectable() != null)
                .map(PairedRatio::detectable)
                .min(Comparator.naturalOrder())
                .map(smallest -> String.format(
                        Locale.ROOT,
                        " The smallest difference of throughput that any of them could tell: %.1f %%.",
                        100 * smallest))
                .orElse("");
        return String.format(
                        Locale.ROOT,
                        "In all %d trials of fresh processes and restored rows, %.1f hours.",
                        made.stream()
                                .mapToInt(result -> result.record().trials().size())
                                .sum(),
                        made.stream()
                                .mapToDouble(result -> result.record().hours())
                                .sum())
                + least;
    }

    private static List<String> table(List<List<String>> rows, String rule) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            lines.add("| " + String.join(" | ", rows.get(i)) + " |");
            if (i == 0) {
                lines.add(rule);
            }
        }
        return lines;
    }
}
