package org.tradebench.load.cli.experiment;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.tradebench.load.caching.Caching;
import org.tradebench.load.caching.CachingMode;
import org.tradebench.load.cli.option.BoundedNumber;
import org.tradebench.load.cli.option.CacheOptions;
import org.tradebench.load.cli.option.ClientOptions;
import org.tradebench.load.cli.option.EnumWord;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.RowOptions;
import org.tradebench.load.cli.option.ServerOptions;
import org.tradebench.load.cli.option.TimeSpan;
import org.tradebench.load.cli.output.Version;
import org.tradebench.load.comparison.Arm;
import org.tradebench.load.console.Display;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.run.Comparison;
import org.tradebench.load.run.ComparisonOptions;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.JvmSettings;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code trader compare-caching}. */
@Command(
        name = "caching",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Compares ways to cache: throughput, CPU and statements an operation, as ratios to the first arm.",
            "One server process plays all arms, interleaved in blocks with a shuffled order; before each trial the database is restored and "
                    + "the cache emptied, and after it the validity checks of a run are evaluated. A trial that is INCONCLUSIVE or INVALID is left out and named."
        },
        footer = {
            "",
            "Exit code 0: every arm could be compared; 3: an arm has no block in which it and the first are VALID."
        })
public final class CompareCachingCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--arms",
            paramLabel = "WORD[:N]",
            split = ",",
            defaultValue = "none,none,command,command-servlet,distributed-map",
            converter = ArmWord.Converter.class,
            description =
                    "What is compared, two or more: none, command, command-servlet, distributed-map, each with the entries of its cache "
                            + "where it differs, such as command:500. The first is the reference; an arm that is there twice shows "
                            + "what the comparison cannot tell (default: ${DEFAULT-VALUE}).")
    private List<ArmWord> arms;

    @Option(
            names = "--blocks",
            paramLabel = "N",
            defaultValue = "3",
            converter = BoundedNumber.Rounds.class,
            description = "Blocks; each visits every arm once, in an order of its own (default: ${DEFAULT-VALUE}).")
    private int blocks;

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            defaultValue = "direct",
            converter = EnumWord.OfMode.class,
            description = "Runtime mode: direct, jpa, ejb or session-to-direct (default: ${DEFAULT-VALUE}).")
    private Mode mode;

    @Mixin
    private CacheOptions cache;

    @Mixin
    private ClientOptions clients;

    @Option(
            names = "--rehearsal",
            paramLabel = "N",
            defaultValue = "30000",
            converter = BoundedNumber.Requests.class,
            description =
                    "Requests of each arm before the first block, measured nowhere: the JIT compiler's (default: ${DEFAULT-VALUE}).")
    private int rehearsal;

    @Option(
            names = "--warmup",
            paramLabel = "N",
            defaultValue = "20000",
            converter = BoundedNumber.Requests.class,
            description = "Requests before each window: they fill the cache (default: ${DEFAULT-VALUE}).")
    private int warmup;

    @Option(
            names = "--duration",
            paramLabel = "TIME",
            defaultValue = "20s",
            converter = TimeSpan.Window.class,
            description = "Length of each window (default: ${DEFAULT-VALUE}).")
    private Duration duration;

    @Option(
            names = "--updates",
            paramLabel = "PERCENT",
            defaultValue = "14",
            converter = BoundedNumber.Updates.class,
            description = "Updates among the operations: 0, 2, 4 ... 14 (default: ${DEFAULT-VALUE}).")
    private int updates;

    @Mixin
    private RowOptions rows;

    @Mixin
    private ServerOptions server;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Result folder, new or empty (default: target/trader/results/<time>-caching).")
    private Path out;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        if (arms.size() < 2) {
            throw Failure.usage("expected two or more arms, such as none,command, got one");
        }
        List<Caching> cachings = arms.stream().map(this::caching).toList();
        RunSettings settings = RunSettings.STANDARD
                .withApplication(new ApplicationSettings(
                        mode,
                        null,
                        null,
                        null,
                        new JvmSettings(server.home(null), server.heap(), null, List.of()),
                        null,
                        null,
                        Map.of()))
                .withPopulation(rows.population())
                .withWorkload(WorkloadSettings.STANDARD
                        .withVirtualUsers(clients.clients())
                        .withUpdates(updates)
                        .withSeed(rows.seed()))
                .withWarmup(WarmupSettings.requests(warmup))
                .withMeasurement(MeasurementSettings.of(duration))
                .withDefaults();
        Comparison.Outcome outcome = Comparison.execute(
                new ComparisonOptions(settings, Arm.ofCaching(cachings), blocks, rehearsal, out), Display.standard());
        return ComparisonWords.tell(outcome, spec.commandLine(), json);
    }

    private Caching caching(ArmWord arm) {
        if (arm.mode() == CachingMode.NONE) {
            return Caching.NONE;
        }
        Caching described = cache.with(arm.mode());
        return new Caching(
                described.mode(),
                arm.entries() == null ? described.entries() : arm.entries(),
                described.eviction(),
                described.sharing(),
                described.disk());
    }
}
