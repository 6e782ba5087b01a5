package org.tradebench.cache.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.ThreadParams;

/**
 * Tracks a thread's position in the workload and the CPU time of the whole process. CPU time is that of the process, not of the thread, because other threads
 * do part of a subject's work, at the expense of the callers when all processors are busy. The threads begin at distant positions.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class ThreadProgress {

    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    int next;

    private boolean counts;
    private int first;
    private long begun;

    /** Steps of this thread in the iteration. */
    public long steps;

    /** CPU time of the whole process in the iteration; counted by the first thread only, since JMH adds up what its threads count. */
    public long cpuNanos;

    /** Elapsed time of this thread's invalidations of groups in the iteration; JMH adds up the threads. Zero where there are none. */
    public long invalidationNanos;

    @Setup
    public void start(ThreadParams thread) {
        counts = thread.getThreadIndex() == 0;
        next = thread.getThreadIndex() * (CacheWorkload.LENGTH / thread.getThreadCount());
    }

    @Setup(Level.Iteration)
    public void begin(Turn turn) {
        first = next;
        invalidationNanos = 0;
        begun = counts ? PROCESS.getProcessCpuTime() : 0;
    }

    @TearDown(Level.Iteration)
    public void end(Turn turn) {
        cpuNanos = counts ? PROCESS.getProcessCpuTime() - begun : 0;
        steps = Integer.toUnsignedLong(next - first);
    }
}
