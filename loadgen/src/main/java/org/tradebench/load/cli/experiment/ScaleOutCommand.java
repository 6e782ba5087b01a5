package org.tradebench.load.cli.experiment;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.BoundedNumber;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.OneOf;
import org.tradebench.load.cli.option.RowOptions;
import org.tradebench.load.cli.option.TimeSpan;
import org.tradebench.load.cli.output.Version;
import org.tradebench.load.comparison.Arm;
import org.tradebench.load.compose.Project;
import org.tradebench.load.console.Display;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.run.Comparison;
import org.tradebench.load.run.ScaleOut;
import org.tradebench.load.run.ScaleOutOptions;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code trader scale-out}. */
@Command(
        name = "scale-out",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Compares clusters of several sizes whose application servers have the same CPU each, as ratios to the first.",
            "Each trial starts a cluster of its own in containers, rehearses it at full speed, limits the servers' CPU, restores the rows, and "
                    + "measures and judges a run. What the cluster remembers, its heap and so on are settings of the environment (docs/compose.md)."
        },
        footer = {
            "",
            "Exit code 0: every arm could be compared; 3: an arm has no block in which it and the first are VALID."
        })
public final class ScaleOutCommand implements Callable<Integer> {
    private static final String OWN_PROJECT = "trader-scale-out";

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--servers",
            paramLabel = "N",
            split = ",",
            defaultValue = "1,2,4",
            converter = BoundedNumber.Nodes.class,
            description =
                    "Application servers of each arm, two or more; the first is the reference; an arm that is there "
                            + "twice shows what the comparison cannot tell (default: ${DEFAULT-VALUE}).")
    private List<Integer> servers;

    @Option(
            names = "--cpus",
            paramLabel = "CPUS",
            defaultValue = "0.25",
            description =
                    "CPU of each application server: what the largest arm takes must leave enough for the database, the proxy and the driver "
                            + "(default: ${DEFAULT-VALUE}).")
    private double cpus;

    @Option(
            names = "--proxy",
            paramLabel = "WORD",
            defaultValue = "balancing",
            converter = OneOf.Proxy.class,
            description = "What stands before them: caching, balancing or none (default: ${DEFAULT-VALUE}).")
    private String proxy;

    @Option(
            names = "--blocks",
            paramLabel = "N",
            defaultValue = "3",
            converter = BoundedNumber.Rounds.class,
            description = "Blocks; each visits every arm once, in an order of its own (default: ${DEFAULT-VALUE}).")
    private int blocks;

    @Option(
            names = "--clients",
            paramLabel = "N",
            defaultValue = "32",
            converter = BoundedNumber.Clients.class,
            description =
                    "Virtual users, the same in every arm: enough to use up the largest (default: ${DEFAULT-VALUE}).")
    private int clients;

    @Option(
            names = "--rehearsal",
            paramLabel = "N",
            defaultValue = "20000",
            converter = BoundedNumber.Requests.class,
            description =
                    "Requests for each server before its CPU is limited, measured nowhere: the JIT compiler's (default: ${DEFAULT-VALUE}).")
    private int rehearsal;

    @Option(
            names = "--warmup",
            paramLabel = "N",
            defaultValue = "5000",
            converter = BoundedNumber.Requests.class,
            description = "Requests before each window: they fill the caches (default: ${DEFAULT-VALUE}).")
    private int warmup;

    @Option(
            names = "--duration",
            paramLabel = "TIME",
            defaultValue = "30s",
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

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Result folder, new or empty (default: target/trader/results/<time>-scale-out).")
    private Path out;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        if (servers.size() < 2) {
            throw Failure.usage("expected two or more arms, such as 1,2, got one");
        }
        int processors = Runtime.getRuntime().availableProcessors();
        if (!(cpus >= 0.01 && cpus <= processors)) {
            throw Failure.usage("--cpus: expected 0.01 to " + processors + " (this machine's), got " + cpus);
        }
        RunSettings settings = RunSettings.STANDARD
                .withTarget(TargetSettings.COMPOSE)
                .withPopulation(rows.population())
                .withWorkload(WorkloadSettings.STANDARD
                        .withVirtualUsers(clients)
                        .withUpdates(updates)
                        .withSeed(rows.seed()))
                .withWarmup(WarmupSettings.requests(warmup))
                .withMeasurement(MeasurementSettings.of(duration));
        Comparison.Outcome outcome = ScaleOut.execute(
                new ScaleOutOptions(
                        settings,
                        Arm.ofServers(servers, null),
                        cpus,
                        proxy,
                        blocks,
                        rehearsal,
                        Project.of(Map.of(Project.VARIABLE, OWN_PROJECT)),
                        out),
                Display.standard());
        return ComparisonWords.tell(outcome, spec.commandLine(), json);
    }
}
