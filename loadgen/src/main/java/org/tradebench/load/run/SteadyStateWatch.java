package org.tradebench.load.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

/** Watches a warm-up by the telemetry, and says when the measurement interval may open. Follows the load generator's own seconds: its pauses are counted in them. */
final class SteadyStateWatch implements Consumer<LoadProgress>, BooleanSupplier {
    /** Seconds of load of a cycle. */
    static final int LOAD = 10;

    /** Seconds of pause: what compilers, collectors and pools have left to do is done in it, instead of in the measurement interval. */
    static final int PAUSE = 2;

    private final SteadyState steadyState = new SteadyState();
    private final long capSeconds;
    private final Telemetry telemetry;
    private long cycleStart = Long.MIN_VALUE;
    private int second;
    private boolean over;
    private boolean reached;

    SteadyStateWatch(long capSeconds, Telemetry telemetry) {
        this.capSeconds = capSeconds;
        this.telemetry = telemetry;
    }

    /** The load generator's plan property for the cycles. */
    static String cycle() {
        return LOAD + "/" + PAUSE;
    }

    @Override
    public void accept(LoadProgress told) {
        if (told.phase() != LoadProgress.Phase.WARMUP || over) {
            return;
        }
        second = told.second();
        int inCycle = second % (LOAD + PAUSE);
        if (inCycle == LOAD) {
            steadyState.saw(cycle(telemetry.series()));
        } else if (inCycle == 0) {
            cycleStart = last(telemetry.series());
        }
        reached = steadyState.isReached();
        over = reached || second >= capSeconds;
    }

    /** Whether the measurement interval may open. */
    @Override
    public boolean getAsBoolean() {
        return over;
    }

    private Cycle cycle(TelemetrySeries series) {
        long end = last(series);
        long start = cycleStart == Long.MIN_VALUE ? end - 1000L * LOAD : cycleStart;
        Double jit = null;
        Double hits = null;
        if (end > start) {
            IntervalUse use = IntervalUse.of(series, new Interval(start, end));
            TierUse application = use.tiers().get(Tier.APPLICATION);
            jit = application == null
                            || application.cores() == null
                            || application.jit() == null
                            || application.cores() == 0
                    ? null
                    : Double.valueOf(application.jit() / application.cores());
            hits = use.cache() == null ? null : use.cache().all().hitRatio();
        }
        Long process = telemetry.process(Tier.APPLICATION).orElse(null);
        HeapReading heap = process == null ? null : HeapReading.of(process).orElse(null);
        return new Cycle(
                second,
                jit,
                process == null ? null : threads(process),
                hits,
                heap == null ? null : heap.oldBytes(),
                heap == null ? null : heap.heapBytes());
    }

    /** The last moment that every series has reached. */
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

    /** How it went. */
    WarmUp result() {
        return new WarmUp(WarmUp.VERSION, reached, second, capSeconds, steadyState.cycles(), steadyState.parts());
    }
}
