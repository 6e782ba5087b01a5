package org.tradebench.load.cli.output;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.tradebench.load.report.CacheSection;
import org.tradebench.load.report.Report;
import org.tradebench.load.report.RunTitle;
import org.tradebench.load.report.TenLines;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.telemetry.CacheUse;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Validity;
import picocli.CommandLine;

/** Prints the end of a run on the terminal: the result first, then the metrics. */
public final class RunText {
    private RunText() {}

    public static void print(RunRecord run, Path report, PrintWriter out, CommandLine command) {
        print(run, report, List.of(), out, command);
    }

    /** @param crossed thresholds that the run crosses, a sentence each */
    public static void print(RunRecord run, Path report, List<String> crossed, PrintWriter out, CommandLine command) {
        boolean valid = run.result() == Validity.VALID;
        String colour = run.result() == Validity.INCONCLUSIVE ? "fg(yellow)" : "fg(red)";
        out.println();
        out.println(colour(command, valid ? "fg(green),bold" : colour + ",bold", RunTitle.outcome(run)));
        if (!valid) {
            reasons(run, CheckOutcome.FAIL, colour, out, command);
            out.println(colour(command, colour, Report.consequence(run.result())));
        }
        reasons(run, CheckOutcome.WARN, "fg(yellow)", out, command);
        crossed.forEach(threshold -> out.println(colour(command, "fg(red)", "  FAIL --fail-if: " + threshold + ".")));
        TenLines.lines(run).forEach(line -> out.printf("  %-16s %s%n", line.label(), line.text()));
        out.printf("  %-16s %s%n", "report", report);
        if (valid && run.use().cache() != null) {
            out.println();
            CacheUse cache = run.use().cache();
            CacheSection.table(cache.templates(), cache.all()).forEach(out::println);
        }
        out.flush();
    }

    private static void reasons(
            RunRecord run, CheckOutcome outcome, String style, PrintWriter out, CommandLine command) {
        for (CheckResult check : run.checks()) {
            if (check.outcome() == outcome) {
                String text = "  " + check.reason() + ". " + check.explanation();
                out.println(colour(command, style, text));
            }
        }
    }

    private static String colour(CommandLine command, String style, String text) {
        CommandLine.Help.Ansi ansi = command.getColorScheme().ansi();
        return ansi.string("@|" + style + " " + text.replace("|@", "| @") + "|@");
    }
}
