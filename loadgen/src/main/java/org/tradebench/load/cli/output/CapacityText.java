package org.tradebench.load.cli.output;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.tradebench.load.capacity.CapacityRecord;
import org.tradebench.load.report.CapacityReport;
import org.tradebench.load.report.chart.MarkdownTable;
import org.tradebench.load.validity.Validity;
import picocli.CommandLine;

/** Prints the end of a search for the largest arrival rate on the terminal: the result, its trials, the conclusion. */
public final class CapacityText {
    private CapacityText() {}

    public static void print(CapacityRecord record, Path report, PrintWriter out, CommandLine command) {
        String title = CapacityReport.title(record);
        out.println();
        out.println(record.result() == Validity.VALID ? title : Failures.red(command, title));
        MarkdownTable.lines(CapacityReport.trials(record)).forEach(out::println);
        out.println(record.conclusion());
        CapacityReport.warnings(record).ifPresent(out::println);
        out.println("report  " + report);
        out.flush();
    }
}
