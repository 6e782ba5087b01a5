package org.tradebench.load.telemetry;

/**
 * Holds what the fixed work of the speed probe took on one machine in one second.
 *
 * <p>The work is the same on every machine and in every second, so that its CPU time changes with the machine's speed and with nothing else. CPU time, not elapsed
 * time, is what speed is computed from: where all CPUs are busy, elapsed time measures the queue for a CPU, whose length is the load's. Both are kept.
 *
 * @param arithmeticMicros CPU time of the calculations, in microseconds
 * @param memoryMicros CPU time of the pointer chase through memory, in microseconds
 * @param systemMicros CPU time of the system calls, in microseconds
 * @param elapsedMicros elapsed time of the three together; what exceeds their CPU time is waiting for a CPU
 * @param probeSeconds CPU that the probe has cost since its start, its warm-up included
 */
public record SpeedSample(
        long arithmeticMicros, long memoryMicros, long systemMicros, long elapsedMicros, double probeSeconds) {
    /** CPU time of each part on a machine of speed 1: a virtual machine of 2026 (AMD EPYC of the fifth generation) at rest. */
    public static final long REFERENCE_MICROS = 6_400;

    /**
     * Speed relative to the reference machine: the geometric mean of the speeds of the parts, so that each weighs the same whatever its unit, and a change by a
     * factor counts the same in each.
     */
    public double speed() {
        return Math.cbrt(arithmetic() * memory() * system());
    }

    /** Speed of calculations. */
    public double arithmetic() {
        return relative(arithmeticMicros);
    }

    /** Speed of access to memory beyond the caches. */
    public double memory() {
        return relative(memoryMicros);
    }

    /** Speed of the kernel. */
    public double system() {
        return relative(systemMicros);
    }

    /** CPU time of the three parts, in microseconds. */
    public long cpuMicros() {
        return arithmeticMicros + memoryMicros + systemMicros;
    }

    private static double relative(long micros) {
        return (double) REFERENCE_MICROS / Math.max(1, micros);
    }
}
