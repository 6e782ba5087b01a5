package org.tradebench.load.experiment;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds how fast one machine was in the measurement interval of a trial, and how much of its CPU other work took. Null is 'not available'.
 *
 * @param host the name that the run knows it by; null for the machine that the run was started on
 * @param system whether a part of the system under test ran on it
 * @param cores that it has
 * @param busy cores that anything on it used
 * @param background cores that processes outside of the run used
 * @param steal cores that its hypervisor gave to others
 * @param speed of its CPUs relative to the reference machine, by the speed probe; null in records from before there was a probe
 */
public record MachineMetrics(
        @Nullable String host,
        boolean system,
        int cores,
        @Nullable Double busy,
        @Nullable Double background,
        @Nullable Double steal,
        @Nullable Double speed) {
    /** Share of its cores that has to be used or stolen: below it something else than the CPU limits throughput, which the machine's speed then hardly changes. */
    public static final double SATURATED = 0.9;

    /** Returns the machine that may have limited the system: the busiest of those that ran a part of it and have a speed; null when there is none. */
    public static @Nullable MachineMetrics limiting(List<MachineMetrics> machines) {
        return machines.stream()
                .filter(machine -> machine.system && machine.speed != null)
                .max(Comparator.comparing(MachineMetrics::utilization, Comparator.nullsFirst(Double::compare)))
                .orElse(null);
    }

    /** Returns the share of its CPU that was left for the run; null when background load or steal are not available. */
    public @Nullable Double available() {
        return background == null || steal == null ? null : Math.max(0, cores - background - steal) / cores;
    }

    /** Returns the share of its CPU that was used or stolen; null when it is not available. */
    public @Nullable Double utilization() {
        return busy == null || steal == null ? null : (busy + steal) / cores;
    }

    /**
     * Divides a rate by the speed of the machine and by the share of its CPU that was left for the run: the rate that the run would have had alone on a machine
     * of the reference speed.
     *
     * @return null when the machine did not limit the rate, or when its speed or that share is not available
     */
    public @Nullable Double normalized(double rate) {
        Double left = available();
        Double used = utilization();
        boolean saturated = used != null && used >= SATURATED;
        return !saturated || speed == null || left == null || left * speed <= 0 ? null : rate / (speed * left);
    }
}
