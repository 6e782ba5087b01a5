package org.tradebench.load.report.study;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.experiment.analysis.TreatmentResult;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.MarkdownTable;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.study.Finding;
import org.tradebench.load.study.FindingResult;
import org.tradebench.load.study.Paper;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.StudyFindings;
import org.tradebench.load.study.StudyResult;

/** Writes the outcome of every finding of the papers, and how it was measured, as a part of a document. */
public final class FindingsPart {
    private FindingsPart() {}

    /**
     * Returns the lines of the whole part in Markdown: the counts, a table for each paper, and a table of how the studies were measured.
     *
     * @param minutes that five blocks of a study take here, approximately; written for a study that was not measured yet
     */
    public static List<String> markdown(List<StudyFindings> results, Function<Study, OptionalInt> minutes) {
        List<String> lines = new ArrayList<>(List.of(counts(results)));
        Map<String, List<StudyFindings>> papers = results.stream()
                .filter(result -> !result.findings().isEmpty())
                .collect(Collectors.groupingBy(
                        result -> result.study().source(), LinkedHashMap::new, Collectors.toList()));
        papers.forEach((source, studies) -> {
            lines.addAll(List.of("", "### " + Paper.citationOf(source), ""));
            lines.addAll(table(findings(studies, minutes), "|---|---|---|---|---:|---:|---|"));
        });
        List<StudyResult> made =
                results.stream().flatMap(study -> study.results().stream()).toList();
        if (!made.isEmpty()) {
            lines.addAll(List.of("", "### How the studies were measured", ""));
            lines.addAll(table(effort(made), "|---|---|---|---:|---:|---:|---|---|"));
            lines.addAll(List.of("", total(made)));
        }
        return lines;
    }

    /** Returns how many findings have each outcome, also outcomes that none has. */
    private static String counts(List<StudyFindings> results) {
        List<FindingResult> all =
                results.stream().flatMap(result -> result.findings().stream()).toList();
        return all.size() + " findings of the papers: "
                + Arrays.stream(FindingResult.Outcome.values())
                        .map(outcome -> outcome.label() + " "
                                + all.stream()
                                        .filter(finding -> finding.outcome() == outcome)
                                        .count())
                        .collect(Collectors.joining(", "))
                + ".";
    }

    private static List<List<String>> findings(List<StudyFindings> studies, Function<Study, OptionalInt> minutes) {
        List<List<String>> rows = new ArrayList<>();
        for (StudyFindings result : studies) {
            List<List<String>> table = FindingRows.of(result.findings());
            if (rows.isEmpty()) {
                rows.add(row("study", table.get(0), ""));
            }
            for (int i = 0; i < result.findings().size(); i++) {
                rows.add(row(
                        result.study().name(),
                        table.get(i + 1),
                        reason(result, result.findings().get(i), minutes)));
            }
        }
        return rows;
    }

    /** Returns a row of a study's table under its name, with an addition to its outcome. */
    private static List<String> row(String study, List<String> cells, String more) {
        List<String> row = new ArrayList<>(List.of(study));
        row.addAll(cells);
        row.set(row.size() - 1, row.get(row.size() - 1) + more);
        return row;
    }

    /** Returns why a finding has no ratio, where its outcome does not show that. */
    private static String reason(StudyFindings study, FindingResult judged, Function<Study, OptionalInt> minutes) {
        Finding finding = judged.finding();
        if (judged.outcome() != FindingResult.Outcome.NOT_TESTED || finding.untested() != null) {
            return "";
        }
        if (!study.results().isEmpty()) {
            return study.results().stream().anyMatch(result -> result.hasLevelsOf(finding))
                    ? ": no block in which both levels count"
                    : ": measured without these levels";
        }
        OptionalInt needed = minutes.apply(study.study());
        return needed.isEmpty() ? "" : " yet: five blocks take about " + needed.getAsInt() + " minutes";
    }

    private static List<List<String>> effort(List<StudyResult> made) {
        return new Columns<StudyResult>()
                .add("study", result -> result.study().name())
                .add("day", result -> LocalDate.ofInstant(result.record().startedAt(), ZoneOffset.UTC))
                .add("command", result -> "`" + result.record().command() + "`")
                .add("blocks", result -> blocks(result.record()))
                .add("trials", result -> trials(result.record()))
                .add("hours", result -> Numbers.of(result.record().hours(), 2))
                .add("A/A control", FindingsPart::control)
                .add("machine", result -> machine(result.record().machine()))
                .texts(made);
    }

    private static String trials(ExperimentRecord record) {
        long counting = record.trials().stream().filter(TrialRecord::counts).count();
        return record.trials().size() + (counting == record.trials().size() ? "" : " (" + counting + " count)");
    }

    private static String machine(Map<String, String> facts) {
        return Stream.of("processor", "cores", "memory")
                .filter(facts::containsKey)
                .map(fact -> facts.get(fact) + (fact.equals("cores") ? " cores" : ""))
                .collect(Collectors.joining(", "));
    }

    private static String blocks(ExperimentRecord record) {
        int made = record.trials().stream().mapToInt(TrialRecord::block).max().orElse(0);
        if (made > record.blocks()) {
            return made + ", " + (made - record.blocks()) + " in place of disturbed ones";
        }
        return made == record.blocks() ? Integer.toString(made) : made + " of " + record.blocks();
    }

    /** Writes the throughput of the A/A control divided by that of the baseline, with its interval, which shows the noise; "none" without a control. */
    private static String control(StudyResult result) {
        TreatmentResult again = result.made().control();
        if (again == null) {
            return "none";
        }
        PairedRatio throughput = again.ratios().get(Measure.THROUGHPUT);
        PairedRatio normalized = again.ratios().get(result.made().normalizedBy());
        if (throughput == null || throughput.low() == null) {
            return StudyTables.NOTHING;
        }
        return throughput.text()
                + (normalized == null || normalized.low() == null
                        ? ""
                        : "; " + result.made().normalizedWords() + " " + normalized.text());
    }

    private static String total(List<StudyResult> made) {
        return String.format(
                Locale.ROOT,
                "In all %,d trials, each with new processes and restored rows: %.1f hours.",
                made.stream()
                        .mapToInt(result -> result.record().trials().size())
                        .sum(),
                made.stream().mapToDouble(result -> result.record().hours()).sum());
    }

    private static List<String> table(List<List<String>> rows, String rule) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            List<String> cells = rows.get(i).stream().map(MarkdownTable::cell).toList();
            lines.add("| " + String.join(" | ", cells) + " |");
            if (i == 0) {
                lines.add(rule);
            }
        }
        return lines;
    }
}
