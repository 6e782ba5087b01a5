package org.tradebench.load.cli.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.Report;
import org.tradebench.load.report.RunTitle;
import org.tradebench.load.report.TenLines;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Validity;

/** Writes the end of a run as Markdown, for the summary of a build or a comment on a change: the result, the outcomes of checks and thresholds, the metrics. */
public final class MarkdownSummary {
    /** Its name in the result folder. */
    static final String NAME = "summary.md";

    private MarkdownSummary() {}

    /**
     * Writes it into the result folder.
     *
     * @param crossed thresholds that the run crosses, a sentence each
     */
    public static void write(Path folder, RunRecord run, List<String> crossed) {
        Path file = folder.resolve(NAME);
        try {
            Files.writeString(file, text(run, crossed));
        } catch (IOException e) {
            throw Failure.of("cannot write " + file + " (" + e.getMessage() + ")", e);
        }
    }

    private static String text(RunRecord run, List<String> crossed) {
        List<String> lines = new ArrayList<>(List.of("## " + RunTitle.outcome(run), ""));
        if (run.result() != Validity.VALID) {
            lines.addAll(List.of(Report.consequence(run.result()), ""));
        }
        crossed.forEach(threshold -> lines.add("- FAIL --fail-if: " + threshold));
        reasons(run, CheckOutcome.FAIL, lines);
        reasons(run, CheckOutcome.WARN, lines);
        List<TenLines.Line> metrics = TenLines.lines(run);
        if (!metrics.isEmpty()) {
            if (!lines.get(lines.size() - 1).isEmpty()) {
                lines.add("");
            }
            lines.addAll(List.of("| metric | value |", "|---|---|"));
            metrics.forEach(
                    line -> lines.add("| " + line.label() + " | " + line.text().replace("|", "\\|") + " |"));
        }
        return String.join("\n", lines) + "\n";
    }

    private static void reasons(RunRecord run, CheckOutcome outcome, List<String> lines) {
        for (CheckResult check : run.checks()) {
            if (check.outcome() == outcome) {
                lines.add("- " + check.reason() + ". " + check.explanation());
            }
        }
    }
}
