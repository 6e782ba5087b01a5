package org.tradebench.load.validity;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.CacheUse;
import org.tradebench.load.telemetry.Interval;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.SpeedUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;

/**
 * Holds the conditions that can change throughput, for one third of a measurement interval. Null is 'not available'.
 *
 * @param speed of the machine by the speed probe; null also where the load generator or a part of the system runs on another machine
 * @param utilization share of its cores that was used or stolen
 * @param interference share of its cores that background load and steal took; null as for the speed
 * @param jit the JIT compiler's share of the application's CPU
 * @param missRatio misses per lookup of the cache; null also without a cache
 */
public record IntervalThird(
        @Nullable Double speed,
        @Nullable Double utilization,
        @Nullable Double interference,
        @Nullable Double jit,
        @Nullable Double missRatio) {
    private static final int COUNT = 3;

    /** Returns the thirds of the whole seconds of a measurement interval, in order. */
    static List<IntervalThird> of(Evidence run, int wholeSeconds) {
        long length = 1000L * (wholeSeconds / COUNT);
        if (length == 0) {
            return List.of();
        }
        long start = run.recording().interval().start();
        long last = start + 1000L * wholeSeconds - length;
        return IntStream.range(0, COUNT)
                .mapToLong(third -> third == COUNT - 1 ? last : start + third * length)
                .mapToObj(from -> of(
                        IntervalUse.of(run.recording().series(), new Interval(from, from + length)),
                        run.machine().cores()))
                .toList();
    }

    private static IntervalThird of(IntervalUse use, int cores) {
        boolean oneMachine = !use.nodes().isEmpty()
                && use.nodes().stream().allMatch(node -> node.node().host() == null);
        // The CPU of a node that could not be read would count as background load.
        boolean known =
                oneMachine && use.nodes().stream().allMatch(node -> node.use().cores() != null);
        SpeedUse speed = use.speed();
        TierUse application = use.tiers().get(Tier.APPLICATION);
        CacheUse cache = use.cache();
        return new IntervalThird(
                oneMachine && speed != null ? Double.valueOf(speed.speed()) : null,
                share(use.machineBusy(), use.steal(), cores),
                known ? share(use.foreign(), use.steal(), cores) : null,
                application == null || application.cores() == null || application.jit() == null
                        ? null
                        : share(application.jit(), 0.0, application.cores()),
                cache == null || cache.all().hitRatio() == null
                        ? null
                        : Double.valueOf(1 - Objects.requireNonNull(cache.all().hitRatio())));
    }

    private static @Nullable Double share(@Nullable Double one, @Nullable Double other, double of) {
        return one == null || other == null || of == 0 ? null : Double.valueOf((one + other) / of);
    }
}
