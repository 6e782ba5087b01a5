package org.tradebench.load.telemetry;

import org.jspecify.annotations.Nullable;

/**
 * Holds the counters of another machine at one moment.
 *
 * @param time epoch milliseconds by the runner's clock
 * @param busySeconds CPU of everything on it since its start; null is 'not available'
 * @param stealSeconds CPU that its hypervisor gave to others; null is 'not available'
 */
public record MachineSample(
        long time, @Nullable Double busySeconds, @Nullable Double stealSeconds) {}
