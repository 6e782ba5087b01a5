package org.tradebench.load.cli.command;

import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.LoadOptions;
import org.tradebench.load.cli.option.TrustOption;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.console.Display;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.Share;
import org.tradebench.load.run.LoadShareRun;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Implements {@code trader load run}. */
@Command(
        name = "run",
        description = {
            "Runs one load generator of several: one JMeter process, on a machine that does nothing else.",
            "All get the same options except --share and --out; together they execute what one would. "
                    + "'trader load merge' merges their results."
        })
public final class LoadRunCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--url", required = true, paramLabel = "URL", description = "The application's address.")
    private String url;

    @Mixin
    private TrustOption trust;

    @Option(
            names = "--share",
            paramLabel = "I/N",
            defaultValue = "1/1",
            description = "Which of how many load generators this is, such as 2/4 (default: ${DEFAULT-VALUE}).")
    private String share;

    @Option(
            names = "--run-id",
            required = true,
            paramLabel = "ID",
            description = "The same for all load generators, and new to this database: it names the "
                    + "users that the run registers. 1 to 20 letters, digits, dots or hyphens.")
    private String runId;

    @Option(
            names = {"-o", "--out"},
            required = true,
            paramLabel = "FOLDER",
            description = "Result folder, new or empty, one for each load generator.")
    private Path out;

    @Option(
            names = "--measure-at",
            paramLabel = "TIME",
            description =
                    "When the measurement interval begins, such as 2026-01-31T12:00:00Z: the same for all load generators, and late "
                            + "enough that the warm-up ends before (default: when this one's warm-up ends).")
    private @Nullable String measureAt;

    @Option(
            names = "--coordinated",
            description = "Begin the measurement interval at a line 'interval MILLIS' on standard input, and end when "
                    + "standard input does. For 'trader run --target'.")
    private boolean coordinated;

    @Mixin
    private LoadOptions load;

    @Override
    public Integer call() throws InterruptedException {
        Share part = Share.parse(share);
        if (coordinated && measureAt != null) {
            throw Failure.usage("--coordinated, --measure-at: expected one of them, got both.");
        }
        RunSettings requested = load.over(RunSettings.STANDARD.withTarget(TargetSettings.url(url, trust.value())));
        if (requested.warmup().untilSteady()) {
            throw Failure.usage(
                    "--warmup: a load generator by itself cannot tell the steady state; expected a number of requests, got \"steady\".");
        }
        requested.workload().checkArrivals(part.of());
        RunSettings settings = requested.withWorkload(requested.workload().withLoadGenerators(part.of()));
        LoadResult result = LoadShareRun.run(
                settings,
                trust.at(url),
                part,
                runId,
                measureAt == null ? null : InstantWord.of(measureAt),
                coordinated ? System.in : null,
                coordinated ? System.out : null,
                out,
                Display.standard());
        if (!coordinated) {
            spec.commandLine()
                    .getOut()
                    .printf(
                            "%d requests in the measurement interval, %d errors; merge the folders of all %d with: trader load merge FOLDER...%n",
                            result.requestCount(), result.errorCount(), part.of());
        }
        return ExitCodes.OK;
    }

    /** Converts a moment as people write it. */
    private static final class InstantWord {
        static Instant of(String text) {
            try {
                return Instant.parse(text);
            } catch (DateTimeParseException e) {
                throw Failure.usage("--measure-at: expected a time such as 2026-01-31T12:00:00Z, got \"" + text + "\"");
            }
        }
    }
}
