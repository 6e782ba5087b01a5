package org.tradebench.load.cli.experiment;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.EnumConverter;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.settings.Mode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Implements {@code trader experiment caching}. */
@Command(
        name = "caching",
        description = {
            "Compares ways to cache: throughput, CPU time and statements per operation, as ratios to the first level.",
            "One server process plays all levels in randomized blocks; before each trial the rows are restored and the cache is "
                    + "emptied, and each trial is a run with all validity checks. The experiment is loadgen/experiments/caching.yaml."
        },
        footer = {"", "Exit code 0: every level could be compared; 3: the experiment is INVALID, a level could not."})
public final class CompareCachingCommand implements Callable<Integer> {
    @Option(
            names = "--levels",
            paramLabel = "WORD[:N]",
            split = ",",
            description =
                    "What is compared, two or more: none, command, command-servlet, distributed-map and, with mode jpa or ejb, second-level, each with the entries of "
                            + "its cache where they differ, such as command:500; the first is the baseline unless none is among them (default: the first four).")
    private List<String> levels = List.of();

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            converter = EnumConverter.OfMode.class,
            description = "Runtime mode: direct, jpa, ejb or session-to-direct (default: direct).")
    private @Nullable Mode mode;

    @Mixin
    private ExperimentOptions experiment;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        return experiment.run(levels, mode == null ? Map.of() : Map.of(Setting.MODE.key(), mode.label()), json);
    }
}
