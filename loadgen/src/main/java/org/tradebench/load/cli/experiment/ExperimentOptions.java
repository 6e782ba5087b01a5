package org.tradebench.load.cli.experiment;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.BoundedNumber;
import org.tradebench.load.cli.option.Converters;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.ResultFolderOption;
import org.tradebench.load.cli.option.TargetConverter;
import org.tradebench.load.cli.option.TimeSpan;
import org.tradebench.load.console.Display;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.run.ExperimentRequest;
import org.tradebench.load.run.ExperimentRun;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Options of a command that runs the experiment file of its own name, such as {@code loadgen/experiments/ceiling.yaml}; they replace settings of the file. */
final class ExperimentOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--blocks",
            paramLabel = "N|auto[:MAX]",
            converter = BlockCount.Converter.class,
            description =
                    "Blocks; each visits every level once, and the baseline a second time as A/A control, in a random "
                            + "order (default: 3). An outcome needs at least 5; auto: as many as a pilot of 5 asks for.")
    private @Nullable BlockCount blocks;

    @Option(
            names = "--virtual-users",
            paramLabel = "N",
            converter = BoundedNumber.Clients.class,
            description = "Virtual users, the same for every level (default: 8; scale-out: 32).")
    private @Nullable Integer clients;

    @Option(
            names = "--pre-warming",
            paramLabel = "N",
            converter = BoundedNumber.Requests.class,
            description =
                    "Requests of each level before the first block, or for each server of a cluster before its CPU is "
                            + "limited; they are for the JIT compiler and not measured (default: the experiment's).")
    private @Nullable Integer preWarming;

    @Option(
            names = "--warmup",
            paramLabel = "N",
            converter = BoundedNumber.Requests.class,
            description =
                    "Requests before each measurement interval: they fill the caches (default: the experiment's).")
    private @Nullable Integer warmup;

    @Option(
            names = {"-d", "--duration"},
            paramLabel = "TIME",
            converter = TimeSpan.MeasurementTime.class,
            description = "Length of each measurement interval (default: the experiment's).")
    private @Nullable Duration duration;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "42",
            converter = Converters.Seed.class,
            description = "Seed of the blocks' orders, the rows and the load (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--set",
            paramLabel = "SETTING=VALUE",
            description = "A setting of every trial, as in a study file, such as --set heap=1g; as often as needed.")
    private Map<String, String> settings = Map.of();

    @Mixin
    private ResultFolderOption out;

    /**
     * Runs the experiment and prints its result.
     *
     * @param levels of the compared factor; empty: all of the file's; a repeated level counts once
     * @param more settings of every trial, by key
     * @return the exit code
     */
    int run(List<String> levels, Map<String, String> more, JsonOption json) throws InterruptedException {
        Study study = new Studies(ProjectLayout.current().experiments()).of(spec.name());
        Map<String, String> changed = Setting.standardKeys(settings);
        changed.putAll(more);
        put(changed, Setting.CLIENTS, clients);
        put(changed, Setting.PRE_WARMING, preWarming);
        put(changed, Setting.WARMUP, warmup);
        put(changed, Setting.DURATION, duration == null ? null : Long.valueOf(duration.toSeconds()));
        BlockCount count = blocks == null ? new BlockCount(study.experiment().blocks(), null) : blocks;
        // A repeated level is no A/A control: the plan adds that by itself.
        List<String> distinct = levels.stream().distinct().toList();
        ExperimentRequest options = new ExperimentRequest(
                "experiment " + spec.name(),
                study,
                distinct.isEmpty() ? Map.of() : Map.of(study.compared().name(), distinct),
                false,
                TargetConverter.trials(study.target()),
                changed,
                count.first(),
                count.most(),
                null,
                seed,
                out.folder(),
                false);
        return ExperimentRunCommand.print(ExperimentRun.begin(options, Display.standard()), json);
    }

    static void put(Map<String, String> settings, Setting setting, @Nullable Object value) {
        if (value != null) {
            settings.put(setting.key(), value.toString());
        }
    }
}
