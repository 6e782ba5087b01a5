package org.tradebench.load.sut.compose;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.flightrecorder.FlightRecording;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.loadgenerator.ServerTrust;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.JvmSettings;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.settings.OrdersMode;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.ServerProduct;
import org.tradebench.load.sut.DatabasePreparation;
import org.tradebench.load.sut.RunContext;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.telemetry.CacheSample;
import org.tradebench.load.telemetry.Tier;

/**
 * Represents a cluster of containers that is up.
 *
 * @param cluster as it was found before the load
 * @param target its outermost server
 * @param found what its application servers were started with
 * @param databaseSettings through the tunnel
 * @param caches of all servers together; empty when they cannot be asked
 * @param limits of its CPU, which hold from the end of the warm-up on
 * @param recording of one application server's JVM while it is measured
 */
record ComposeSystem(
        Cluster cluster,
        ServerAddress target,
        ClusterSettings found,
        DatabaseSettings databaseSettings,
        Optional<ClusterCaches> caches,
        Optional<CpuLimits> limits,
        Optional<FlightRecording> recording)
        implements SystemUnderTest {
    private static final int POSTGRES = 5432;

    /** Finds the cluster that is up, restores its rows, and gives it new, empty caches. */
    static ComposeSystem find(Project project, RunSettings requested, RunContext context) throws InterruptedException {
        Display display = context.display();
        display.begin("cluster");
        Requirements.check(project.docker());
        Cluster cluster = Cluster.requireUp(project);
        ClusterSettings found = new ClusterSettings(cluster.applicationEnvironment());
        Optional<FlightRecording> recording = requested.measurement().profile()
                ? Optional.of(ContainerRecording.of(
                        project.docker(),
                        cluster.of(Tier.APPLICATION).get(0),
                        context.results().folder()))
                : Optional.empty();
        context.teardown()
                .add("ending the watch over the containers", ContainerWatch.over(cluster, context.telemetry()));
        List<Integer> ways = new ArrayList<>();
        for (Container node : cluster.of(Tier.DATABASE)) {
            ways.add(context.teardown()
                    .add(
                            "closing the way to " + node.nodeName(),
                            DatabaseTunnel.open(project.docker(), node.name(), POSTGRES))
                    .localPort());
        }
        DatabaseSettings database = ClusterFacts.database(cluster, ways);
        display.end(cluster.of(Tier.APPLICATION).size() + " application servers, proxy: " + cluster.proxy() + ", TLS: "
                + cluster.tls() + ", at " + cluster.address());
        ServerAddress target = target(cluster);
        Optional<Administrators> administrators = administrators(cluster, target, context);
        if (administrators.isPresent()) {
            // Without a cache first: the next one is a new one, and no entry is from before the rows were replaced.
            administrators.get().setOnAll(Caching.NONE.runTimeSettings());
        }
        DatabasePreparation.prepare(database, requested, true, context);
        if (administrators.isPresent()) {
            restoreStartSettings(administrators.get(), found, display);
        }
        return new ComposeSystem(
                cluster,
                target,
                found,
                database,
                administrators.map(sessions -> new ClusterCaches(sessions, context.telemetry()::note)),
                Optional.empty(),
                recording);
    }

    /** Returns the same system with limits that hold later. */
    ComposeSystem limitedBy(CpuLimits later) {
        return new ComposeSystem(cluster, target, found, databaseSettings, caches, Optional.of(later), recording);
    }

    /** Returns the outermost server, which has the certificate that the cluster has made for itself, and no other. */
    private static ServerAddress target(Cluster cluster) {
        ServerAddress target = ServerAddress.of(cluster.address());
        return target.protocol().equals("https")
                ? target.trusting(ServerTrust.ofServer(ClusterFacts.certificate(cluster)))
                : target;
    }

    /** Restores on every server what it was started with, whatever somebody has changed since; its cache is new and empty. */
    private static void restoreStartSettings(Administrators administrators, ClusterSettings found, Display display)
            throws InterruptedException {
        Map<String, String> settings = new HashMap<>();
        found.mode().map(Mode::setting).ifPresent(mode -> settings.put("RUNTIME_MODE", mode));
        found.orders().map(OrdersMode::setting).ifPresent(mode -> settings.put("ORDER_PROCESSING_MODE", mode));
        found.caching().map(Caching::runTimeSettings).ifPresent(settings::putAll);
        display.begin("caches");
        administrators.setOnAll(settings);
        if (found.caching().filter(Caching::remembers).isPresent()) {
            for (String server : administrators.servers()) {
                administrators.of(server).orElseThrow().awaitCache(server);
            }
        }
        display.end("empty, " + found.caching().map(Caching::heading).orElse("of an unknown kind"));
    }

    /** Returns the administrators' sessions; empty when the proxy or a server lets no administrator in; the run then continues without the caches' metrics. */
    private static Optional<Administrators> administrators(Cluster cluster, ServerAddress target, RunContext context)
            throws InterruptedException {
        Set<String> servers = new TreeSet<>();
        cluster.of(Tier.APPLICATION).stream().map(Container::nodeName).forEach(servers::add);
        Administrators administrators = new Administrators(
                URI.create(target + "/"),
                ClusterFacts.adminPassword(cluster),
                target.trust().context(),
                servers);
        try {
            Set<String> missing = administrators.logIn();
            if (missing.isEmpty()) {
                return Optional.of(administrators);
            }
            context.telemetry()
                    .note(
                            "the administrator could not log in to " + String.join(", ", missing)
                                    + " through the proxy: the run did not empty the caches, and their metrics are not available");
        } catch (Failure closed) {
            context.telemetry()
                    .note("the administrator's pages cannot be reached through the proxy (" + closed.getMessage()
                            + "): the run did not empty the caches, and their metrics are not available");
        }
        return Optional.empty();
    }

    @Override
    public Optional<DatabaseSettings> database() {
        return Optional.of(databaseSettings);
    }

    @Override
    public RunSettings settings(RunSettings requested) {
        return requested
                .withTarget(requested
                        .target()
                        .withNodes(cluster.of(Tier.APPLICATION).size()))
                .withApplication(new ApplicationSettings(
                        found.mode().orElse(null),
                        found.orders().orElse(null),
                        found.access().orElse(null),
                        found.caching().orElse(null),
                        ServerProduct.LIBERTY,
                        null,
                        // The setting is for the load generator's JVM, too, as on processes of this machine.
                        new JvmSettings(null, found.heap(), found.compiler(), List.of()),
                        null,
                        null,
                        Map.of()));
    }

    @Override
    public Optional<Supplier<CacheSample>> cache() {
        return caches.map(all -> all);
    }

    @Override
    public boolean changesForMeasurement() {
        return limits.isPresent() || recording.isPresent();
    }

    @Override
    public void measurementBegins() {
        recording.ifPresent(FlightRecording::start);
        limits.ifPresent(all -> all.apply(cluster));
    }

    @Override
    public void measurementEnds() {
        recording.ifPresent(FlightRecording::stop);
    }

    @Override
    public Map<String, String> software() {
        return ClusterFacts.software(cluster);
    }

    @Override
    public Optional<String> jvmOptions() {
        return Optional.of(found.jvmOptions());
    }

    @Override
    public Map<String, String> deployment() {
        Map<String, String> facts = new LinkedHashMap<>(ClusterFacts.deployment(cluster));
        limits.map(CpuLimits::text)
                .filter(text -> !text.isEmpty())
                .ifPresent(text -> facts.put("limits from the end of the warm-up on", text));
        return facts;
    }
}
