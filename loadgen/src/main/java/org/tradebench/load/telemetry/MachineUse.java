package org.tradebench.load.telemetry;

import org.jspecify.annotations.Nullable;

/**
 * Summarizes what another machine did in the measurement interval. Null is 'not available'.
 *
 * @param host the name that the run knows it by
 * @param cores that it has
 * @param busy cores that anything on it used
 * @param foreign these less those of the run's nodes on it: load that is not of this run; never below zero
 * @param steal cores that its hypervisor gave to others
 */
public record MachineUse(
        String host,
        int cores,
        @Nullable Double busy,
        @Nullable Double foreign,
        @Nullable Double steal) {}
