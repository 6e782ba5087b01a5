package org.tradebench.load.cli.experiment;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.Converters;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.OneOf;
import org.tradebench.load.cli.option.ResultFolderOption;
import org.tradebench.load.cli.option.TargetConverter;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.ExperimentText;
import org.tradebench.load.cli.output.FindingsDocument;
import org.tradebench.load.cli.output.StudyDocument;
import org.tradebench.load.console.Display;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.process.TraderHome;
import org.tradebench.load.report.study.FindingsPart;
import org.tradebench.load.run.ExperimentDuration;
import org.tradebench.load.run.ExperimentRequest;
import org.tradebench.load.run.ExperimentRun;
import org.tradebench.load.run.StudySeries;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.study.Paper;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.StudyFindings;
import org.tradebench.load.study.StudyResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Implements {@code trader experiment run}. */
@Command(
        name = "run",
        description = {
            "Runs an experiment in randomized complete blocks: each trial with new processes and restored rows. Reports ratios and outcomes with confidence intervals.",
            "Every trial is kept as soon as it ends: after Ctrl-C, 'trader experiment resume' continues, and 'trader results report' draws what there is."
        },
        footer = {
            "",
            "Exit code 0: every level could be compared; 3: the experiment is INVALID, a level could not.",
            "docs/methodology.md says how an experiment runs, what its terms mean and how to write one."
        })
