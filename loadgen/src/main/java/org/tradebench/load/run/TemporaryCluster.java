package org.tradebench.load.run;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.tradebench.load.compose.Cluster;
import org.tradebench.load.compose.ClusterEnd;
import org.tradebench.load.compose.ClusterStart;
import org.tradebench.load.compose.CpuLimits;
import org.tradebench.load.compose.Project;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.sut.RunContext;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.compose.ComposeTarget;
import org.tradebench.load.sut.embedded.EmbeddedTarget;
import org.tradebench.load.telemetry.source.Telemetry;

/**
 * A cluster of containers that a run starts and removes again, its volumes too. It may be pre-warmed at full speed, so that the JIT compiler is done; then its servers'
 * CPU is limited, and the run begins as on any cluster: rows restored, caches new.
 *
 * @param project its containers; none of them may be there
 * @param variables of the compose files, on top of the environment's
 * @param limits that hold after the pre-warming: a start under a quota takes minutes
 * @param preWarming requests, measured nowhere
 * @param stale whether images are to be brought up to date first; false afterwards
 */
record TemporaryCluster(
        Project project, Map<String, String> variables, CpuLimits limits, long preWarming, AtomicBoolean stale)
        implements Target {
    TemporaryCluster {
        variables = Map.copyOf(variables);
    }

    @Override
    public String label(RunSettings asked) {
        return asked.target().word();
    }

    @Override
    public String before() {
        return new TreeMap<>(variables)
                .entrySet().stream()
                        // A set of CPUs for each server is set by hand when they are up.
                        .filter(variable -> !variable.getKey().endsWith("CPUSET")
                                || !variable.getValue().contains("/"))
                        .map(variable -> variable.getKey() + "='" + variable.getValue() + "' ")
                        .collect(Collectors.joining("", "", "./trader cluster up && "));
    }

    /** The proxies keep theirs, whatever the application servers do. */
    @Override
    public Optional<Integer> requestsPerConnection(RunSettings settings) {
        String asked = variables.getOrDefault("PROXY", "").equals("none")
                ? variables.getOrDefault(EmbeddedTarget.KEEP_ALIVE, "")
                : "";
        return Optional.of(EmbeddedTarget.requests(asked));
    }

    @Override
    public SystemUnderTest prepare(RunSettings asked, RunContext workplace) throws InterruptedException {
        requireNone(project);
        workplace.teardown().add("removing the cluster", () -> ClusterEnd.of(project, true));
        new ClusterStart(
                        project,
                        limits.noneIn(variables),
                        false,
                        stale.getAndSet(false),
                        workplace.results().folder().resolve("docker.log"))
                .start(System.getenv(), workplace.display());
        if (preWarming > 0) {
            preWarm(asked, workplace);
        }
        limits.apply(Cluster.thatIsUp(project));
        return new ComposeTarget(project).prepare(asked, workplace);
    }

    /** Refuses to touch a cluster that somebody else may want to keep. */
    static void requireNone(Project project) {
        if (!Cluster.look(project).containers().isEmpty()) {
            throw Failure.of("there are containers of the name '" + project.name()
                    + "' already, and here new ones are made for each trial: expected none; 'COMPOSE_PROJECT_NAME="
                    + project.name()
                    + " ./trader cluster down' removes them, or set another COMPOSE_PROJECT_NAME");
        }
    }

    private void preWarm(RunSettings asked, RunContext workplace) throws InterruptedException {
        ResultFolder results = ResultFolder.create(workplace.results().folder().resolve("rehearsal"));
        try (Teardown teardown = new Teardown(workplace.display()::say)) {
            Telemetry telemetry = teardown.add("ending the telemetry", new Telemetry());
            RunOptions run = new RunOptions(
                    asked.withWarmup(WarmupSettings.requests(preWarming))
                            .withMeasurement(MeasurementSettings.of(MeasurementSettings.SHORTEST)),
                    new ComposeTarget(project),
                    null);
            SystemUnderTest system = run.target()
                    .prepare(run.settings(), new RunContext(results, telemetry, teardown, workplace.display()));
            new Trial(run, Instant.now(), Map.of(), workplace.display()).drive(system, results, telemetry, teardown);
        }
    }
}
