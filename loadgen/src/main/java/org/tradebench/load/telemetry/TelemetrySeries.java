package org.tradebench.load.telemetry;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds everything that was sampled, as it was read: counters, not rates.
 *
 * @param source where the CPU metrics come from, in words
 * @param secondsBetweenSamples the sampling interval
 * @param nodes everything that was watched, in the papers' order
 * @param cpu in order of time
 * @param database in order of time; empty without access to the database
 * @param cache in order of time; empty when the application was not asked
 * @param machines other than the runner's; empty when everything ran here, or they could not be observed
 * @param notes what could not be read and why
 */
public record TelemetrySeries(
        String source,
        int secondsBetweenSamples,
        List<Node> nodes,
        List<CpuSample> cpu,
        List<DatabaseSample> database,
        List<CacheSample> cache,
        List<MachineSeries> machines,
        List<String> notes) {
    /** Reads results from before nodes and caches were watched, too. */
    public TelemetrySeries {
        nodes = nodes == null ? List.of() : nodes;
        cache = cache == null ? List.of() : cache;
        machines = machines == null ? List.of() : machines;
    }

    /**
     * Holds another machine's samples.
     *
     * @param host the machine's name in the run
     * @param cores number of its cores
     * @param samples in order of time
     */
    public record MachineSeries(String host, int cores, List<MachineSample> samples) {}

    /**
     * Holds the counters of another machine at one moment.
     *
     * @param time epoch milliseconds by the runner's clock
     * @param busySeconds CPU of everything on it since its start; null is 'not available'
     * @param stealSeconds CPU that its hypervisor gave to others; null is 'not available'
     * @param speed the second of its speed probe that was completed since the sample before; null without one
     */
    public record MachineSample(
            long time,
            @Nullable Double busySeconds,
            @Nullable Double stealSeconds,
            @Nullable SpeedSample speed) {}
}
