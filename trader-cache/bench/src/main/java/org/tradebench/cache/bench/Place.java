package org.tradebench.cache.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.ThreadParams;

/**
 * How far a thread has come in the workload, and what of the processor's time that has taken it: on a machine that others use too, the time of the clock
 * says little. The threads begin far from each other.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class Place {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    int next;

    private int first;
    private long begun;

    /** Of the iteration. */
    public long steps;

    /** Of this thread, in the iteration. */
    public long cpuNanos;

    @Setup
    public void start(ThreadParams thread) {
        next = thread.getThreadIndex() * (Workload.LENGTH / thread.getThreadCount());
    }

    @Setup(Level.Iteration)
    public void begin() {
        first = next;
        begun = THREADS.getCurrentThreadCpuTime();
    }

    @TearDown(Level.Iteration)
    public void end() {
        cpuNanos = THREADS.getCurrentThreadCpuTime() - begun;
        steps = Integer.toUnsignedLong(next - first);
    }
}
