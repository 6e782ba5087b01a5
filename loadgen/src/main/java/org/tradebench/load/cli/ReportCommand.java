package org.tradebench.load.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.tradebench.load.report.Report;
import org.tradebench.load.report.StudyReport;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.study.record.StudyRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code trader report}. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description =
                "Draws the report of an earlier run or study again, and its figures as SVG and PNG, from its result folder alone.")
final class ReportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FOLDER", description = "The result folder that the run or the study named.")
    private Path folder;

    @Override
    public Integer call() {
        spec.commandLine()
                .getOut()
                .println(StudyRecord.isIn(folder) ? StudyReport.write(folder) : Report.write(ResultFolder.of(folder)));
        return ExitCodes.OK;
    }
}
