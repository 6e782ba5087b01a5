package org.tradebench.load.cli;

import java.io.PrintWriter;
import org.tradebench.load.caching.CacheTable;
import org.tradebench.load.gates.Finding;
import org.tradebench.load.gates.GateResult;
import org.tradebench.load.report.TenLines;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.run.Run;
import org.tradebench.load.telemetry.CacheUse;
import picocli.CommandLine;

/** The end of a run on the terminal: the verdict first, then what may be said. */
final class Verdict {
    private Verdict() {}

    static void print(Run.Outcome outcome, PrintWriter out, CommandLine command) {
        RunRecord run = outcome.record();
        boolean invalid = run.verdict() == Finding.INVALID;
        out.println();
        out.println(colour(command, invalid ? "fg(red),bold" : "fg(green),bold", TenLines.verdict(run)));
        if (invalid) {
            reasons(run, Finding.INVALID, "fg(red)", out, command);
            out.println(colour(command, "fg(red)", "The figures of this run must not be used; none is shown."));
        }
        reasons(run, Finding.WARNING, "fg(yellow)", out, command);
        TenLines.lines(run).forEach(line -> out.printf("  %-12s %s%n", line.word(), line.text()));
        out.printf("  %-12s %s%n", "report", outcome.report());
        if (!invalid && run.use().cache() != null) {
            out.println();
            CacheUse cache = run.use().cache();
            CacheTable.lines(cache.templates(), cache.all()).forEach(out::println);
        }
        out.flush();
    }

    private static void reasons(RunRecord run, Finding finding, String style, PrintWriter out, CommandLine command) {
        for (GateResult gate : run.gates()) {
            if (gate.finding() == finding) {
                String text = "  " + finding + " " + gate.gate() + ": " + gate.figure() + ", limit: " + gate.limit()
                        + ". " + gate.sentence();
                out.println(colour(command, style, text));
            }
        }
    }

    private static String colour(CommandLine command, String style, String text) {
        CommandLine.Help.Ansi ansi = command.getColorScheme().ansi();
        return ansi.string("@|" + style + " " + text.replace("|@", "| @") + "|@");
    }
}
