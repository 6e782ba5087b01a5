package org.tradebench.load.telemetry;

import java.util.Map;

/**
 * All tiers and the machine at one moment.
 *
 * @param time epoch milliseconds
 * @param tiers only those that ran
 * @param machineBusySeconds CPU of everything on the machine since its start; null is 'not available'
 * @param machineStealSeconds CPU that the hypervisor gave to others; null is 'not available'
 * @param samplerSeconds CPU that taking the samples has cost so far; part of the runner's
 */
public record CpuSample(
        long time,
        Map<Tier, TierSample> tiers,
        Double machineBusySeconds,
        Double machineStealSeconds,
        Double samplerSeconds) {}
