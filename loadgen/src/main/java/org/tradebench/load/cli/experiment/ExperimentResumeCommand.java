package org.tradebench.load.cli.experiment;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.ResultName;
import org.tradebench.load.cli.option.TargetConverter;
import org.tradebench.load.console.Display;
import org.tradebench.load.run.ExperimentRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Implements {@code trader experiment resume}. */
@Command(
        name = "resume",
        description =
                "Continues an experiment that was interrupted, or stopped by its --budget, with the same plan. One that is complete is left as it is, but for --profile.")
public final class ExperimentResumeCommand implements Callable<Integer> {
    @Parameters(paramLabel = "RESULT", converter = ResultName.class, description = "The experiment's result.")
    private Path folder;

    @Mixin
    private BudgetOption budget;

    @Mixin
    private ProfileOption profile;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        return ExperimentRunCommand.print(
                ExperimentRun.resume(
                        folder, budget.time(), profile.isRequested(), TargetConverter::trials, Display.standard()),
                json);
    }
}
