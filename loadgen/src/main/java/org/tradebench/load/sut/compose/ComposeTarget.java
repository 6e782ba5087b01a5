package org.tradebench.load.sut.compose;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.NodeControl;
import org.tradebench.load.fault.docker.ComposeNodes;
import org.tradebench.load.process.Ports;
import org.tradebench.load.server.ServerSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.ServerProduct;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.sut.RunContext;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.TrialSettings;

/**
 * Provides a cluster of containers: for a run the one that {@code trader cluster up} started; for each trial of an experiment a new one, which is removed again
 * with its volumes. A new one may be pre-warmed at full speed, so that the JIT compiler is done; then its servers' CPU is limited, and the run begins as on any
 * cluster.
 *
 * @param project its containers
 * @param stale whether images are brought up to date before the next start; false afterwards
 * @param trial that a cluster is started for; null: the one that is up is found
 * @param alone false when the clusters of other trials are up at the same time: it is then reached by free ports, and its CPU is limited from the end of the warm-up on
 */
public record ComposeTarget(
        Project project, AtomicBoolean stale, @Nullable TrialSettings trial, boolean alone) implements Target {
    /** @param build whether images are brought up to date before an experiment's first trial */
    public ComposeTarget(Project project, boolean build) {
        this(project, new AtomicBoolean(build), null, true);
    }

    @Override
    public TargetSettings settings() {
        return TargetSettings.COMPOSE;
    }

    @Override
    public void check(TrialSettings requested) {
        if (requested.text(Setting.JAVA).isPresent()) {
            throw Failure.usage(
                    "target compose has the Java of its images, and this study sets java: expected --target embedded, "
                            + "or TRADER_JAVA when the images are built (docs/docker-cluster.md)");
        }
        if (requested.server() != ServerProduct.LIBERTY) {
            throw Failure.usage("target compose has Open Liberty in its images, and this study sets server to "
                    + requested.server().label() + ": expected --target embedded");
        }
        if (requested.text(Setting.BUILD).isPresent()) {
            throw Failure.usage(
                    "target compose has the application of its images, and this study sets build: expected --target embedded");
        }
        if (requested.text(Setting.DATABASE_DELAY).isPresent()) {
            throw Failure.usage(
                    "target compose has networks of its own, and this study sets database-delay: expected --target embedded");
        }
        Set<String> known = Project.variables();
        requested.environment().keySet().stream()
                .filter(name -> !known.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw Failure.usage("environment: the compose files do not use the variable " + name
                            + ": expected one of the settings in docs/docker-cluster.md");
                });
        boolean host = requested.text(Setting.NETWORK).filter("host"::equals).isPresent();
        if (host
                && (servers(requested) > 1
                        || !requested.text(Setting.PROXY).orElse("caching").equals("none"))) {
            throw Failure.usage("network: host has one address for all: expected it with servers: 1 and proxy: none");
        }
        limits(requested).check(servers(requested));
    }

    @Override
    public void requireReady() {
        Requirements.check(project.docker());
        requireNone();
    }

    @Override
    public Target of(TrialSettings requested) {
        return new ComposeTarget(project, stale, requested, alone);
    }

    @Override
    public Target interleaved(int number) {
        return new ComposeTarget(project.numbered(number), stale, trial, false);
    }

    /** Refuses to touch a cluster that somebody else may want to keep. */
    private void requireNone() {
        if (!Cluster.inspect(project).containers().isEmpty()) {
            throw Failure.of("the Compose project '" + project.name()
                    + "' has containers, but each trial starts a new cluster: remove them with 'COMPOSE_PROJECT_NAME="
                    + project.name()
                    + " ./trader cluster down', or set another COMPOSE_PROJECT_NAME");
        }
    }

    /** Returns the limits that hold after the pre-warming: a start under a quota takes minutes. */
    private static CpuLimits limits(TrialSettings requested) {
        return new CpuLimits(
                requested.cpus(Setting.APPLICATION_CPUS),
                requested.cpus(Setting.DATABASE_CPUS),
                requested.cpus(Setting.PROXY_CPUS),
                requested.cpus(Setting.WEB_CPUS),
                requested.text(Setting.APPLICATION_CPUSET),
                requested.text(Setting.DATABASE_CPUSET));
    }

    private static int servers(TrialSettings requested) {
        return Integer.parseInt(requested.text(Setting.SERVERS).orElse(Setting.DEFAULT_SERVERS));
    }

    @Override
    public String before() {
        return trial == null
                ? ""
                : new TreeMap<>(trial.variables())
                        .entrySet().stream()
                                // A set of CPUs for each server is set by hand when they are up.
                                .filter(variable -> !variable.getKey().endsWith("CPUSET")
                                        || !variable.getValue().contains("/"))
                                .map(variable -> variable.getKey() + "='" + variable.getValue() + "' ")
                                .collect(Collectors.joining("", "", "./trader cluster up && "));
    }

    /**
     * Returns the requests per connection. Proxies keep connections for any number of requests, and application servers do so by default. {@code
     * TRADER_KEEP_ALIVE_REQUESTS} matters without a proxy only; it is not known of a cluster that was found.
     */
    @Override
    public Optional<Integer> requestsPerConnection(RunSettings requested) {
        Map<String, String> variables = trial == null ? Map.of() : trial.variables();
        return Optional.of(ServerSettings.requestsPerConnection(
                variables.getOrDefault("PROXY", "").equals("none")
                        ? variables.getOrDefault(ServerSettings.KEEP_ALIVE, "")
                        : ""));
    }

    @Override
    public Optional<NodeControl> nodes() {
        return Optional.of(ComposeNodes.of(project.name()));
    }

    @Override
    public SystemUnderTest prepare(RunSettings requested, RunContext context) throws InterruptedException {
        if (trial == null) {
            return ComposeSystem.find(project, requested, context);
        }
        start(trial, requested, context);
        if (!alone) {
            return ComposeSystem.find(project, requested, context).limitedBy(limits(trial));
        }
        limits(trial).apply(Cluster.requireUp(project));
        return ComposeSystem.find(project, requested, context);
    }

    private void start(TrialSettings settings, RunSettings requested, RunContext context) throws InterruptedException {
        requireNone();
        context.teardown().add("removing the cluster", () -> ClusterEnd.of(project, true));
        Map<String, String> variables = new HashMap<>(limits(settings).withoutLimits(settings.variables()));
        if (!alone) {
            variables.put("TRADER_HTTP_PORT", Integer.toString(Ports.free()));
            variables.put("TRADER_HTTPS_PORT", Integer.toString(Ports.free()));
        }
        new ClusterStart(
                        project,
                        variables,
                        false,
                        stale.getAndSet(false),
                        context.results().folder().resolve("docker.log"))
                .start(System.getenv(), context.display());
        long requests = settings.preWarming() * servers(settings);
        if (requests > 0) {
            context.preWarming()
                    .drive(
                            new ComposeTarget(project, false),
                            requested,
                            requests,
                            context.results().folder().resolve("pre-warming"));
        }
    }
}
