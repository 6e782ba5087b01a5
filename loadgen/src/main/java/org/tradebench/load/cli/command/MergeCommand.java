package org.tradebench.load.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.Verdict;
import org.tradebench.load.cli.output.Version;
import org.tradebench.load.console.Display;
import org.tradebench.load.run.Merging;
import org.tradebench.load.run.Run;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code trader merge}. */
@Command(
        name = "merge",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Makes one result and one report of the folders that 'trader load run' wrote, one a process.",
            "Counts and histograms are added; the validity checks judge the whole. TRADER_DB_HOST and so on give access to the "
                    + "application's database for the audit."
        })
public final class MergeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FOLDER",
            arity = "1..*",
            description = "The folders of all processes of one run, in any order.")
    private List<Path> folders;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Result folder, new or empty (default: target/trader/results/<time>-merged).")
    private Path out;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        Run.Outcome outcome = Merging.merge(folders, out, Display.standard());
        json.write(outcome.record());
        Verdict.print(outcome.record(), outcome.report(), json.words(), spec.commandLine());
        return ExitCodes.of(outcome.record().result());
    }
}
