package org.tradebench.load.ceiling;

/**
 * One window of one arm.
 *
 * @param round from 1; each round visits every arm once, in an order of its own
 * @param requests answered in the window, right or wrong
 * @param errors of them
 * @param seconds the window's length
 * @param applicationCores CPU of the application's process in cores, JIT compiler included
 * @param jitCores the JIT compiler's part of it
 * @param gcCores the garbage collector's part of it
 * @param databaseCores CPU of the database's processes in cores
 * @param driverCores CPU of JMeter's process in cores
 * @param warmupErrors wrong answers before the window
 * @param foreignCores load on the machine that is not of the comparison; null when it cannot be seen
 * @param stealCores taken by a hypervisor; null likewise
 */
public record CeilingTrial(
        int round,
        String arm,
        long requests,
        long errors,
        double seconds,
        double applicationCores,
        double jitCores,
        double gcCores,
        double databaseCores,
        double driverCores,
        long warmupErrors,
        Double foreignCores,
        Double stealCores) {
    /** Requests a second of wall time. */
    public double throughput() {
        return requests / seconds;
    }

    /** Requests a second of the application's CPU, the JIT compiler's apart: what the comparison is about. */
    public double perApplicationSecond() {
        return throughput() / (applicationCores - jitCores);
    }

    /** Requests a second of CPU of application and database together, the JIT compiler's apart. */
    public double perSystemSecond() {
        return throughput() / (applicationCores - jitCores + databaseCores);
    }
}
