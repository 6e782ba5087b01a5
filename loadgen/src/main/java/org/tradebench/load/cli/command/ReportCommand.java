package org.tradebench.load.cli.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.tradebench.load.capacity.CapacityRecord;
import org.tradebench.load.cli.option.ResultName;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.report.CapacityReport;
import org.tradebench.load.report.Report;
import org.tradebench.load.report.study.StudyReport;
import org.tradebench.load.results.ResultFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Implements {@code trader results report}. */
@Command(
        name = "report",
        description =
                "Writes the report of an earlier result again, and its figures as SVG and PNG, from the result folder alone.")
public final class ReportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "RESULT",
            converter = ResultName.class,
            description = "The result of a run, a search or an experiment.")
    private Path folder;

    @Override
    public Integer call() {
        spec.commandLine().getOut().println(draw());
        return ExitCodes.OK;
    }

    private Path draw() {
        if (ExperimentRecord.isIn(folder)) {
            return StudyReport.write(folder);
        }
        if (CapacityRecord.isIn(folder)) {
            return CapacityReport.write(folder);
        }
        return Report.write(ResultFolder.of(folder));
    }
}
