package org.tradebench.load.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.telemetry.CacheSample;
import org.tradebench.load.telemetry.CpuSample;
import org.tradebench.load.telemetry.Interval;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.TelemetrySeries;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;
import org.tradebench.load.telemetry.source.HeapReading;
import org.tradebench.load.telemetry.source.Telemetry;
import org.tradebench.load.warmup.Cycle;
import org.tradebench.load.warmup.SteadyState;
import org.tradebench.load.warmup.WarmUp;

/** Watches a warm-up by the telemetry, and determines when the measurement interval may open. Follows the load generator's own seconds. */
final class SteadyStateWatch implements Consumer<LoadProgress>, BooleanSupplier {
    /**
     * Seconds of a cycle. The load does not stop between cycles: the remaining work of compilers depends on how often methods were called, and in a pause of
     * ten seconds that was examined they took less than half a second of CPU.
     */
    static final int CYCLE = 10;

    /** Share of the longest time after which all virtual users play, however much is left to compile: the remaining time is enough for the steady cycles. */
    private static final double FEW_USERS_UNTIL = 1.0 / 3;

    private final SteadyState steadyState;
    private final List<Answered> answered = new ArrayList<>();
    private final long capSeconds;
    private final Telemetry telemetry;
    private long cycleStart = Long.MIN_VALUE;
    private int cycleEnd = CYCLE;
    private int second;
    private boolean over;
    private boolean reached;

    /**
     * Holds the requests of the warm-up until a moment.
     *
     * @param time epoch milliseconds
     * @param requests answered until then
     */
    private record Answered(long time, long requests) {}

    /**
     * Begins to watch.
     *
     * @param fewFirst whether few virtual users are to play the first part
     */
    SteadyStateWatch(long capSeconds, boolean fewFirst, Telemetry telemetry) {
        this.capSeconds = capSeconds;
        this.telemetry = telemetry;
        this.steadyState = new SteadyState(fewFirst ? FEW_USERS_UNTIL * capSeconds : 0);
    }

    @Override
    public void accept(LoadProgress progress) {
        if (progress.phase() != LoadProgress.Phase.WARMUP || over) {
            return;
        }
        second = progress.second();
        answered.add(new Answered(System.currentTimeMillis(), progress.requests()));
        if (cycleStart == Long.MIN_VALUE) {
            cycleStart = last(telemetry.series());
        }
        if (second >= cycleEnd) {
            TelemetrySeries series = telemetry.series();
            long end = last(series);
            steadyState.add(cycle(series, new Interval(cycleStart, Math.max(end, cycleStart + 1))));
            cycleStart = end;
            cycleEnd = second + CYCLE;
        }
        reached = steadyState.isReached();
        over = reached || second >= capSeconds;
    }

    /** Returns whether only few virtual users are still to play. */
    boolean hasFewUsers() {
        return steadyState.hasFewUsers();
    }

    /** Returns whether the measurement interval may open. */
    @Override
    public boolean getAsBoolean() {
        return over;
    }

    private Cycle cycle(TelemetrySeries series, Interval interval) {
        IntervalUse use = IntervalUse.of(series, interval);
        TierUse application = use.tiers().get(Tier.APPLICATION);
        Long process = telemetry.process(Tier.APPLICATION).orElse(null);
        HeapReading heap = process == null ? null : HeapReading.of(process).orElse(null);
        return new Cycle(
                second,
                jitShare(application),
                cpuMicros(application, interval),
                use.speed() == null ? null : Double.valueOf(use.speed().speed()),
                process == null ? null : threads(process),
                use.cache() == null ? null : use.cache().all().hitRatio(),
                heap == null ? null : heap.oldBytes(),
                heap == null ? null : heap.heapBytes(),
                jitShare(use.tiers().get(Tier.LOAD_GENERATOR)));
    }

    private static @Nullable Double jitShare(@Nullable TierUse tier) {
        return tier == null || tier.cores() == null || tier.jit() == null || tier.cores() == 0
                ? null
                : Double.valueOf(tier.jit() / tier.cores());
    }

    /** Returns the CPU time per request. Samples and progress come at different moments: requests are interpolated to the moments of the samples. */
    private @Nullable Double cpuMicros(@Nullable TierUse application, Interval interval) {
        Double cores =
                application == null ? null : application.jit() == null ? application.cores() : application.withoutJit();
        Double requests = interval.growth(answered, Answered::time, Answered::requests);
        return cores == null || requests == null || requests == 0
                ? null
                : Double.valueOf(1e6 * cores * interval.seconds() / requests);
    }

    /** Returns the last moment that every series has reached. */
    private static long last(TelemetrySeries series) {
        long cpu = last(series.cpu(), CpuSample::time);
        return series.cache().isEmpty() ? cpu : Math.min(cpu, last(series.cache(), CacheSample::time));
    }

    private static <S> long last(List<S> samples, ToLongFunction<S> time) {
        return samples.isEmpty() ? System.currentTimeMillis() : time.applyAsLong(samples.get(samples.size() - 1));
    }

    private static @Nullable Integer threads(long root) {
        long process = HeapReading.jvm(root).map(ProcessHandle::pid).orElse(root);
        try {
            return Files.readAllLines(Path.of("/proc", Long.toString(process), "status")).stream()
                    .filter(line -> line.startsWith("Threads:"))
                    .map(line -> Integer.valueOf(line.replaceAll("[^0-9]", "")))
                    .findFirst()
                    .orElse(null);
        } catch (IOException notHere) {
            return null;
        }
    }

    /** Returns the outcome of the warm-up. */
    WarmUp result() {
        return new WarmUp(
                WarmUp.VERSION,
                reached,
                second,
                capSeconds,
                steadyState.fewUsersSeconds(),
                steadyState.cycles(),
                steadyState.parts());
    }
}
