package org.tradebench.load.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.tradebench.load.capacity.CapacityRecord;
import org.tradebench.load.cli.option.ResultName;
import org.tradebench.load.cli.output.CapacityText;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.ExperimentText;
import org.tradebench.load.cli.output.RunText;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.study.StudyResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Implements {@code trader results show}. */
@Command(name = "show", description = "Prints a result as its command did at its end.")
public final class ShowResultCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "RESULT", converter = ResultName.class, description = "The result.")
    private Path folder;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        ResultName.Kind kind = ResultName.Kind.of(folder);
        if (kind == null) {
            throw Failure.usage("RESULT: expected an id, the beginning of one, '" + ResultName.LATEST
                    + "' or a result folder, got \"" + folder
                    + "\". './trader results list' names those that there are.");
        }
        Path report = folder.resolve(ResultFolder.REPORT);
        if (kind == ResultName.Kind.RUN) {
            RunText.print(ResultFolder.of(folder).run(), report, out, spec.commandLine());
        } else if (kind == ResultName.Kind.CAPACITY) {
            CapacityText.print(CapacityRecord.read(folder), report, out, spec.commandLine());
        } else if (kind == ResultName.Kind.STUDY) {
            StudyResult result = StudyResult.of(ExperimentRecord.read(folder));
            ExperimentText.print(result, report, out, spec.commandLine());
        } else {
            printTables(kind, out);
            out.println("report  " + report);
        }
        out.flush();
        return ExitCodes.OK;
    }

    private void printTables(ResultName.Kind kind, PrintWriter out) {
        Path tables = folder.resolve(kind.label() + ".md");
        try {
            if (Files.isRegularFile(tables)) {
                Files.readAllLines(tables).forEach(out::println);
            }
        } catch (IOException e) {
            throw Failure.of("cannot read " + tables + ": " + e.getMessage(), e);
        }
    }
}
