package org.tradebench.load.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.ResultFolderOption;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.RunText;
import org.tradebench.load.console.Display;
import org.tradebench.load.run.Run;
import org.tradebench.load.run.RunMerge;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Implements {@code trader load merge}. */
@Command(
        name = "merge",
        description = {
            "Merges the results of several load generators ('trader load run') into one, with a report.",
            "Counts and histograms are added; the validity checks apply to the whole. TRADER_DB_HOST and so on give access to the "
                    + "application's database for the consistency check."
        })
public final class MergeCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "FOLDER",
            arity = "1..*",
            description = "The folders of all load generators of one run, in any order.")
    private List<Path> folders;

    @Mixin
    private ResultFolderOption out;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        Run.Outcome outcome = RunMerge.merge(folders, out.folder(), Display.standard());
        json.write(outcome.record());
        RunText.print(outcome.record(), outcome.report(), json.textWriter(), json.command());
        return ExitCodes.of(outcome.record().result());
    }
}
