package org.tradebench.load.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.tradebench.load.comparison.Arm;
import org.tradebench.load.compose.CpuLimits;
import org.tradebench.load.compose.Project;
import org.tradebench.load.settings.RunArguments;
import org.tradebench.load.settings.RunSettings;

/**
 * A comparison of numbers of application servers as the person wants it.
 *
 * @param settings of every trial; what the cluster decides is null
 * @param arms the first one is the reference
 * @param cpus of each application server in the window, in CPUs
 * @param proxy the arm of proxies before them
 * @param blocks each visits every arm once
 * @param rehearsal requests for each server before its CPU is limited, measured nowhere
 * @param project its containers; none of them may be there
 * @param out the result folder; null for a new one
 */
public record ScaleOutOptions(
        RunSettings settings,
        List<Arm> arms,
        double cpus,
        String proxy,
        int blocks,
        int rehearsal,
        Project project,
        Path out) {
    public ScaleOutOptions {
        arms = List.copyOf(arms);
    }

    /**
     * One trial as a run of its own.
     *
     * @param stale whether images are to be brought up to date first; false afterwards
     */
    RunOptions trial(Arm arm, AtomicBoolean stale) {
        CpuLimits limits = new CpuLimits(
                Optional.of(cpus),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        Map<String, String> variables = Map.of(
                "APPLICATIONS", Integer.toString(arm.applications()), "PROXY", proxy, "APPLICATION_CPUS", cpusText());
        return new RunOptions(
                settings,
                new OwnCluster(project, variables, limits, (long) rehearsal * arm.applications(), stale),
                null);
    }

    /** What is compared, in one line. */
    String what() {
        return String.format(
                Locale.ROOT,
                "%s servers of %s CPU each, %s proxy, %d clients, %d %% updates, %d block%s, windows of %d s after %d requests of warm-up",
                numbers(),
                cpusText(),
                proxy,
                settings.workload().virtualUsers(),
                settings.workload().updates(),
                blocks,
                blocks == 1 ? "" : "s",
                settings.measurement().duration().toSeconds(),
                settings.warmup().requests());
    }

    /** What repeats it. */
    String command() {
        return "./trader scale-out --servers " + numbers() + " --cpus " + cpusText() + " --proxy " + proxy
                + " --blocks "
                + blocks + " --rehearsal " + rehearsal + RunArguments.ofLoad(settings);
    }

    /** As Docker reads it. */
    String cpusText() {
        return String.format(Locale.ROOT, "%.2f", cpus);
    }

    private String numbers() {
        return arms.stream().map(arm -> Integer.toString(arm.applications())).collect(Collectors.joining(","));
    }
}
