package org.tradebench.load.sut.compose;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tradebench.load.experiment.ForkMode;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.FaultKind;
import org.tradebench.load.fault.NodeControl;
import org.tradebench.load.fault.docker.ComposeNodes;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.sut.RunContext;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.TrialSettings;

/**
 * Gives all trials of an experiment the cluster that {@code trader cluster up} started. Each trial finds the populated rows and empty caches; the cluster stays up
 * afterwards.
 */
public record RunningCluster(Project project) implements Target {
    /** Returns the cluster of this shell's project. */
    public static RunningCluster of(Target requested) {
        if (!requested.settings().label().equals(TargetSettings.COMPOSE.label())) {
            throw Failure.usage("fork mode " + ForkMode.RUNNING_CLUSTER.label() + ": expected target compose, got "
                    + requested.settings().label());
        }
        return new RunningCluster(Project.of(System.getenv()));
    }

    @Override
    public TargetSettings settings() {
        return TargetSettings.COMPOSE;
    }

    @Override
    public void check(TrialSettings settings) {
        List<String> others = settings.given().keySet().stream()
                .filter(setting -> !setting.fitsRunningCluster())
                .sorted()
                .map(Setting::key)
                .toList();
        if (!others.isEmpty()) {
            throw Failure.usage("a cluster that is up has settings of its own, and this experiment sets "
                    + String.join(", ", others)
                    + ": expected './trader cluster up' with what they say, or 'fork: process'");
        }
    }

    @Override
    public void requireReady() {
        Requirements.check(project.docker());
        requireSystem();
    }

    /** Adds the time of all servers for a fault that hits one after the other. */
    @Override
    public RunSettings run(TrialSettings settings) {
        RunSettings run = settings.load(settings());
        if (settings.faults().stream().noneMatch(fault -> fault.kind() == FaultKind.ROLLING_RESTART)) {
            return run;
        }
        int servers = ComposeNodes.of(project.name()).applications().size();
        Duration interval = run.measurement().duration().multipliedBy(servers);
        return run.withMeasurement(run.measurement().withDuration(interval));
    }

    @Override
    public Target of(TrialSettings settings) {
        return new ComposeTarget(project, false);
    }

    @Override
    public Optional<NodeControl> nodes() {
        return Optional.of(ComposeNodes.of(project.name()));
    }

    @Override
    public void requireSystem() {
        Cluster.requireUp(project);
    }

    @Override
    public SystemUnderTest prepare(RunSettings requested, RunContext context) throws InterruptedException {
        return ComposeSystem.find(project, requested, context);
    }
}
