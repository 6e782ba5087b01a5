package org.tradebench.load.cli.command;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.BoundedNumber;
import org.tradebench.load.cli.option.Converters;
import org.tradebench.load.cli.option.ModeOptions;
import org.tradebench.load.cli.option.OneOf;
import org.tradebench.load.cli.output.ClusterTable;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.console.Display;
import org.tradebench.load.process.TraderHome;
import org.tradebench.load.settings.CachingMode;
import org.tradebench.load.sut.compose.Cluster;
import org.tradebench.load.sut.compose.ClusterStart;
import org.tradebench.load.sut.compose.Project;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Implements {@code trader cluster up}. */
@Command(
        name = "up",
        description = {
            "Starts the cluster in containers: proxy, web server, application servers, database, each tier in its zone.",
            "Builds the images that are stale, waits until every node is healthy, and leaves it running. With other "
                    + "options it changes a running cluster. Options that are not given come from the environment, else from docs/docker-cluster.md."
        },
        footer = {
            "",
            "Environment: COMPOSE_PROJECT_NAME names another cluster; TRADER_HTTP_PORT and TRADER_HTTPS_PORT are the published "
                    + "ports (8080, 8443), on all addresses of the machine unless TRADER_ADDRESS names one.",
            "Then: 'trader run --target compose' measures it, 'trader cluster status' shows it, 'trader cluster down' removes it."
        })
public final class UpCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            converter = BoundedNumber.Nodes.class,
            description = "Application servers (default: 4).")
    private @Nullable Integer nodes;

    @Option(
            names = "--proxy",
            paramLabel = "WORD",
            converter = OneOf.Proxy.class,
            description =
                    "Proxy before the application servers: caching (nginx, then a web server), balancing (HAProxy alone) or none "
                            + "(the web server in the DMZ) (default: caching).")
    private @Nullable String proxy;

    @Option(
            names = "--tls",
            paramLabel = "WORD",
            converter = OneOf.Tls.class,
            description = "Where TLS ends: none, proxy or application (default: none).")
    private @Nullable String tls;

    @Option(
            names = "--sessions",
            paramLabel = "WORD",
            converter = OneOf.Sessions.class,
            description = "Where sessions live: memory or database (default: memory).")
    private @Nullable String sessions;

    @Option(
            names = "--sizes",
            paramLabel = "WORD",
            converter = OneOf.Sizes.class,
            description = "CPU and memory of all tiers: small or paper (default: small).")
    private @Nullable String sizes;

    @Option(
            names = "--storage",
            paramLabel = "WORD",
            converter = OneOf.Storage.class,
            description = "Where the rows live: volume (disk) or tmpfs (memory) (default: volume).")
    private @Nullable String storage;

    @Option(
            names = "--standby",
            description =
                    "A synchronous standby of the database: a commit is answered when it is on the disks of both. "
                            + "Needed by '--fault fail-over-database'.")
    private boolean standby;

    @Option(
            names = "--own-clocks",
            description = "A clock of its own for each application server, by libfaketime of this machine. Needed by "
                    + "'--fault clock-skew'. Every reading costs more CPU: measure nothing on such a cluster.")
    private boolean ownClocks;

    @Option(names = "--observe", description = "Start Prometheus and Grafana, too.")
    private boolean observe;

    @Mixin
    private ModeOptions mode;

    @Option(
            names = "--heap",
            paramLabel = "SIZE",
            converter = Converters.Heap.class,
            description = "Heap of each application server's JVM (default: as the sizes say).")
    private @Nullable String heap;

    @Override
    public Integer call() throws InterruptedException {
        long begun = System.nanoTime();
        Project project = Project.of(System.getenv());
        ClusterStart start = new ClusterStart(
                project,
                settings(),
                observe,
                !"never".equals(System.getenv("TRADER_BUILD")),
                TraderHome.current().folder().resolve("up-" + project.name() + ".log"));
        Cluster cluster = start.start(System.getenv(), Display.standard());
        PrintWriter out = spec.commandLine().getOut();
        ClusterTable.lines(cluster).forEach(out::println);
        out.println();
        out.printf(Locale.ROOT, "  open     %s/app (log in as uid:0 with the password xxx)%n", cluster.address());
        out.println("  measure  ./trader run --target compose");
        out.println("  remove   ./trader cluster down");
        out.printf(Locale.ROOT, "%nUp in %.0f s.%n", (System.nanoTime() - begun) / 1e9);
        return ExitCodes.OK;
    }

    /** Returns only the settings that options gave: the environment and the compose files determine the rest. */
    Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        put(settings, "APPLICATIONS", nodes);
        put(settings, "PROXY", proxy);
        put(settings, "TLS", tls);
        put(settings, "SESSIONS", sessions);
        put(settings, "SIZES", sizes);
        put(settings, "STORAGE", storage);
        put(settings, "STANDBY", standby ? "synchronous" : null);
        put(settings, "CLOCKS", ownClocks ? "own" : null);
        put(settings, "RUNTIME_MODE", mode.mode() == null ? null : mode.mode().setting());
        put(settings, "TRADER_HEAP", heap);
        if (mode.describesCache()) {
            settings.putAll(mode.caching(CachingMode.DISTRIBUTED_MAP).startSettings());
        }
        return settings;
    }

    private static void put(Map<String, String> settings, String name, @Nullable Object value) {
        if (value != null) {
            settings.put(name, value.toString());
        }
    }
}
