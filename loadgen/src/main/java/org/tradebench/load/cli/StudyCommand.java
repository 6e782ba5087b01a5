package org.tradebench.load.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.tradebench.load.console.Display;
import org.tradebench.load.document.StudyListing;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.layout.ProjectLayout;
import org.tradebench.load.report.study.StudyGuide;
import org.tradebench.load.run.StudyOptions;
import org.tradebench.load.run.StudyRun;
import org.tradebench.load.run.StudyTime;
import org.tradebench.load.run.TrialTarget;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.study.Paper;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code trader study}. */
@Command(
        name = "study",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Makes a published study again: randomised complete blocks of trials, every trial with fresh processes and restored rows, "
                    + "and verdicts with intervals.",
            "Every trial is kept as soon as it is made: after Ctrl-C, --resume goes on, and 'trader results report' draws what there is."
        },
        footer = {
            "",
            "Exit code 0: every level could be compared; 3: the study is INVALID, a level could not.",
            "docs/study-runner.md says how a study goes, what its words mean, and how to write one of your own."
        })
final class StudyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "NAME",
            description = "A study of --list, or the path of a study file of your own.")
    private String name;

    @Option(names = "--list", description = "Show the studies that there are, and about how long they take.")
    private boolean list;

    @Option(names = "--markdown", description = "With --list: as the document docs/studies.md.")
    private boolean markdown;

    @Option(
            names = "--target",
            paramLabel = "TARGET",
            converter = TargetWord.class,
            description =
                    "What the trials run on: embedded (processes of this machine), compose (a new cluster in containers for each) or the path of "
                            + "an inventory (default: what the study needs).")
    private TargetSettings target;

    @Option(
            names = "--budget",
            paramLabel = "MINUTES",
            converter = BoundedNumber.Minutes.class,
            description =
                    "Begin no block that would not end within so many minutes; the first one is always made (default: no bound).")
    private Integer budget;

    @Option(
            names = "--blocks",
            paramLabel = "N|auto[:MAX]",
            converter = BlockCount.Converter.class,
            description = {
                "How often every level is visited (default: what the study says, mostly 6). An outcome needs at least 5 blocks.",
                "auto: after a pilot of 5, once, as many as detect the study's smallest difference of interest at 80 %% power, from the pilot's noise alone, "
                        + "up to MAX (default: " + BlockCount.MOST + ")."
            })
    private BlockCount blocks;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "42",
            converter = SeedNumber.class,
            description = "Of the blocks' orders, of the rows and of the load (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--only",
            paramLabel = "FACTOR=LEVEL,LEVEL",
            description =
                    "Some levels of a factor only, or other values of the setting that it is called after; once for each factor.")
    private Map<String, String> only = Map.of();

    @Option(
            names = "--set",
            paramLabel = "SETTING=VALUE",
            description =
                    "A setting of every trial instead of the study's own, such as --set window=60; as often as needed.")
    private Map<String, String> settings = Map.of();

    @Option(
            names = "--size",
            paramLabel = "WORD",
            converter = OneOf.StudySize.class,
            description =
                    "here, quick or staging: the study's levels for this machine; the same in short trials of JVMs that are soon warm, on "
                            + "this machine (" + QuickSize.WORDS
                            + "); or levels for hardware that carries the papers' (default: here).")
    private String size;

    @Option(
            names = "--resume",
            paramLabel = "FOLDER",
            description = "Go on with the study of this result folder; only --budget can be given with it.")
    private Path resume;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Result folder, new or empty (default: target/trader/results/<time>-study-<name>).")
    private Path out;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        Studies studies = new Studies(ProjectLayout.current().studies());
        if (list) {
            if (json.asked()) {
                if (markdown) {
                    throw Failure.usage("--list: expected --json or --markdown, got both");
                }
                json.write(sorted(studies)
                        .map(study -> StudyListing.of(study, StudyTime.minutes(study)))
                        .toList());
                return ExitCodes.OK;
            }
            list(studies);
            return ExitCodes.OK;
        }
        if (markdown) {
            throw Failure.usage("--markdown: expected with --list only");
        }
        if ((name == null) == (resume == null)) {
            throw Failure.usage("expected either the name of a study or --resume with a result folder; "
                    + "--list shows the studies");
        }
        if (resume != null
                && (blocks != null
                        || !only.isEmpty()
                        || !settings.isEmpty()
                        || target != null
                        || size != null
                        || out != null)) {
            throw Failure.usage(
                    "--resume: expected without other options than --budget, because it continues a study that was begun");
        }
        Duration time = budget == null ? null : Duration.ofMinutes(budget);
        Display display = Display.standard();
        if (resume != null) {
            return StudyText.tell(StudyRun.resume(resume, time, TargetWord::trials, display), spec.commandLine(), json);
        }
        Study study = studies.of(name);
        return study.instead() == null
                ? StudyText.tell(StudyRun.begin(options(study, time), display), spec.commandLine(), json)
                : instead(study);
    }

    /** Makes a study that another command makes; tells how, where a person has to do it. */
    private int instead(Study study) {
        if (study.instead().command() == null) {
            throw Failure.usage("study '" + study.name() + "' is not made by trials: "
                    + study.instead().how());
        }
        if (!only.isEmpty()
                || !settings.isEmpty()
                || target != null
                || blocks != null
                || budget != null
                || size != null
                || out != null) {
            throw Failure.usage("study '" + study.name() + "' is made by './trader "
                    + study.instead().command()
                    + "': expected that command, which has its own options, or no option here");
        }
        PrintWriter words = json.words();
        words.println("./trader " + study.instead().command());
        words.flush();
        String command = study.instead().command() + (json.asked() ? " --json" : "");
        return spec.commandLine().getParent().execute(command.split(" ", -1));
    }

    private TrialTarget target(Study study) {
        if (target == null && study.target().equals("inventory")) {
            throw Failure.usage("study '" + study.name()
                    + "' needs hosts of its own: expected --target with the path of an inventory (docs/staging.md)");
        }
        return TargetWord.trials(target == null ? study.target() : target.word());
    }

    private StudyOptions options(Study study, Duration time) {
        boolean staging = "staging".equals(size);
        Map<String, List<String>> sizes = new LinkedHashMap<>();
        only.forEach((factor, levels) -> sizes.put(factor, List.of(levels.split(",", -1))));
        BlockCount count = blocks == null ? new BlockCount(study.experiment().blocks(), null) : blocks;
        return new StudyOptions(
                "study " + name,
                study,
                sizes,
                staging,
                target(study),
                "quick".equals(size) ? QuickSize.with(study, settings) : settings,
                count.first(),
                count.most(),
                time,
                seed,
                out);
    }

    private void list(Studies studies) {
        PrintWriter words = spec.commandLine().getOut();
        if (markdown) {
            StudyGuide.markdown(studies.all(), StudyTime::minutes).forEach(words::println);
        } else {
            words.printf(
                    "%-15s %-20s %-9s %8s  %s%n",
                    "study",
                    "paper",
                    "target",
                    "minutes",
                    "(of " + StudyTime.BLOCKS + " blocks on two cores, about; --budget bounds them)");
            sorted(studies).forEach(study -> list(words, study));
        }
        words.flush();
    }

    private static Stream<Study> sorted(Studies studies) {
        return studies.all().stream().sorted(Paper.order());
    }

    private static void list(PrintWriter words, Study study) {
        OptionalInt minutes = StudyTime.minutes(study);
        words.printf(
                "%-15s %-20s %-9s %8s  %s%n",
                study.name(),
                Paper.labelOf(study.source()),
                study.instead() == null ? study.target() : "",
                minutes.isPresent() ? Integer.toString(minutes.getAsInt()) : "–",
                study.title());
        for (Factor factor : study.factors()) {
            words.printf(
                    "%-15s %39s  %s: %s%n",
                    "",
                    "",
                    factor.name(),
                    String.join(", ", factor.levels().stream().map(Level::label).toList()));
        }
        if (study.instead() != null) {
            words.printf("%-15s %39s  %s%n", "", "", study.instead().how());
        }
    }
}
