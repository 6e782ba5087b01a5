package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.console.Display;
import org.tradebench.load.flightrecorder.FlameGraphs;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.process.TraderHome;
import org.tradebench.load.report.Report;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.RunFile;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.sut.RunContext;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.sut.Target;
import org.tradebench.load.telemetry.source.MachineFacts;
import org.tradebench.load.telemetry.source.Telemetry;
import org.tradebench.load.validity.Recording;

/** Executes one run from its begin to its report. */
public final class Run {
    private static final DateTimeFormatter FOLDER =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneId.systemDefault());

    private final RunOptions options;
    private final Display display;
    private final @Nullable BlockMember member;
    private final Instant startedAt = Instant.now();
    private final Map<String, String> machine = MachineFacts.read();

    /** Holds the result of a run. */
    public record Outcome(RunRecord record, Recording recording, Path folder, Path report) {}

    private Run(RunOptions options, Display display, @Nullable BlockMember member) {
        this.options = options;
        this.member = member;
        this.display = display;
    }

    /** Runs, judges and reports; everything that was started is stopped again, whatever the outcome. */
    public static Outcome execute(RunOptions options, Display display) throws InterruptedException {
        return new Run(options, display, null).execute();
    }

    /** Does the same for one of several runs whose systems are measured alternately. */
    static Outcome execute(RunOptions options, Display display, BlockMember member) throws InterruptedException {
        return new Run(options, display, member).execute();
    }

    private Outcome execute() throws InterruptedException {
        Trial trial = new Trial(options, startedAt, machine, display, member);
        trial.check();
        ResultFolder results = ResultFolder.create(folder());
        RunFile.write(options.settings(), results.folder());
        try (Teardown teardown = new Teardown(display::print)) {
            try {
                Telemetry telemetry = teardown.add("ending the telemetry", new Telemetry());
                if (member != null) {
                    member.block().share(telemetry);
                }
                // The machine's speed affects interleaved systems alike, and a probe for each would take CPU from all.
                if (member == null && !options.target().hasLoadGenerators()) {
                    telemetry.probeSpeed();
                }
                RunContext context = context(results, telemetry, teardown, display);
                SystemUnderTest system = member == null
                        ? options.target().prepare(options.settings(), context)
                        : member.block().start(() -> options.target().prepare(options.settings(), context));
                Trial.Measured measured = trial.measure(system, results, telemetry, teardown);
                FlameGraphs.draw(results.folder());
                return new Outcome(
                        measured.record(),
                        measured.recording(),
                        results.folder(),
                        Report.write(results, measured.record(), measured.recording()));
            } catch (RuntimeException e) {
                teardown.awaitEndWhenInterrupted();
                throw e;
            }
        }
    }

    private static RunContext context(ResultFolder results, Telemetry telemetry, Teardown teardown, Display display) {
        return new RunContext(
                results,
                telemetry,
                teardown,
                display,
                (target, requested, requests, folder) -> preWarm(target, requested, requests, folder, display));
    }

    /** Plays a load that is not measured, on a system that a target has prepared. */
    private static void preWarm(Target target, RunSettings requested, long requests, Path folder, Display display)
            throws InterruptedException {
        ResultFolder results = ResultFolder.create(folder);
        try (Teardown teardown = new Teardown(display::print)) {
            Telemetry telemetry = teardown.add("ending the telemetry", new Telemetry());
            RunOptions options = new RunOptions(
                    requested
                            .withWarmup(WarmupSettings.requests(requests))
                            .withMeasurement(MeasurementSettings.of(MeasurementSettings.SHORTEST)),
                    target,
                    null);
            SystemUnderTest system = target.prepare(options.settings(), context(results, telemetry, teardown, display));
            new Trial(options, Instant.now(), Map.of(), display).drive(system, results, telemetry, teardown);
        }
    }

    private Path folder() {
        if (options.out() != null) {
            return options.out();
        }
        return newFolder(startedAt, options.target().label(options.settings()));
    }

    /** Makes the folder of the results of several runs that begin now, unless one is named. */
    public static Path newFolder(String what) {
        return newFolder(Instant.now(), what);
    }

    /** Makes the folder of the results of a run, unless one is named; after all checks, since a command that is refused leaves none. */
    static Path newFolder(Instant startedAt, String what) {
        return ResultFolder.createNumbered(TraderHome.current().results(), FOLDER.format(startedAt) + "-" + what);
    }
}
