package org.tradebench.load.cli.command;

import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.LoadOptions;
import org.tradebench.load.cli.option.TrustOption;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.Version;
import org.tradebench.load.console.Display;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.driver.Share;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.run.Drive;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code trader drive}. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Plays one share of a load: one JMeter process of several, on a machine that does nothing but drive.",
            "Every process is given the same options but for --share and --out; together they play what one would. "
                    + "'trader load merge' makes one result of their folders."
        })
public final class DriveCommand implements Callable<Integer> {
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
            description = "Which of how many processes this is, such as 2/4 (default: ${DEFAULT-VALUE}).")
    private String share;

    @Option(
            names = "--run-id",
            required = true,
            paramLabel = "ID",
            description = "The same for all processes, and one that no earlier run on this database had: it names the "
                    + "users that the run registers. 1 to 20 letters, digits, dots or hyphens.")
    private String runId;

    @Option(
            names = "--out",
            required = true,
            paramLabel = "FOLDER",
            description = "Takes what is measured; new or empty, one for each process.")
    private Path out;

    @Option(
            names = "--window-at",
            paramLabel = "TIME",
            description =
                    "When the window opens, such as 2026-01-31T12:00:00Z: the same for all processes, and late "
                            + "enough that the warm-up is done by then. Without it the window opens when this share's warm-up is done.")
    private String windowAt;

    @Option(
            names = "--coordinated",
            description = "Wait for a line 'window MILLIS' on standard input for the window to open, and end when "
                    + "standard input does. For 'trader run --target'.")
    private boolean coordinated;

    @Mixin
    private LoadOptions load;

    @Override
    public Integer call() throws InterruptedException {
        Share its = Share.parse(share);
        if (coordinated && windowAt != null) {
            throw Failure.usage("expected --coordinated or --window-at, got both");
        }
        RunSettings asked = load.over(RunSettings.STANDARD.withTarget(TargetSettings.url(url, trust.word())));
        if (asked.warmup().untilSteady()) {
            throw Failure.usage(
                    "--warmup: a load generator by itself cannot tell the steady state; expected a number of requests, got \"steady\".");
        }
        RunSettings settings = asked.withWorkload(asked.workload().withLoadGenerators(its.of()));
        DriverResult result = Drive.play(
                settings,
                trust.at(url),
                its,
                runId,
                windowAt == null ? null : InstantWord.of(windowAt),
                coordinated ? System.in : null,
                coordinated ? System.out : null,
                out,
                Display.standard());
        if (!coordinated) {
            spec.commandLine()
                    .getOut()
                    .printf(
                            "%d requests in the window, %d errors; merge the folders of all %d with: trader merge FOLDER...%n",
                            result.requestCount(), result.errorCount(), its.of());
        }
        return ExitCodes.OK;
    }

    /** A moment as people write it. */
    private static final class InstantWord {
        static Instant of(String text) {
            try {
                return Instant.parse(text);
            } catch (java.time.format.DateTimeParseException e) {
                throw Failure.usage("--window-at: expected a time such as 2026-01-31T12:00:00Z, got \"" + text + "\"");
            }
        }
    }
}
