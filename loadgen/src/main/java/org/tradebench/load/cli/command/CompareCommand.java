package org.tradebench.load.cli.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.ResultFolderOption;
import org.tradebench.load.cli.option.ResultName;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.Failures;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.flightrecorder.FlameGraphDifference;
import org.tradebench.load.flightrecorder.FlameGraphDifference.Recorded;
import org.tradebench.load.report.PairReport;
import org.tradebench.load.report.SessionSection;
import org.tradebench.load.report.WhereTimeGoes;
import org.tradebench.load.report.chart.MarkdownTable;
import org.tradebench.load.results.Pair;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.TimeUse;
import org.tradebench.load.run.Run;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Implements {@code trader results compare}. */
@Command(
        name = "compare",
        description = {
            "Compares two results: two runs, or two experiments, for example of two machines.",
            "Prints what differs in versions, flags, machine and settings, and the ratio of each metric, second to first: with a "
                    + "confidence interval and an outcome where both have several trials; of two runs also the SQL statements and what the database's sessions waited for, and of two profiled runs the "
                    + "CPU time by component, and a flame graph of the difference. It measures nothing."
        },
        footer = {
            "",
            "Exit code 0: compared; 2: the two did not measure the same; 3: one has no VALID trial.",
            "'trader experiment caching' measures caching modes, side by side."
        })
public final class CompareCommand implements Callable<Integer> {
    /** Characters of an SQL statement that are shown on a terminal. */
    private static final int LONGEST_STATEMENT = 70;

    /** The pair itself in the result folder. */
    static final String FILE = "pair.json";

    @Parameters(
            index = "0",
            paramLabel = "FIRST",
            converter = ResultName.class,
            description = "The baseline: the result of a run or an experiment.")
    private Path first;

    @Parameters(
            index = "1",
            paramLabel = "SECOND",
            converter = ResultName.class,
            description = "The result whose metrics are divided by the first one's.")
    private Path second;

    @Option(
            names = "--anyway",
            description =
                    "Compare also results that did not measure the same: another mix, another plan of an experiment.")
    private boolean anyway;

    @Mixin
    private JsonOption json;

    @Mixin
    private ResultFolderOption out;

    @Override
    public Integer call() {
        if (first.toAbsolutePath().normalize().equals(second.toAbsolutePath().normalize())) {
            throw Failure.usage("expected two different results, got " + first + " twice");
        }
        Pair pair = Pair.of(first, second, anyway);
        ResultFolder results = ResultFolder.create(out.folder() != null ? out.folder() : Run.newFolder("compare"));
        results.write(FILE, pair);
        TimeUse before = TimeUse.in(first);
        TimeUse after = TimeUse.in(second);
        FlameGraphDifference.draw(
                recorded("first", first, before), recorded("second", second, after), results.folder());
        Path report = PairReport.write(results, pair, before, after);
        PrintWriter text = json.textWriter();
        print(pair, text);
        table(WhereTimeGoes.components(before, after), text);
        table(WhereTimeGoes.statements(before, after, LONGEST_STATEMENT), text);
        table(SessionSection.compared(before, after), text);
        text.println("report  " + report);
        text.flush();
        json.write(pair);
        return pair.usable() ? ExitCodes.OK : ExitCodes.INVALID;
    }

    private static Recorded recorded(String name, Path folder, TimeUse use) {
        return new Recorded(name, folder, use.ofAllComponents());
    }

    private static void table(List<List<String>> rows, PrintWriter text) {
        if (!rows.isEmpty()) {
            MarkdownTable.lines(rows).forEach(text::println);
            text.println();
        }
    }

    private void print(Pair pair, PrintWriter text) {
        text.println("first   " + pair.first().folder() + ", " + pair.first().startedAt());
        text.println("second  " + pair.second().folder() + ", " + pair.second().startedAt());
        text.println();
        pair.warnings().forEach(warning -> text.println(Failures.red(json.command(), warning)));
        text.println();
        if (pair.differences().isEmpty()) {
            text.println("Environment and settings are the same: " + pair.alike() + " facts.");
        } else {
            MarkdownTable.lines(PairReport.differences(pair)).forEach(text::println);
            text.println();
            text.println(pair.alike() + " other facts are the same.");
        }
        text.println();
        if (pair.usable()) {
            table(PairReport.ratios(pair), text);
        }
    }
}
