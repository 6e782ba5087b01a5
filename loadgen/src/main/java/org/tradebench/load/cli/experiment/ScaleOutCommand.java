package org.tradebench.load.cli.experiment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.OneOf;
import org.tradebench.load.experiment.Setting;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Implements {@code trader experiment scale-out}. */
@Command(
        name = "scale-out",
        description = {
            "Compares clusters of several sizes whose application servers have the same CPU each, as ratios to the first.",
            "Each trial starts a cluster of its own in containers, pre-warms it at full speed, limits the servers' CPU, restores the rows, and "
                    + "makes a run with all validity checks. The experiment is loadgen/experiments/scale-out.yaml."
        },
        footer = {"", "Exit code 0: every level could be compared; 3: the experiment is INVALID, a level could not."})
public final class ScaleOutCommand implements Callable<Integer> {
    @Option(
            names = {"--nodes", "--levels"},
            paramLabel = "N",
            split = ",",
            description = "Numbers of application servers, two or more (default: 1,2,4).")
    private List<String> levels = List.of();

    @Option(
            names = "--cpus",
            paramLabel = "CPUS",
            description =
                    "CPU of each application server: what the largest cluster uses must leave enough for the database, the proxy and "
                            + "the load generator (default: 0.25).")
    private @Nullable String cpus;

    @Option(
            names = "--proxy",
            paramLabel = "WORD",
            converter = OneOf.Proxy.class,
            description = "What stands before them: caching, balancing or none (default: balancing).")
    private @Nullable String proxy;

    @Mixin
    private ExperimentOptions experiment;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        Map<String, String> settings = new LinkedHashMap<>();
        if (cpus != null) {
            settings.put(Setting.APPLICATION_CPUS.key(), cpus);
        }
        if (proxy != null) {
            settings.put(Setting.PROXY.key(), proxy);
        }
        return experiment.run(levels, settings, json);
    }
}
