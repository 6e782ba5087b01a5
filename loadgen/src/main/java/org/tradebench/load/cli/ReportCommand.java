package org.tradebench.load.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.tradebench.load.report.Report;
import org.tradebench.load.results.ResultFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code trader report}. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Draws the report of an earlier run again, from its result folder alone.")
final class ReportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FOLDER", description = "The result folder that the run named.")
    private Path folder;

    @Override
    public Integer call() {
        spec.commandLine().getOut().println(Report.write(ResultFolder.of(folder)));
        return ExitCodes.OK;
    }
}
