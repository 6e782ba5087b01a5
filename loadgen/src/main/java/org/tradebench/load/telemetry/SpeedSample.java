package org.tradebench.load.telemetry;

/**
 * Holds what the fixed work of the speed probe took on one machine in one second.
 *
 * <p>The work is the same on every machine and in every second, so that its CPU time changes with the machine's speed and with nothing else. Speed is computed
 * from CPU time, not from elapsed time: where all CPUs are busy, elapsed time measures the queue for a CPU, whose length depends on the load. Both are kept.
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
     * Returns the speed relative to the reference machine: the geometric mean of the speeds of the parts, so that each has the same weight whatever its unit,
     * and a change by a factor counts the same in each.
     */
    public double speed() {
        return Math.cbrt(arithmetic() * memory() * system());
    }

    /** Returns the speed of calculations. */
    public double arithmetic() {
        return relative(arithmeticMicros);
    }

    /** Returns the speed of access to memory beyond the caches. */
    public double memory() {
        return relative(memoryMicros);
    }

    /** Returns the speed of the kernel. */
    public double system() {
        return relative(systemMicros);
    }

    /** Returns the CPU time of the three parts, in microseconds. */
    public long cpuMicros() {
        return arithmeticMicros + memoryMicros + systemMicros;
    }

    private static double relative(long micros) {
        return (double) REFERENCE_MICROS / Math.max(1, micros);
    }
}
