package org.tradebench.load.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.compare.PairReport;
import org.tradebench.load.report.compare.PairTables;
import org.tradebench.load.report.page.MarkdownTable;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.compare.Pair;
import org.tradebench.load.run.Run;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code trader compare}. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Compares two results: two runs, or two studies, for example one study of two machines.",
            "Tells what differs in versions, flags, machine and settings, and the ratio of each measure, the second by the first: with an "
                    + "interval and a verdict where both sides have several forks. It measures nothing."
        },
        footer = {
            "",
            "Exit code 0: compared; 2: the two did not measure the same; 3: a side has no VALID fork.",
            "'trader compare-caching' is something else: it measures ways to cache, side by side."
        })
final class CompareCommand implements Callable<Integer> {
    /** The pair itself in the result folder. */
    static final String FILE = "pair.json";

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "FIRST",
            converter = ResultName.class,
            description = "The result of a run or a study.")
    private Path first;

    @Parameters(
            index = "1",
            paramLabel = "SECOND",
            converter = ResultName.class,
            description = "Another one; its figures are divided by the first one's.")
    private Path second;

    @Option(
            names = "--anyway",
            description = "Compare also what did not measure the same: another mix, another plan of a study.")
    private boolean anyway;

    @Mixin
    private JsonOption json;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description =
                    "Folder for report, figures and JSON, new or empty (default: target/trader/results/<time>-compare).")
    private Path out;

    @Override
    public Integer call() {
        if (first.toAbsolutePath().normalize().equals(second.toAbsolutePath().normalize())) {
            throw Failure.usage("expected two different results, got " + first + " twice");
        }
        Pair pair = Pair.of(first, second, anyway);
        ResultFolder results = ResultFolder.create(out != null ? out : Run.newFolder("compare"));
        results.write(FILE, pair);
        Path report = PairReport.write(results, pair);
        PrintWriter words = json.words();
        tell(pair, words);
        words.println("report  " + report);
        words.flush();
        json.write(pair);
        return pair.usable() ? ExitCodes.OK : ExitCodes.INVALID;
    }

    private void tell(Pair pair, PrintWriter words) {
        words.println("first   " + pair.first().folder() + ", " + pair.first().startedAt());
        words.println("second  " + pair.second().folder() + ", " + pair.second().startedAt());
        words.println();
        pair.warnings().forEach(warning -> words.println(Failures.red(spec.commandLine(), warning)));
        words.println();
        if (pair.differences().isEmpty()) {
            words.println("What they stand on is alike: " + pair.alike() + " facts.");
        } else {
            MarkdownTable.lines(PairTables.differences(pair)).forEach(words::println);
            words.println();
            words.println(pair.alike() + " other facts are alike.");
        }
        words.println();
        if (pair.usable()) {
            MarkdownTable.lines(PairTables.ratios(pair)).forEach(words::println);
            words.println();
        }
    }
}
