package org.tradebench.load.cli.experiment;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.BoundedNumber;
import org.tradebench.load.cli.option.Converters;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.ResultFolderOption;
import org.tradebench.load.cli.option.RowOptions;
import org.tradebench.load.cli.option.TargetConverter;
import org.tradebench.load.cli.option.TimeSpan;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.FaultsDocument;
import org.tradebench.load.console.Display;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.report.FaultSection;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.run.ExperimentRequest;
import org.tradebench.load.run.ExperimentRun;
import org.tradebench.load.settings.PopulationSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.validity.Validity;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Implements {@code trader experiment faults}. */
@Command(
        name = "faults",
        description = {
            "Injects faults into a cluster, one run for each, and reports recovery time and data loss in one table.",
            "Needs the cluster that 'trader cluster up' started. Each run is one of 'trader run --target compose --fault', with its validity checks and report. "
                    + "The experiment is loadgen/experiments/faults.yaml."
        },
        footer = {
            "",
            "Exit code 0: every run is VALID; 3: one is INVALID; 4: none is INVALID, one is INCONCLUSIVE.",
            "docs/inject-faults.md says what each fault does."
        })
public final class FaultsCommand implements Callable<Integer> {
    private static final String NAME = "faults";
    private static final String TABLE = "faults.md";

    @Option(
            names = "--fault",
            paramLabel = "NAME[@SECOND][+LENGTH]",
            converter = Converters.FaultText.class,
            description =
                    "This fault; may be given several times (default: one run for each that the cluster supports).")
    private List<Fault> faults = List.of();

    @Option(
            names = "--blocks",
            paramLabel = "N",
            converter = Blocks.class,
            description = "How often each fault is injected, in a run of its own (default: 1).")
    private @Nullable Integer blocks;

    @Option(
            names = "--virtual-users",
            paramLabel = "N",
            converter = BoundedNumber.Clients.class,
            description = "Virtual users (default: 8).")
    private @Nullable Integer clients;

    @Option(
            names = "--think-time",
            paramLabel = "TIME",
            converter = TimeSpan.Think.class,
            description =
                    "Pause before every request: it keeps the load below the cluster's capacity, so that throughput recovers "
                            + "with fewer or cold nodes (default: 100ms).")
    private @Nullable Duration thinkTime;

    @Option(
            names = {"-d", "--duration"},
            paramLabel = "TIME",
            converter = TimeSpan.MeasurementTime.class,
            description =
                    "Length of each measurement interval: the fault begins after a quarter of it. A rolling restart gets as much for each "
                            + "application server (default: 120s).")
    private @Nullable Duration duration;

    @Option(
            names = "--warmup",
            paramLabel = "N|steady[:CAP]",
            converter = Converters.Warmup.class,
            description = "Requests before each measurement interval, or until the system is steady (default: 2000).")
    private @Nullable WarmupSettings warmup;

    @Mixin
    private RowOptions rows;

    @Option(
            names = "--set",
            paramLabel = "SETTING=VALUE",
            description =
                    "A setting of every run, as in an experiment file, such as --set updates=4; as often as needed.")
    private Map<String, String> settings = Map.of();

    @Mixin
    private ResultFolderOption out;

    @Option(
            names = "--redraw",
            paramLabel = "FOLDER",
            description = "Print the table of earlier runs from their folders, and run nothing.")
    private @Nullable Path redraw;

    @Mixin
    private JsonOption json;

    /** Converts the number of blocks, in each of which every fault is injected once. */
    static final class Blocks extends BoundedNumber {
        Blocks() {
            super("a number of blocks", 1, 1000);
        }
    }

    @Override
    public Integer call() throws InterruptedException {
        if (redraw != null) {
            return redraw(redraw.toAbsolutePath().normalize());
        }
        Study study = new Studies(ProjectLayout.current().experiments()).of(NAME);
        List<String> requested = faults.stream().map(Fault::text).distinct().toList();
        ExperimentRequest request = new ExperimentRequest(
                "experiment " + NAME,
                study,
                requested.isEmpty() ? Map.of() : Map.of(study.compared().name(), requested),
                false,
                TargetConverter.trials(study.target()),
                changed(),
                blocks == null ? study.experiment().blocks() : blocks,
                null,
                null,
                rows.seed(),
                out.folder(),
                false);
        Path folder = ExperimentRun.begin(request, Display.standard()).folder();
        return print(folder, read(folder));
    }

    private int redraw(Path folder) {
        if (json.hasOptionsBesides(Set.of("--redraw"))) {
            throw Failure.usage(
                    "--redraw: nothing is run, so that other options have no effect; expected none but --json, --quiet and --verbose.");
        }
        List<RunRecord> runs = read(folder);
        if (runs.isEmpty()) {
            throw Failure.usage("--redraw: expected the result folder of 'trader experiment faults', got " + folder
                    + ", which holds no run.");
        }
        return print(folder, runs);
    }

    /** Returns the settings of the experiment's file that options replace, by key. */
    private Map<String, String> changed() {
        Map<String, String> changed = Setting.standardKeys(settings);
        ExperimentOptions.put(changed, Setting.CLIENTS, clients);
        ExperimentOptions.put(
                changed, Setting.THINK_TIME, thinkTime == null ? null : Long.valueOf(thinkTime.toMillis()));
        ExperimentOptions.put(changed, Setting.DURATION, duration == null ? null : Long.valueOf(duration.toSeconds()));
        ExperimentOptions.put(changed, Setting.WARMUP, warmup == null ? null : warmup.text());
        if (!rows.population().equals(PopulationSettings.STANDARD)) {
            ExperimentOptions.put(changed, Setting.USERS, rows.users());
            ExperimentOptions.put(changed, Setting.QUOTES, rows.quotes());
        }
        return changed;
    }

    /** Returns the runs of the folder, in the order in which they were made, also of results from before there was a record of the experiment. */
    private static List<RunRecord> read(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(entry -> Files.isRegularFile(entry.resolve(ResultFolder.RUN)))
                    .map(entry -> ResultFolder.of(entry).run())
                    .sorted(Comparator.comparing(RunRecord::startedAt))
                    .toList();
        } catch (IOException e) {
            throw Failure.usage("cannot read " + folder + " (" + e.getMessage()
                    + "): expected the result folder of 'trader experiment faults'");
        }
    }

    private int print(Path folder, List<RunRecord> runs) {
        List<String> table = FaultSection.lines(runs);
        try {
            Files.write(folder.resolve(TABLE), table);
        } catch (IOException e) {
            throw Failure.of("cannot write " + folder.resolve(TABLE) + ": " + e.getMessage(), e);
        }
        PrintWriter terminal = json.textWriter();
        terminal.println();
        table.forEach(terminal::println);
        terminal.println();
        terminal.println("Each run's report is in " + folder);
        terminal.flush();
        json.write(FaultsDocument.of(folder, runs));
        // A run that could not be measured has no record of its own.
        Validity recorded =
                ExperimentRecord.isIn(folder) ? ExperimentRecord.read(folder).worst() : Validity.VALID;
        return ExitCodes.of(Stream.concat(Stream.of(recorded), runs.stream().map(RunRecord::result))
                .max(Validity::compareTo)
                .orElse(recorded));
    }
}
