package org.tradebench.load.run;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.tradebench.load.compose.CpuLimits;
import org.tradebench.load.compose.Project;
import org.tradebench.load.compose.Requirements;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.sut.ExperimentTarget;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.TrialSettings;

/** Trials on clusters in containers, a new one for each. */
public final class ComposeTrials implements ExperimentTarget {
    private final Project project;
    private final AtomicBoolean stale;

    /**
     * Of containers of a name of their own.
     *
     * @param build whether images are brought up to date before the first trial
     */
    public ComposeTrials(Project project, boolean build) {
        this.project = project;
        stale = new AtomicBoolean(build);
    }

    @Override
    public String word() {
        return TargetSettings.COMPOSE.word();
    }

    @Override
    public void check(TrialSettings settings) {
        if (settings.text(Setting.JAVA).isPresent()) {
            throw Failure.usage(
                    "target compose has the Java of its images, and this study sets java: expected --target embedded, "
                            + "or TRADER_JAVA when the images are built (docs/compose.md)");
        }
        Set<String> known = Project.variables();
        settings.environment().keySet().stream()
                .filter(name -> !known.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw Failure.usage("environment: the compose files know no variable " + name
                            + ": expected one of the settings in docs/compose.md");
                });
        if (host(settings) && (servers(settings) > 1 || !proxy(settings).equals("none"))) {
            throw Failure.usage("network: host has one address for all: expected it with servers: 1 and proxy: none");
        }
        limits(settings).check(servers(settings));
    }

    @Override
    public void ready() {
        Requirements.check(project.docker());
        TemporaryCluster.requireNone(project);
    }

    @Override
    public RunSettings run(TrialSettings settings) {
        return settings.load(TargetSettings.COMPOSE);
    }

    @Override
    public Target system(TrialSettings settings) {
        return new TemporaryCluster(
                project,
                settings.variables(),
                limits(settings),
                Long.parseLong(settings.text(Setting.PRE_WARMING).orElse("0")) * servers(settings),
                stale);
    }

    private static CpuLimits limits(TrialSettings settings) {
        return new CpuLimits(
                cpus(settings, Setting.APPLICATION_CPUS),
                cpus(settings, Setting.DATABASE_CPUS),
                cpus(settings, Setting.PROXY_CPUS),
                cpus(settings, Setting.WEB_CPUS),
                settings.text(Setting.APPLICATION_CPUSET),
                settings.text(Setting.DATABASE_CPUSET));
    }

    private static Optional<Double> cpus(TrialSettings settings, Setting setting) {
        return settings.text(setting).map(Double::parseDouble);
    }

    private static int servers(TrialSettings settings) {
        return Integer.parseInt(settings.text(Setting.SERVERS).orElse(Setting.DEFAULT_SERVERS));
    }

    private static String proxy(TrialSettings settings) {
        return settings.text(Setting.PROXY).orElse("caching");
    }

    private static boolean host(TrialSettings settings) {
        return settings.text(Setting.NETWORK).filter("host"::equals).isPresent();
    }
}