public final class ExperimentRunCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "NAME|FILE",
            arity = "0..1",
            description = "A study of 'trader experiment list', or the path of an experiment file of your own.")
    private @Nullable String name;

    @Option(
            names = "--all",
            description = {
                "All studies that are made here, one after the other, in place of a NAME: each with an equal share of what is left of the --budget.",
                "Given again with the same --out it continues: complete studies are left alone."
            })
    private boolean all;

    @Option(
            names = "--target",
            paramLabel = "TARGET",
            converter = TargetConverter.class,
            description =
                    "What the trials run on: embedded (processes of this machine), compose (a new cluster in containers for each) or the path of "
                            + "an inventory (default: what the study needs).")
    private @Nullable TargetSettings target;

    @Mixin
    private BudgetOption budget;

    @Option(
            names = "--blocks",
            paramLabel = "N|auto[:MAX]",
            converter = BlockCount.Converter.class,
            description = {
                "How often every level is visited (default: what the study says, mostly 6). An outcome needs at least 5 blocks. A block that other work on the machine disturbed is replaced by one more.",
                "auto: after a pilot of 5, as many as detect the study's smallest difference of interest with 80 %% power at the pilot's noise, "
                        + "up to MAX (default: " + BlockCount.MAX + ")."
            })
    private @Nullable BlockCount blocks;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "42",
            converter = Converters.Seed.class,
            description = "Seed of the blocks' orders, the rows and the load (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--only",
            paramLabel = "FACTOR=LEVEL,LEVEL",
            description =
                    "Only these levels of a factor, or other values of the setting of its name; once for each factor.")
    private Map<String, String> only = Map.of();

    @Option(
            names = "--set",
            paramLabel = "SETTING=VALUE",
            description =
                    "A setting of every trial instead of the study's own, such as --set duration=60; as often as needed.")
    private Map<String, String> settings = Map.of();

    @Option(
            names = "--size",
            paramLabel = "WORD",
            converter = OneOf.StudySize.class,
            description = "here (levels for this machine), quick (the same in short trials: " + QuickSize.WORDS
                    + ") or staging (levels for larger hardware) (default: here).")
    private @Nullable String size;

    @Mixin
    private ProfileOption profile;

    @Mixin
    private ResultFolderOption out;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        Studies studies = new Studies(ProjectLayout.current().studies());
        if (all) {
            return series(studies);
        }
        if (name == null) {
            throw Failure.usage(
                    "no experiment is named: expected NAME, one of './trader experiment list', a FILE of your own, or --all");
        }
        Study study = studies.of(name);
        return study.instead() == null
                ? print(ExperimentRun.begin(options(study, out.folder(), budget.time()), Display.standard()), json)
                : instead(study, study.instead());
    }

    /** Runs the command that replicates the study instead of trials, or prints what a person has to do. */
    private int instead(Study study, Study.Instead instead) {
        if (instead.command() == null) {
            throw Failure.usage("study '" + study.name() + "' is not made of trials: " + instead.how());
        }
        String command = "./trader experiment " + instead.command();
        if (json.hasOptionsBesides(Set.of())) {
            throw Failure.usage("study '" + study.name() + "' is made by '" + command
                    + "': expected that command, which has its own options, or no option here.");
        }
        PrintWriter text = json.textWriter();
        text.println(command);
        text.flush();
        String arguments = instead.command() + (json.isRequested() ? " --json" : "");
        return json.command().getParent().execute(arguments.split(" ", -1));
    }

    private ExperimentRequest options(Study study, @Nullable Path folder, @Nullable Duration time) {
        if (target == null && study.target().equals("inventory")) {
            throw Failure.usage(
                    "study '" + study.name()
                            + "' needs hosts of its own: expected --target with the path of an inventory (docs/distributed-run.md).");
        }
        Map<String, List<String>> levels = new LinkedHashMap<>();
        only.forEach((factor, some) -> levels.put(factor, List.of(some.split(",", -1))));
        BlockCount count = blocks == null ? new BlockCount(study.experiment().blocks(), null) : blocks;
        return new ExperimentRequest(
                "experiment run " + (name == null ? study.name() : name),
                study,
                levels,
                "staging".equals(size),
                TargetConverter.trials(target == null ? study.target() : target.label()),
                "quick".equals(size) ? QuickSize.with(study, settings) : settings,
                count.first(),
                count.most(),
                time,
                seed,
                folder,
                profile.isRequested());
    }

    /** Runs all studies one after the other ({@code --all}), except those that another command makes and those that need the hosts of an inventory. */
    private int series(Studies studies) throws InterruptedException {
        if (name != null || !only.isEmpty() || target != null) {
            throw Failure.usage("--all makes each study as its file says: expected no NAME, no --only and no --target");
        }
        Path folder = out.folder() == null ? TraderHome.current().results().resolve("all-studies") : out.folder();
        Display display = Display.standard();
        List<Study> made = studies.all().stream()
                .filter(study -> study.instead() == null && !study.target().equals("inventory"))
                .sorted(Paper.order())
                .toList();
        List<StudySeries.Outcome> outcomes = new StudySeries(
                        folder,
                        (study, own, begun, share) -> {
                            if (begun) {
                                ExperimentRun.resume(
                                        own, share, profile.isRequested(), TargetConverter::trials, display);
                            } else {
                                ExperimentRun.begin(options(study, own, share), display);
                            }
                        },
                        System::nanoTime,
                        display::print)
                .run(made, budget.time());
        List<StudyFindings> results = studies.findings(folder);
        PrintWriter text = json.textWriter();
        FindingsPart.markdown(results, ExperimentDuration::minutes).forEach(text::println);
        text.println("results in " + folder);
        text.flush();
        json.write(FindingsDocument.of(results));
        if (outcomes.stream().anyMatch(outcome -> outcome.failure() != null)) {
            return ExitCodes.FAILED;
        }
        return results.stream().flatMap(study -> study.results().stream()).allMatch(StudyResult::valid)
                ? ExitCodes.OK
                : ExitCodes.INVALID;
    }

    /** Prints the end of an experiment, and returns the exit code. */
    static int print(ExperimentRun.Outcome outcome, JsonOption json) {
        StudyResult result = outcome.result();
        ExperimentText.print(result, outcome.report(), json.textWriter(), json.command());
        json.write(StudyDocument.of(result, outcome.folder(), outcome.report()));
        if (result.study().experiment().injectsFaults()) {
            return ExitCodes.of(result.made().record().worst());
        }
        return result.valid() ? ExitCodes.OK : ExitCodes.INVALID;
    }
}
