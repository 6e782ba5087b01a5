package org.tradebench.load.telemetry;

import java.util.List;

/**
 * Holds another machine's samples.
 *
 * @param host the name that the run knows it by
 * @param cores that it has
 * @param samples in order of time
 */
public record MachineSeries(String host, int cores, List<MachineSample> samples) {}
