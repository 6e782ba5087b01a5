package org.tradebench.load.cli.output;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.report.chart.MarkdownTable;
import org.tradebench.load.report.study.FindingRows;
import org.tradebench.load.report.study.StudyTables;
import org.tradebench.load.study.StudyResult;
import picocli.CommandLine;

/** Prints the end of an experiment on the terminal: warnings, the minimum detectable effect, outcomes, metrics. */
public final class ExperimentText {
    private ExperimentText() {}

    public static void print(StudyResult result, Path report, PrintWriter out, CommandLine command) {
        out.println();
        result.warnings().forEach(warning -> out.println(Failures.red(command, warning)));
        out.println(result.resolution());
        out.println();
        if (result.study().experiment().injectsFaults()) {
            MarkdownTable.lines(StudyTables.faults(result)).forEach(out::println);
        } else {
            MarkdownTable.lines(StudyTables.outcomes(result)).forEach(out::println);
            out.println();
            MarkdownTable.lines(StudyTables.metrics(result)).forEach(out::println);
        }
        if (!result.made().slices().isEmpty()) {
            out.println();
            MarkdownTable.lines(StudyTables.slices(result)).forEach(out::println);
        }
        if (!result.made().layers().isEmpty()) {
            out.println();
            MarkdownTable.lines(StudyTables.layers(result)).forEach(out::println);
        }
        if (!result.findings().isEmpty()) {
            out.println();
            MarkdownTable.lines(FindingRows.of(result.findings())).forEach(out::println);
        }
        out.println();
        StudyTables.laws(result).forEach(out::println);
        ExperimentRecord record = result.record();
        out.println(String.format(
                Locale.ROOT, "%d trials, %.2f hours", record.trials().size(), record.hours()));
        out.println("report  " + report);
        out.flush();
    }
}
