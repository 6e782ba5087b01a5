package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.flightrecorder.FlightRecording;
import org.tradebench.load.loadgenerator.JMeterHome;
import org.tradebench.load.loadgenerator.JMeterProcess;
import org.tradebench.load.loadgenerator.LoadGeneratorJvm;
import org.tradebench.load.loadgenerator.LoadOrder;
import org.tradebench.load.loadgenerator.LoadProcess;
import org.tradebench.load.loadgenerator.LoadProcesses;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.Plan;
import org.tradebench.load.loadgenerator.Share;
import org.tradebench.load.loadgenerator.WarmUpUsers;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.results.LoadShareRecord;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.sut.LoadGeneratorSite;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.MachineFacts;
import org.tradebench.load.telemetry.source.Telemetry;

/**
 * Runs the load generators on this machine: one by itself, or several among which the virtual users are distributed.
 *
 * @param othersReady whether every other run that is interleaved with this one is warm, too; null in a run by itself
 * @param opening returns the instant at which the measurement interval opens, called once, when the system is warm; null: soon after
 */
record LocalLoadGenerators(
        RunSettings settings,
        @Nullable BooleanSupplier othersReady,
        @Nullable Supplier<Instant> opening) implements LoadGeneratorSite {
    /** Runs the load generators of a run by itself. */
    LocalLoadGenerators(RunSettings settings, SystemUnderTest system) {
        this(settings, null, system.changesForMeasurement() ? () -> beginMeasurement(system) : null);
    }

    private static Instant beginMeasurement(SystemUnderTest system) {
        system.measurementBegins();
        return LoadProcesses.earliestOpening();
    }

    @Override
    public LoadResult drive(
            Plan plan,
            LoadOrder load,
            Path folder,
            Telemetry telemetry,
            Teardown teardown,
            Consumer<LoadProgress> eachSecond)
            throws InterruptedException {
        if (settings.warmup().untilSteady()) {
            return runUntilSteady(plan, load, folder, telemetry, teardown, eachSecond);
        }
        if (opening != null && settings.workload().loadGenerators() == 1) {
            return runCoordinated(plan, load, folder, telemetry, teardown, eachSecond, null);
        }
        return settings.workload().loadGenerators() == 1
                ? runSingle(plan, load, folder, telemetry, teardown, eachSecond)
                : runSeveral(plan, load, folder, telemetry, teardown, eachSecond, () -> true);
    }

    private LoadResult runUntilSteady(
            Plan plan,
            LoadOrder load,
            Path folder,
            Telemetry telemetry,
            Teardown teardown,
            Consumer<LoadProgress> eachSecond)
            throws InterruptedException {
        long cap = Objects.requireNonNull(settings.warmup().steadyWithin()).toSeconds();
        LoadResult result;
        SteadyStateWatch watch;
        if (settings.workload().loadGenerators() > 1) {
            watch = new SteadyStateWatch(cap, false, telemetry);
            result = runSeveral(plan, load, folder, telemetry, teardown, watch.andThen(eachSecond), watch);
        } else {
            int few = WarmUpUsers.few(settings);
            watch = new SteadyStateWatch(cap, few > 0, telemetry);
            result = runCoordinated(
                    plan.with(WarmUpUsers.property(few)), load, folder, telemetry, teardown, eachSecond, watch);
        }
        watch.result().write(folder);
        return result;
    }

    /**
     * Runs one process that waits for the signal to open its measurement interval.
     *
     * @param watch determines when its own system is steady, and how long few virtual users play; null: it is ready as soon as it is warm
     */
    private LoadResult runCoordinated(
            Plan plan,
            LoadOrder load,
            Path folder,
            Telemetry telemetry,
            Teardown teardown,
            Consumer<LoadProgress> eachSecond,
            @Nullable SteadyStateWatch watch)
            throws InterruptedException {
        JMeterProcess loadGenerator = teardown.add(
                "stopping the load generator",
                JMeterProcess.start(home(), plan, load, Share.WHOLE, true, jvm(), folder));
        telemetry.watch(Tier.LOAD_GENERATOR, loadGenerator.pid());
        if (watch != null && watch.hasFewUsers()) {
            loadGenerator.fewUsers();
        }
        try (LoadProcesses alone = new LoadProcesses(
                List.of(loadGenerator),
                () -> (watch == null || watch.getAsBoolean()) && pauseUntilOthersReady(loadGenerator),
                opening(loadGenerator, folder))) {
            return alone.await(second -> {
                        if (watch != null) {
                            watch.accept(second);
                            if (!watch.hasFewUsers()) {
                                loadGenerator.allUsers();
                            }
                        }
                        eachSecond.accept(second);
                    })
                    .get(0);
        }
    }

    /** Returns the supplier of the opening, which also begins to record the load generator if the run is profiled. */
    private Supplier<Instant> opening(JMeterProcess loadGenerator, Path folder) {
        Supplier<Instant> open = opening == null ? LoadProcesses::earliestOpening : opening;
        if (!settings.measurement().profile()) {
            return open;
        }
        FlightRecording recording = FlightRecording.here(
                Path.of(System.getProperty("java.home")),
                loadGenerator.pid(),
                folder.resolve(FlightRecording.LOAD_GENERATOR_FILE));
        return () -> {
            recording.startUntilExit();
            return open.get();
        };
    }

    /** Returns whether the other systems are ready; until they are, pauses this one, whose load would only keep CPU from their warm-up. */
    private boolean pauseUntilOthersReady(JMeterProcess loadGenerator) {
        if (othersReady == null || othersReady.getAsBoolean()) {
            return true;
        }
        loadGenerator.pause();
        return false;
    }

    private LoadResult runSingle(
            Plan plan,
            LoadOrder load,
            Path folder,
            Telemetry telemetry,
            Teardown teardown,
            Consumer<LoadProgress> eachSecond)
            throws InterruptedException {
        JMeterProcess loadGenerator =
                teardown.add("stopping the load generator", JMeterProcess.start(home(), plan, load, jvm(), folder));
        try (loadGenerator) {
            telemetry.watch(Tier.LOAD_GENERATOR, loadGenerator.pid());
            return loadGenerator.await(eachSecond);
        }
    }

    private LoadResult runSeveral(
            Plan plan,
            LoadOrder load,
            Path folder,
            Telemetry telemetry,
            Teardown teardown,
            Consumer<LoadProgress> eachSecond,
            BooleanSupplier ready)
            throws InterruptedException {
        List<LoadProcess> started = new ArrayList<>();
        List<LoadShareRecord> parts = new ArrayList<>();
        for (int number = 1; number <= settings.workload().loadGenerators(); number++) {
            Share share = new Share(number, settings.workload().loadGenerators());
            LoadShareRecord part = LoadShareRecord.of(share, load.runId(), settings, MachineFacts.read());
            part.write(folder.resolve(share.name()));
            JMeterProcess loadGenerator = teardown.add(
                    "stopping " + share.name(),
                    JMeterProcess.start(home(), plan, load, share, true, jvm(), folder.resolve(share.name())));
            telemetry.watch(Node.local(share.name(), Tier.LOAD_GENERATOR), loadGenerator.pid());
            started.add(loadGenerator);
            parts.add(part);
        }
        try (LoadProcesses loadGenerators =
                new LoadProcesses(started, ready, opening == null ? LoadProcesses::earliestOpening : opening)) {
            loadGenerators.await(eachSecond);
        }
        return LoadGeneratorSite.merge(parts, folder, telemetry);
    }

    private LoadGeneratorJvm jvm() {
        return LoadGeneratorJvm.compiling(settings.application().jvm().effectiveCompiler())
                .recorded(settings.measurement().profile());
    }

    private static JMeterHome home() {
        return new JMeterHome(ProjectLayout.current().jmeterHome());
    }
}
