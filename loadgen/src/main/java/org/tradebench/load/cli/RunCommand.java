package org.tradebench.load.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.tradebench.load.application.AccessMode;
import org.tradebench.load.application.Mode;
import org.tradebench.load.application.OrdersMode;
import org.tradebench.load.caching.Caching;
import org.tradebench.load.caching.CachingMode;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.driver.WarmupWish;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.inventory.InventoryTarget;
import org.tradebench.load.processes.JitCompiler;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunSettings;
import org.tradebench.load.run.EmbeddedTarget;
import org.tradebench.load.run.Run;
import org.tradebench.load.run.RunOptions;
import org.tradebench.load.run.RunTarget;
import org.tradebench.load.run.UrlTarget;
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
final class RunCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--target",
            paramLabel = "TARGET",
            converter = TargetWord.class,
            description =
                    "What is driven: embedded (processes that this run starts and ends), compose (the cluster that "
                            + "'trader cluster up' started) or the path of an inventory, such as staging.yaml (default: embedded).")
    private TargetWord.Choice target;

    @Option(
            names = "--clients",
            paramLabel = "N",
            converter = BoundedNumber.Clients.class,
            description = "Virtual users; each asks again when it was answered (default: 8), with --arrivals 64.")
    private Integer clients;

    @Mixin
    private ArrivalOptions arrivals;

    @Option(
            names = "--drivers",
            paramLabel = "N",
            defaultValue = "1",
            converter = BoundedNumber.Drivers.class,
            description = "JMeter processes that share the virtual users out between them (default: ${DEFAULT-VALUE}). "
                    + "They play what one would; a machine with cores to spare drives more by several.")
    private int drivers;

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            converter = ModeWord.class,
            description = "Runtime mode: direct, jpa, ejb or session-to-direct (default: direct).")
    private Mode mode;

    @Option(
            names = "--orders",
            paramLabel = "WORD",
            converter = EnumWord.OfOrders.class,
            description =
                    "When an order is completed: sync (in its own transaction), async (by a message that follows) or "
                            + "async-2phase (by a message in one transaction with it) (default: sync).")
    private OrdersMode orders;

    @Option(
            names = "--access",
            paramLabel = "WORD",
            converter = EnumWord.OfAccess.class,
            description =
                    "How pages reach the operations: standard (by a call) or web-services (by a message to the web "
                            + "services) (default: standard).")
    private AccessMode access;

    @Option(
            names = "--caching",
            paramLabel = "WORD",
            converter = EnumWord.OfCaching.class,
            description = "What the application remembers: none, command, command-servlet or distributed-map "
                    + "(default: none).")
    private CachingMode caching;

    @Mixin
    private CacheOptions cache;

    @Option(
            names = "--duration",
            paramLabel = "TIME",
            defaultValue = "60s",
            converter = TimeSpan.Window.class,
            description = "Length of the measured window, such as 60s or 2m (default: ${DEFAULT-VALUE}).")
    private Duration duration;

    @Option(
            names = "--warmup",
            paramLabel = "N|still[:CAP]",
            defaultValue = "60000",
            converter = WarmupWord.class,
            description =
                    "Requests before the window (default: ${DEFAULT-VALUE}); or still: cycles of load and pause until compile rate, "
                            + "pool size, cache hit ratio and live heap stand still, or until CAP (default: 5m).")
    private WarmupWish warmup;

    @Mixin
    private PlanWord plan;

    @Option(
            names = "--think-time",
            paramLabel = "TIME",
            defaultValue = "0ms",
            converter = TimeSpan.Think.class,
            description = "Pause before every request, such as 250ms (default: ${DEFAULT-VALUE}).")
    private Duration thinkTime;

    @Mixin
    private RowOptions rows;

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "Drive an application that runs elsewhere, such as http://host:9080/daytrader. It must be "
                    + "populated with as many users and quotes. TRADER_DB_HOST and so on give access to its database "
                    + "for the audit.")
    private String url;

    @Mixin
    private TrustOption trust;

    @Mixin
    private BindOption bind;

    @Mixin
    private ServerOptions server;

    @Option(
            names = "--standby",
            description =
                    "Give the embedded database a synchronous standby, a second PostgreSQL on this machine: what each commit costs then is "
                            + "in the report. A run whose standby fell behind is INVALID.")
    private boolean standby;

    @Option(
            names = "--compiler",
            paramLabel = "WORD",
            converter = EnumWord.OfCompiler.class,
            description =
                    "How far the JVMs of application and driver compile: tiered (as they do by themselves), or c1, which stands still after a tenth of "
                            + "the warm-up, for more CPU an operation (default: tiered).")
    private JitCompiler compiler;

    @Option(
            names = "--jvm-option",
            paramLabel = "OPTION",
            description =
                    "One more option of the application's JVM, such as --jvm-option=-XX:+UseSerialGC; as often as needed.")
    private List<String> jvmOptions = List.of();

    @Option(
            names = "--http-port",
            paramLabel = "PORT",
            converter = BoundedNumber.Port.class,
            description = "Port of the application (default: a free one).")
    private Integer httpPort;

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
    private List<Fault> faults = List.of();

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
        if ((start || install) && (target == null || !choice().isInventory())) {
            throw Failure.usage(
                    "--start and --install are about the hosts of an inventory: --target with its path would be right");
        }
        if (url != null && (target != null || describesTheServer())) {
            throw Failure.usage(
                    "--url drives a server that runs elsewhere: --target, --mode, --orders, --access, --caching and what describes a cache, --java-home, "
                            + "--heap, --compiler, --jvm-option, --bind and --http-port are its own business there");
        }
        if (url == null && trust.word() != null) {
            throw Failure.usage(
                    "--trust: expected with --url only; of a cluster that 'trader cluster up' started the certificate is known, and an inventory has the key 'trust'");
        }
        if (!choice().startsTheServer() && describesTheServer()) {
            throw Failure.usage(
                    "--target " + choice().word()
                            + " drives servers that run already: --mode, --orders, --access, --caching and what "
                            + "describes a cache, --java-home, --heap, --compiler, --jvm-option, --bind and --http-port are for those who start them");
        }
        if (standby && (url != null || !choice().startsTheServer() || System.getenv(DatabaseSettings.HOST) != null)) {
            throw Failure.usage(
                    "--standby: a standby is started for the embedded database only, and this run has another; expected neither "
                            + DatabaseSettings.HOST
                            + " nor --url nor --target. './trader cluster up --standby' starts a cluster of containers with one.");
        }
        Run.Outcome outcome = Run.execute(options(), Display.standard());
        if (json) {
            spec.commandLine().getOut().println(ResultFolder.json(outcome.record()));
        }
        Verdict.print(
                outcome, json ? spec.commandLine().getErr() : spec.commandLine().getOut(), spec.commandLine());
        return ExitCodes.of(outcome.record().result());
    }

    private boolean describesTheServer() {
        return mode != null
                || orders != null
                || access != null
                || compiler != null
                || caching != null
                || cache.given()
                || server.given()
                || httpPort != null
                || bind.given()
                || !jvmOptions.isEmpty();
    }

    private TargetWord.Choice choice() {
        return target == null ? TargetWord.EMBEDDED : target;
    }

    private RunOptions options() {
        if (url != null) {
            return new RunOptions(settings("url"), new UrlTarget(url, trust.word()), out, faults);
        }
        if (!choice().startsTheServer()) {
            return new RunOptions(settings(choice().word()), running(), out, faults);
        }
        Mode chosen = mode == null ? Mode.DIRECT : mode;
        Caching remembered = cache.with(caching == null ? CachingMode.NONE : caching);
        return new RunOptions(
                settings(choice().word())
                        .on(1, chosen.word(), remembered, server.heap())
                        .ordered((orders == null ? OrdersMode.SYNC : orders).word())
                        .accessed((access == null ? AccessMode.STANDARD : access).word())
                        .compiled(compiler == null ? JitCompiler.TIERED : compiler),
                new EmbeddedTarget(
                                chosen, server.java(), httpPort == null ? 0 : httpPort, 0, jvmOptions, bind.settings())
                        .withStandby(standby),
                out,
                faults);
    }

    private RunTarget running() {
        RunTarget running = choice().running();
        if (running instanceof InventoryTarget inventory) {
            if (drivers > 1) {
                throw Failure.usage("--drivers is for drivers on this machine: the inventory says how many there are");
            }
            return inventory.asked(start, install);
        }
        return running;
    }

    /** The load's; those of the servers are left open. */
    private RunSettings settings(String word) {
        return new RunSettings(
                        word,
                        null,
                        null,
                        url,
                        null,
                        arrivals.clients(clients),
                        thinkTime.toMillis(),
                        warmup.requests(),
                        duration.toMillis() / 1000.0,
                        rows.users(),
                        rows.quotes(),
                        plan.updates(),
                        rows.seed(),
                        null)
                .playing(plan.workload())
                .drivenBy(drivers)
                .warming(warmup)
                .arriving(arrivals.arrivals(thinkTime));
    }
}
