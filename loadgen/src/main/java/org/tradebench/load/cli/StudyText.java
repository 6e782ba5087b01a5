package org.tradebench.load.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import org.tradebench.load.document.StudyDocument;
import org.tradebench.load.report.page.MarkdownTable;
import org.tradebench.load.report.study.StudyTables;
import org.tradebench.load.run.StudyRun;
import org.tradebench.load.study.StudyResult;
import picocli.CommandLine;

/** Prints the end of an experiment on the terminal: warnings, the minimum detectable effect, outcomes, metrics. */
final class StudyText {
    private StudyText() {}

    /** Tells a person, or a program, what an experiment left behind; gives the exit code. */
    static int tell(StudyRun.Outcome outcome, CommandLine command, JsonOption json) {
        StudyResult result = outcome.result();
        print(result, outcome.report(), json.words(), command);
        json.write(StudyDocument.of(result, outcome.folder(), outcome.report()));
        return result.valid() ? ExitCodes.OK : ExitCodes.INVALID;
    }

    static void print(StudyResult result, Path report, PrintWriter out, CommandLine command) {
        out.println();
        result.warnings().forEach(warning -> out.println(Failures.red(command, warning)));
        out.println(result.resolution());
        out.println();
        MarkdownTable.lines(StudyTables.verdicts(result)).forEach(out::println);
        out.println();
        MarkdownTable.lines(StudyTables.figures(result)).forEach(out::println);
        if (!result.made().layers().isEmpty()) {
            out.println();
            MarkdownTable.lines(StudyTables.layers(result)).forEach(out::println);
        }
        if (!result.claims().isEmpty()) {
            out.println();
            MarkdownTable.lines(StudyTables.claims(result)).forEach(out::println);
        }
        out.println();
        StudyTables.laws(result).forEach(out::println);
        out.println(String.format(
                Locale.ROOT,
                "%d trials, %.2f hours",
                result.record().trials().size(),
                result.record().hours()));
        out.println("report  " + report);
        out.flush();
    }
}
