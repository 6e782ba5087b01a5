package org.tradebench.load.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.tradebench.load.experiment.Setting;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code trader scale-out}. */
@Command(
        name = "scale-out",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Compares clusters of several sizes whose application servers have the same CPU each, as ratios to the first.",
            "Each trial starts a cluster of its own in containers, pre-warms it at full speed, limits the servers' CPU, restores the rows, and "
                    + "makes a run with all validity checks. The experiment is loadgen/experiments/scale-out.yaml."
        },
        footer = {"", "Exit code 0: every level could be compared; 3: the experiment is INVALID, a level could not."})
final class ScaleOutCommand implements Callable<Integer> {
    @Option(
            names = {"--levels", "--servers"},
            paramLabel = "N",
            split = ",",
            description = "Numbers of application servers, two or more (default: 1,2,4).")
    private List<String> levels = List.of();

    @Option(
            names = "--cpus",
            paramLabel = "CPUS",
            description = "CPU of each application server: what the largest cluster uses must leave enough for the database, the proxy and "
                    + "the load generator (default: 0.25).")
    private String cpus;

    @Option(
            names = "--proxy",
            paramLabel = "WORD",
            converter = OneOf.Proxy.class,
            description = "What stands before them: caching, balancing or none (default: balancing).")
    private String proxy;

    @Mixin
    private ExperimentOptions experiment;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        Map<String, String> settings = new LinkedHashMap<>();
        if (cpus != null) {
            settings.put(Setting.APPLICATION_CPUS.word(), cpus);
        }
        if (proxy != null) {
            settings.put(Setting.PROXY.word(), proxy);
        }
        return experiment.run(levels, settings, json);
    }
}
