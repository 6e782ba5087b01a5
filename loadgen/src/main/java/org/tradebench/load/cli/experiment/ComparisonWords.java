package org.tradebench.load.cli.experiment;

import java.io.PrintWriter;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.Failures;
import org.tradebench.load.comparison.ComparisonRecord;
import org.tradebench.load.comparison.ComparisonTable;
import org.tradebench.load.run.Comparison;
import picocli.CommandLine;

/** What a comparison says at its end. */
final class ComparisonWords {
    private ComparisonWords() {}

    /** Prints warnings, tables and where the report is, or all of it for a program; gives the exit code. */
    static int tell(Comparison.Outcome outcome, CommandLine command, JsonOption json) {
        PrintWriter out = json.words();
        ComparisonRecord record = outcome.record();
        out.println();
        record.warnings().forEach(warning -> out.println(Failures.red(command, warning)));
        out.println("Ratios to " + record.reference()
                + " of the same block, with 95 % intervals; hit ratio: median (least–most)");
        out.println();
        ComparisonTable.markdown(ComparisonTable.ratios(record)).forEach(out::println);
        out.println();
        out.println("Medians of the trials (least–most); the application's CPU without the JIT compiler");
        out.println();
        ComparisonTable.markdown(ComparisonTable.figures(record)).forEach(out::println);
        out.println();
        out.println("report  " + outcome.report());
        out.flush();
        json.write(record);
        return record.valid() ? ExitCodes.OK : ExitCodes.INVALID;
    }
}
