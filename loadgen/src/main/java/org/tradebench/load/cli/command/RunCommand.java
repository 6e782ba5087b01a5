package org.tradebench.load.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.ApplicationOptions;
import org.tradebench.load.cli.option.BoundedNumber;
import org.tradebench.load.cli.option.Converters;
import org.tradebench.load.cli.option.FindMaxOption;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.LoadOptions;
import org.tradebench.load.cli.option.ResultFolderOption;
import org.tradebench.load.cli.option.TargetConverter;
import org.tradebench.load.cli.option.TargetOptions;
import org.tradebench.load.cli.output.CapacityText;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.JUnitFile;
import org.tradebench.load.cli.output.MarkdownSummary;
import org.tradebench.load.cli.output.RunText;
import org.tradebench.load.console.Display;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.results.Summary;
import org.tradebench.load.results.Threshold;
import org.tradebench.load.run.CapacityRun;
import org.tradebench.load.run.Run;
import org.tradebench.load.run.RunOptions;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.RunFile;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Implements {@code trader run}. */
@Command(
        name = "run",
        description = {
            "Measures a workload: the standard one, unless --plan names another.",
            "Starts database, application and load generator on this machine (or uses what --target names), warms up, measures, "
                    + "checks the consistency of the data, evaluates all validity checks, writes a report, and stops everything again."
        },
        footer = {
            "",
            "Exit code 0: VALID (with warnings or without); 3: INVALID, the metrics must not be used; 4: INCONCLUSIVE, not in a steady state; 5: VALID, but a threshold of --fail-if is crossed.",
            "docs/metrics-and-checks.md says what every metric means, docs/result-format.md what the result folder holds."
        })
public final class RunCommand implements Callable<Integer> {
    @Option(
            names = {"-f", "--file"},
            paramLabel = "FILE",
            description =
                    "Settings as YAML, such as the run.yaml of a result folder; options override them. docs/configuration.md describes its keys.")
    private @Nullable Path file;

    @Mixin
    private LoadOptions load;

    @Mixin
    private FindMaxOption findMax;

    @Option(
            names = "--load-generators",
            paramLabel = "N",
            converter = BoundedNumber.LoadGenerators.class,
            description =
                    "JMeter processes that share the virtual users out between them (default: 1). "
                            + "Together they execute what one would; a machine with cores to spare generates more load by several.")
    private @Nullable Integer loadGenerators;

    @Mixin
    private ApplicationOptions application;

    @Mixin
    private TargetOptions target;

    @Option(
            names = "--profile",
            description =
                    "Record the embedded application, or the first application server of the cluster in containers, by JDK Flight Recorder while it is measured, and draw flame graphs of its CPU time, allocation and waiting "
                            + "for locks. That costs some throughput: the run is marked as profiled, and is not for comparison with others.")
    private boolean profile;

    @Option(
            names = "--fail-if",
            paramLabel = "METRIC>VALUE",
            converter = Converters.FailIf.class,
            description =
                    "End with exit code 5 when a VALID run crosses this threshold, such as 'p99>50ms', 'throughput<500' or 'errors>0' (in quotes); may be "
                            + "given several times. METRIC is mean, p50, p90, p95, p99, p99.9 or max (of the response time in the open model), throughput "
                            + "(operations/s) or errors.")
    private List<Threshold> thresholds = List.of();

    @Mixin
    private ResultFolderOption out;

    @Option(
            names = "--fault",
            paramLabel = "NAME[@SECOND][+LENGTH]",
            converter = Converters.FaultText.class,
            description = {
                "Inject a fault at a second of the measurement interval, for LENGTH seconds, and measure the recovery: kill-node, "
                        + "partition-database or another one of docs/inject-faults.md. Several are injected one after the other. "
                        + "Needs --target compose. Such a run measures no throughput."
            })
    private @Nullable List<Fault> faults;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        RunSettings settings = settings();
        RunOptions options = new RunOptions(settings, TargetConverter.target(settings.target()), out.folder());
        if (CapacityRun.isAskedFor(settings)) {
            if (!thresholds.isEmpty() || settings.measurement().profile()) {
                throw Failure.usage("--find-max makes several trials: expected neither --fail-if nor --profile");
            }
            return findMax(options);
        }
        Run.Outcome outcome = Run.execute(options, Display.standard());
        json.write(outcome.record());
        List<String> crossed = crossed(outcome.record());
        JUnitFile.write(outcome.folder(), outcome.record(), thresholds);
        MarkdownSummary.write(outcome.folder(), outcome.record(), crossed);
        RunText.print(outcome.record(), outcome.report(), crossed, json.textWriter(), json.command());
        return crossed.isEmpty() ? ExitCodes.of(outcome.record().result()) : ExitCodes.THRESHOLD;
    }

    /** Returns the thresholds that a run crosses, a sentence each; none of a run that is not VALID, which has no metrics. */
    private List<String> crossed(RunRecord run) {
        Summary summary = run.summary();
        return summary == null
                ? List.of()
                : thresholds.stream()
                        .flatMap(threshold -> threshold.crossedBy(summary).stream())
                        .toList();
    }

    private int findMax(RunOptions options) throws InterruptedException {
        CapacityRun.Outcome outcome = CapacityRun.execute(options, Display.standard());
        json.write(outcome.record());
        CapacityText.print(outcome.record(), outcome.report(), json.textWriter(), json.command());
        return ExitCodes.of(outcome.record().result());
    }

    /** Applies the options to the run file, or to the defaults. */
    RunSettings settings() {
        RunSettings base = file == null ? RunSettings.STANDARD : RunFile.read(file);
        RunSettings requested = load.over(findMax.over(base.withTarget(target.over(base.target())), load));
        if (!requested.target().startsServer() && application.describesCache()) {
            throw notStarted(requested.target());
        }
        requested = requested.withApplication(application.over(base.application()));
        if (loadGenerators != null) {
            requested = requested.withWorkload(requested.workload().withLoadGenerators(loadGenerators));
        }
        if (faults != null) {
            requested = requested.withMeasurement(requested.measurement().withFaults(faults));
        }
        if (profile) {
            requested = requested.withMeasurement(requested.measurement().profiled());
        }
        check(requested);
        return requested.withDefaults();
    }

    private static void check(RunSettings requested) {
        TargetSettings target = requested.target();
        if (!target.startsServer() && !requested.application().equals(ApplicationSettings.UNKNOWN)) {
            throw notStarted(target);
        }
        if (target.kind() == TargetSettings.Kind.INVENTORY
                && requested.workload().loadGenerators() > 1) {
            throw Failure.usage(
                    "--load-generators: expected for load generators on this machine only; the inventory says how many it has.");
        }
    }

    private static Failure notStarted(TargetSettings target) {
        return Failure.usage((target.url() != null ? "--url" : "--target " + target.label())
                + " measures servers that run already: expected no --mode, --orders, --access, --caching or other option of the cache, --server, --build, --java-home, "
                + "--heap, --compiler, --jvm-option, --bind or --http-port, and no key 'application' in the run file.");
    }
}
