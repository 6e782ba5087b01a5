package org.tradebench.load.experiment;

import org.jspecify.annotations.Nullable;

/**
 * Holds what only a trial of the open model measures; docs/open-model.md defines each metric.
 *
 * @param offeredPerSecond operations per second that were to arrive
 * @param completedPerSecond operations per second that ended correctly
 * @param waited share of the arrivals for which no virtual user was free in time, 0 to 1
 */
public record OpenMetrics(
        double offeredPerSecond,
        double completedPerSecond,
        @Nullable Double responseMeanMillis,
        @Nullable Double responseP50Millis,
        @Nullable Double responseP99Millis,
        @Nullable Double serviceMeanMillis,
        @Nullable Double serviceP50Millis,
        @Nullable Double serviceP99Millis,
        double waited) {}
