package org.tradebench.load.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.tradebench.load.comparison.ComparisonTable;
import org.tradebench.load.console.Display;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.layout.ProjectLayout;
import org.tradebench.load.report.StudyTables;
import org.tradebench.load.run.StudyOptions;
import org.tradebench.load.run.StudyRun;
import org.tradebench.load.study.Factor;
import org.tradebench.load.study.Level;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.estimate.StudyResult;
import picocli.CommandLine.Command;
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
            "Every trial is kept as soon as it is made: after Ctrl-C, --resume goes on, and 'trader report' draws what there is."
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

    @Option(names = "--list", description = "Show the studies that there are.")
    private boolean list;

    @Option(
            names = "--budget",
            paramLabel = "MINUTES",
            converter = BoundedNumber.Minutes.class,
            description =
                    "Begin no block that would not end within so many minutes; the first one is always made (default: no bound).")
    private Integer budget;

    @Option(
            names = "--blocks",
            paramLabel = "N",
            converter = BoundedNumber.Rounds.class,
            description =
                    "How often every level is visited (default: what the study says, mostly 6). With fewer than 5 nothing is said.")
    private Integer blocks;

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
            description = "Some levels of a factor only; once for each factor.")
    private Map<String, String> only = Map.of();

    @Option(
            names = "--size",
            paramLabel = "WORD",
            converter = OneOf.StudySize.class,
            description =
                    "here or staging: the study's levels for this machine, or for hardware that carries the papers' (default: here).")
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

    @Override
    public Integer call() throws InterruptedException {
        Studies studies = new Studies(ProjectLayout.current().studies());
        if (list) {
            list(studies);
            return ExitCodes.OK;
        }
        if ((name == null) == (resume == null)) {
            throw Failure.usage("either the name of a study or --resume with a result folder would be right; "
                    + "--list shows the studies");
        }
        if (resume != null && (blocks != null || !only.isEmpty() || size != null || out != null)) {
            throw Failure.usage("--resume goes on with what was begun: only --budget would be right with it");
        }
        Duration time = budget == null ? null : Duration.ofMinutes(budget);
        Display display = Display.standard();
        StudyRun.Outcome outcome = resume != null
                ? StudyRun.resume(resume, time, display)
                : StudyRun.begin(options(studies.of(name), time), display);
        return tell(outcome);
    }

    private StudyOptions options(Study study, Duration time) {
        boolean staging = "staging".equals(size);
        Map<String, List<String>> sizes = new LinkedHashMap<>();
        only.forEach((factor, levels) -> sizes.put(factor, List.of(levels.split(",", -1))));
        return new StudyOptions(name, study, sizes, staging, blocks == null ? study.blocks() : blocks, time, seed, out);
    }

    private void list(Studies studies) {
        PrintWriter words = spec.commandLine().getOut();
        for (Study study : studies.all()) {
            words.printf("%-14s %s (%s)%n", study.name(), study.title(), study.source());
            for (Factor factor : study.factors()) {
                words.printf(
                        "%-14s   %s: %s%n",
                        "",
                        factor.name(),
                        String.join(
                                ", ", factor.levels().stream().map(Level::label).toList()));
            }
        }
        words.flush();
    }

    private int tell(StudyRun.Outcome outcome) {
        PrintWriter words = spec.commandLine().getOut();
        StudyResult result = outcome.result();
        words.println();
        result.warnings().forEach(warning -> words.println(Failures.red(spec.commandLine(), warning)));
        words.println(result.resolution());
        words.println();
        ComparisonTable.markdown(StudyTables.verdicts(result)).forEach(words::println);
        words.println();
        ComparisonTable.markdown(StudyTables.figures(result)).forEach(words::println);
        if (!result.claims().isEmpty()) {
            words.println();
            ComparisonTable.markdown(StudyTables.claims(List.of(result))).forEach(words::println);
        }
        words.println();
        StudyTables.laws(result).forEach(words::println);
        words.println(String.format(
                Locale.ROOT,
                "%d trials, %.2f hours",
                result.record().trials().size(),
                result.record().hours()));
        words.println("report  " + outcome.report());
        words.flush();
        return result.valid() ? ExitCodes.OK : ExitCodes.INVALID;
    }
}
