package org.tradebench.load.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.ApplicationOptions;
import org.tradebench.load.cli.option.BoundedNumber;
import org.tradebench.load.cli.option.FaultWord;
import org.tradebench.load.cli.option.LoadOptions;
import org.tradebench.load.cli.option.TargetWord;
import org.tradebench.load.cli.option.TrustOption;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.Verdict;
import org.tradebench.load.cli.output.Version;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.run.Run;
import org.tradebench.load.run.RunOptions;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.RunFile;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code trader run}. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Measures a workload and reports it: the standard one, unless --plan names another.",
            "Starts database, application and load on this machine (or drives what --target names), warms up, measures a window, "
                    + "audits the money, "
                    + "evaluates all validity checks, writes a report, and stops everything again."
        },
        footer = {
            "",
            "Exit code 0: VALID (with warnings or without); 3: INVALID, the metrics must not be used; 4: INCONCLUSIVE, not in a steady state.",
            "docs/metrics.md says what every figure means, docs/result-folder.md what the result folder holds."
        })
public final class RunCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-f", "--file"},
            paramLabel = "FILE",
            description =
                    "Settings as YAML, such as the run.yaml of a result folder; options override them. docs/run-file.md says what stands in it.")
    private Path file;

    @Option(
            names = "--target",
            paramLabel = "TARGET",
            converter = TargetWord.class,
            description =
                    "What is driven: embedded (processes that this run starts and ends), compose (the cluster that "
                            + "'trader cluster up' started) or the path of an inventory, such as staging.yaml (default: embedded).")
    private TargetSettings target;

    @Mixin
    private LoadOptions load;

    @Option(
            names = "--drivers",
            paramLabel = "N",
            converter = BoundedNumber.Drivers.class,
            description = "JMeter processes that share the virtual users out between them (default: 1). "
                    + "They play what one would; a machine with cores to spare drives more by several.")
    private Integer loadGenerators;

    @Mixin
    private ApplicationOptions application;

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "Drive an application that runs elsewhere, such as http://host:9080/daytrader. It must be "
                    + "populated with as many users and quotes. TRADER_DB_HOST and so on give access to its database "
                    + "for the audit.")
    private String url;

    @Mixin
    private TrustOption trust;

    @Option(
            names = "--standby",
            description =
                    "Give the embedded database a synchronous standby, a second PostgreSQL on this machine: what each commit costs then is "
                            + "in the report. A run whose standby fell behind is INVALID.")
    private boolean standby;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Result folder, new or empty (default: target/trader/results/<time>-<mode>).")
    private Path out;

    @Option(
            names = "--fault",
            paramLabel = "NAME[@SECOND][+LENGTH]",
            converter = FaultWord.class,
            description = {
                "Break something at a second of the window, hold it for LENGTH seconds, and see what the cluster makes of it: kill-node, "
                        + "partition-database or another of those that docs/faults.md explains. Several are made one after the other. "
                        + "Needs --target compose. Such a run measures no throughput."
            })
    private List<Fault> faults;

    @Option(names = "--json", description = "Write the run's record as one line of JSON to standard output.")
    private boolean json;

    @Option(
            names = "--start",
            description = "Run what the inventory's hosts say of starting, and of stopping afterwards. Else nothing is "
                    + "started there but the agents and the drivers.")
    private boolean start;

    @Option(
            names = "--install",
            description = "Copy the harness to the inventory's hosts, over what is in its folder there.")
    private boolean install;

    @Override
    public Integer call() throws InterruptedException {
        RunSettings settings = settings();
        Run.Outcome outcome =
                Run.execute(new RunOptions(settings, TargetWord.target(settings.target()), out), Display.standard());
        if (json) {
            spec.commandLine().getOut().println(ResultFolder.json(outcome.record()));
        }
        Verdict.print(
                outcome.record(),
                outcome.report(),
                json ? spec.commandLine().getErr() : spec.commandLine().getOut(),
                spec.commandLine());
        return ExitCodes.of(outcome.record().result());
    }

    /** Lays the options over the run file, or over the defaults. */
    RunSettings settings() {
        RunSettings base = load.over(file == null ? RunSettings.STANDARD : RunFile.read(file));
        RunSettings asked = base.withTarget(target(base.target()));
        if (!asked.target().startsServer() && application.describesCache()) {
            throw notStarted(asked.target());
        }
        asked = asked.withApplication(application.over(base.application()));
        if (loadGenerators != null) {
            asked = asked.withWorkload(asked.workload().withLoadGenerators(loadGenerators));
        }
        if (faults != null) {
            asked = asked.withMeasurement(asked.measurement().withFaults(faults));
        }
        check(asked);
        return asked.withDefaults();
    }

    private TargetSettings target(TargetSettings base) {
        if (url != null && target != null) {
            throw Failure.usage("--url, --target: expected one of them, got both.");
        }
        TargetSettings chosen = target != null ? target : url != null ? TargetSettings.url(url, null) : base;
        if ((start || install) && chosen.kind() != TargetSettings.Kind.INVENTORY) {
            throw Failure.usage(
                    "--start and --install need the hosts of an inventory: expected --target with its path");
        }
        if (trust.word() != null && chosen.kind() != TargetSettings.Kind.URL) {
            throw Failure.usage(
                    "--trust: expected with --url only; of a cluster that 'trader cluster up' started the certificate is known, and an inventory has the key 'trust'");
        }
        boolean standing = standby || chosen.standby();
        if (standing && (!chosen.startsServer() || System.getenv(DatabaseSettings.HOST) != null)) {
            throw Failure.usage(
                    "--standby: a standby is started for the embedded database only, and this run has another; expected neither "
                            + DatabaseSettings.HOST
                            + " nor --url nor --target. './trader cluster up --standby' starts a cluster of containers with one.");
        }
        return new TargetSettings(
                chosen.kind(),
                chosen.url(),
                trust.word() != null ? trust.word() : chosen.trust(),
                chosen.inventory(),
                null,
                standing,
                start || chosen.start(),
                install || chosen.install());
    }

    private static void check(RunSettings asked) {
        TargetSettings target = asked.target();
        if (!target.startsServer() && !asked.application().equals(ApplicationSettings.UNKNOWN)) {
            throw notStarted(target);
        }
        if (target.kind() == TargetSettings.Kind.INVENTORY && asked.workload().loadGenerators() > 1) {
            throw Failure.usage("--drivers is for drivers on this machine: the inventory says how many there are");
        }
    }

    private static Failure notStarted(TargetSettings target) {
        return Failure.usage((target.url() != null ? "--url" : "--target " + target.word())
                + " drives servers that run already: expected no --mode, --orders, --access, --caching or other option of the cache, --java-home, "
                + "--heap, --compiler, --jvm-option, --bind or --http-port, and no key 'application' in the run file.");
    }
}
