package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.SliceSchedule;
import org.tradebench.load.loadgenerator.Interleaving;
import org.tradebench.load.loadgenerator.LoadOrder;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.Plan;
import org.tradebench.load.loadgenerator.WarmUpUsers;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.sut.LoadGeneratorSite;
import org.tradebench.load.sut.PauseOutsideSlices;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.telemetry.Interval;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.Telemetry;

/**
 * Represents one run of a block whose systems are measured alternately.
 *
 * @param number in the block, from 0
 * @param treatment its label
 * @param system its number in the schedule, from 0
 */
record BlockMember(int number, String treatment, SliceSchedule schedule, int system, BlockCoordinator block) {
    private static final Set<Tier> SHARED = EnumSet.of(Tier.RUNNER, Tier.ENGINE);

    /** Returns its load generator, which waits for the common opening and sends requests only in its own slices. */
    LoadGeneratorSite loadGenerators(RunSettings settings, SystemUnderTest system) {
        return new LoadGeneratorSite() {
            @Override
            public LoadResult drive(
                    Plan plan,
                    LoadOrder load,
                    Path folder,
                    Telemetry telemetry,
                    Teardown teardown,
                    Consumer<LoadProgress> eachSecond)
                    throws InterruptedException {
                PauseOutsideSlices pauses = pauses(system, telemetry, teardown);
                LocalLoadGenerators local = new LocalLoadGenerators(settings, () -> block.warm(number), () -> {
                    system.measurementBegins();
                    Instant opening = block.opening();
                    if (pauses != null) {
                        pauses.begin(opening);
                    }
                    return opening;
                });
                block.awaitWarmUpBefore(number);
                return local.drive(
                        plan.with(slices()).with(WarmUpUsers.property(WarmUpUsers.few(settings))),
                        load,
                        folder,
                        telemetry,
                        teardown,
                        second -> {
                            block.check();
                            eachSecond.accept(second);
                        });
            }
        };
    }

    private @Nullable PauseOutsideSlices pauses(SystemUnderTest measured, Telemetry telemetry, Teardown teardown) {
        OptionalLong server = measured.serverToPause();
        if (server.isEmpty()) {
            return null;
        }
        telemetry.note("the application server was paused outside of its slices");
        return teardown.add(
                "letting the application server go on",
                new PauseOutsideSlices(server.getAsLong(), schedule, this.system));
    }

    private Map<String, String> slices() {
        return Map.of(
                "slices",
                schedule.of(system),
                "slice.dropped",
                Long.toString(schedule.slices().droppedMillis()));
    }

    /** Passes what this run measured to the other runs, waits for their measurements, and writes into the folder what this run has to know of them. */
    void exchange(LoadResult loadGenerator, Telemetry telemetry, ResultFolder results) throws InterruptedException {
        List<Double> own = loadGenerator.slices().stream()
                .map(LoadResult.Slice::operationsPerSecond)
                .toList();
        List<BlockCoordinator.Measured> all =
                block.exchange(number, new BlockCoordinator.Measured(treatment, cores(loadGenerator, telemetry), own));
        List<BlockCoordinator.Measured> others = new ArrayList<>(all);
        others.remove(number);
        new Interleaving(
                        Interleaving.VERSION,
                        others.stream()
                                .map(BlockCoordinator.Measured::treatment)
                                .toList(),
                        sum(others.stream()
                                .map(BlockCoordinator.Measured::cores)
                                .toList()),
                        Interleaving.relative(
                                own,
                                all.stream()
                                        .map(BlockCoordinator.Measured::throughput)
                                        .toList()))
                .write(results.folder());
    }

    /** Returns the cores that the run used, without the runner and the container engine, which all runs of the block share. */
    private static @Nullable Double cores(LoadResult loadGenerator, Telemetry telemetry) {
        if (loadGenerator.intervalStart() == null || loadGenerator.intervalEnd() == null) {
            return null;
        }
        Interval interval = new Interval(
                loadGenerator.intervalStart().toEpochMilli(),
                loadGenerator.intervalEnd().toEpochMilli());
        return sum(IntervalUse.of(telemetry.series(), interval).nodes().stream()
                .filter(node -> !SHARED.contains(node.node().tier()))
                .<@Nullable Double>map(node -> node.use().cores())
                .toList());
    }

    private static @Nullable Double sum(List<@Nullable Double> values) {
        double sum = 0;
        for (Double value : values) {
            if (value == null) {
                return null;
            }
            sum += value;
        }
        return sum;
    }
}
