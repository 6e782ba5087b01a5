package org.tradebench.load.cli.experiment;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.ClientOptions;
import org.tradebench.load.cli.option.Converters;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.option.ResultFolderOption;
import org.tradebench.load.cli.option.RowOptions;
import org.tradebench.load.cli.option.TargetWord;
import org.tradebench.load.cli.option.TimeSpan;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.FaultsDocument;
import org.tradebench.load.console.Display;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.fault.FaultKind;
import org.tradebench.load.fault.NodeControl;
import org.tradebench.load.report.FaultSection;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.run.Run;
import org.tradebench.load.run.RunOptions;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadSettings;
import org.tradebench.load.sut.Target;
import org.tradebench.load.validity.Validity;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code trader experiment faults}. */
@Command(
        name = "faults",
        description = {
            "Injects faults into a cluster, one run for each, and reports recovery time and data loss in one table.",
            "Needs the cluster that 'trader cluster up' started. Each run is one of 'trader run --target compose --fault', with its validity checks and report."
        },
        footer = {
            "",
            "Exit code 0: every run is VALID; 3: one is INVALID; 4: none is INVALID, one is INCONCLUSIVE.",
            "docs/faults.md says what each fault does."
        })
public final class FaultsCommand implements Callable<Integer> {
    private static final String TABLE = "faults.md";

    @Option(
            names = "--fault",
            paramLabel = "NAME[@SECOND][+LENGTH]",
            converter = Converters.FaultText.class,
            description =
                    "This fault; may be given several times (default: one run for each that the cluster supports).")
    private @Nullable List<Fault> faults;

    @Mixin
    private ClientOptions clients;

    @Option(
            names = "--think-time",
            paramLabel = "TIME",
            defaultValue = "100ms",
            converter = TimeSpan.Think.class,
            description =
                    "Pause before every request: it keeps the load below the cluster's capacity, so that throughput recovers "
                            + "with fewer or cold nodes (default: ${DEFAULT-VALUE}).")
    private Duration thinkTime;

    @Option(
            names = {"-d", "--duration"},
            paramLabel = "TIME",
            defaultValue = "120s",
            converter = TimeSpan.Window.class,
            description =
                    "Length of each measurement interval: the fault begins after a quarter of it. A rolling restart gets as much for each "
                            + "application server (default: ${DEFAULT-VALUE}).")
    private Duration duration;

    @Option(
            names = "--warmup",
            paramLabel = "N|steady[:CAP]",
            defaultValue = "2000",
            converter = Converters.Warmup.class,
            description =
                    "Requests before each measurement interval, or until the system is steady (default: ${DEFAULT-VALUE}).")
    private WarmupSettings warmup;

    @Mixin
    private RowOptions rows;

    @Mixin
    private ResultFolderOption out;

    @Option(
            names = "--redraw",
            paramLabel = "FOLDER",
            description = "Print the table of earlier runs from their folders, and run nothing.")
    private @Nullable Path redraw;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        if (redraw != null) {
            return tell(redraw.toAbsolutePath().normalize(), read(redraw));
        }
        Target target = TargetWord.target(TargetSettings.COMPOSE);
        Path folder = out.folder() == null
                ? Run.newFolder("faults")
                : out.folder().toAbsolutePath().normalize();
        Display display = Display.standard();
        List<Fault> asked = faults == null ? possible(target.nodes().orElseThrow(), display) : faults;
        int number = 0;
        List<RunRecord> runs = new ArrayList<>();
        for (Fault fault : asked) {
            number++;
            display.trial(number, asked.size());
            Path ofRun = folder.resolve(number + "-" + fault.kind().word());
            runs.add(Run.execute(new RunOptions(settings(interval(fault, target), fault), target, ofRun), display)
                    .record());
        }
        return tell(folder, runs);
    }

    /** Faults that this cluster supports; the others are named. */
    private static List<Fault> possible(NodeControl nodes, Display display) {
        List<Fault> possible = new ArrayList<>();
        for (FaultKind kind : FaultKind.values()) {
            nodes.obstacle(kind)
                    .ifPresentOrElse(
                            why -> display.say("fault " + kind.word() + " is left out: " + why),
                            () -> possible.add(Fault.of(kind.word())));
        }
        return possible;
    }

    /** A fault that hits one server after the other needs the time of all of them. */
    private Duration interval(Fault fault, Target target) {
        return fault.kind() == FaultKind.ROLLING_RESTART
                ? duration.multipliedBy(
                        target.nodes().orElseThrow().applications().size())
                : duration;
    }

    private RunSettings settings(Duration interval, Fault fault) {
        return RunSettings.STANDARD
                .withTarget(TargetSettings.COMPOSE)
                .withPopulation(rows.population())
                .withWorkload(WorkloadSettings.STANDARD
                        .withVirtualUsers(clients.clients())
                        .withThinkTime(thinkTime)
                        .withSeed(rows.seed()))
                .withWarmup(warmup)
                .withMeasurement(new MeasurementSettings(interval, List.of(fault)));
    }

    private static List<RunRecord> read(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(entry -> Files.isRegularFile(entry.resolve(ResultFolder.RUN)))
                    .sorted()
                    .map(entry -> ResultFolder.of(entry).run())
                    .toList();
        } catch (IOException e) {
            throw Failure.usage("cannot read " + folder + " (" + e.getMessage()
                    + "): expected the result folder of 'trader experiment faults'");
        }
    }

    private int tell(Path folder, List<RunRecord> runs) {
        List<String> table = FaultSection.lines(runs);
        try {
            Files.write(folder.resolve(TABLE), table);
        } catch (IOException e) {
            throw Failure.of("cannot write " + folder.resolve(TABLE) + ": " + e.getMessage(), e);
        }
        PrintWriter terminal = json.words();
        terminal.println();
        table.forEach(terminal::println);
        terminal.println();
        terminal.println("Each run's report is in " + folder);
        terminal.flush();
        json.write(FaultsDocument.of(folder, runs));
        return runs.stream()
                .map(RunRecord::result)
                .max(Validity::compareTo)
                .map(ExitCodes::of)
                .orElse(ExitCodes.OK);
    }
}
