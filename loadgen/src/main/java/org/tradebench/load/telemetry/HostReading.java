package org.tradebench.load.telemetry;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds what an agent sampled on its machine at one moment.
 *
 * @param nodes by name; only those whose first process was found
 * @param busySeconds of the whole machine since its start; null is 'not available'
 * @param stealSeconds likewise
 */
public record HostReading(
        Map<String, TierSample> nodes,
        @Nullable Double busySeconds,
        @Nullable Double stealSeconds) {}
