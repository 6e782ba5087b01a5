package org.tradebench.load.telemetry.source;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Adds up the CPU of a JVM's threads by kind, also over threads that have ended (the JIT starts and ends its compiler threads as it needs them). What a thread
 * used between the last reading and its end is missing here and so counted with the rest of its process.
 */
public final class ThreadSplit {
    private final Map<Long, Long> lastTicks = new HashMap<>();
    private final Map<ThreadKind, Long> totals = new EnumMap<>(ThreadKind.class);
    private final Map<ThreadKind, Integer> living = new EnumMap<>(ThreadKind.class);

    /** Adds the threads that are alive now. */
    public void update(List<ProcessTimes> threads) {
        Map<Long, Long> now = new HashMap<>();
        living.clear();
        for (ProcessTimes thread : threads) {
            long before = lastTicks.getOrDefault(thread.pid(), 0L);
            // A smaller number means a new thread that got the id of an ended one.
            long used = thread.ticks() >= before ? thread.ticks() - before : thread.ticks();
            ThreadKind kind = ThreadKind.of(thread.name());
            totals.merge(kind, used, Long::sum);
            living.merge(kind, 1, Integer::sum);
            now.put(thread.pid(), thread.ticks());
        }
        lastTicks.clear();
        lastTicks.putAll(now);
    }

    public long ticks(ThreadKind kind) {
        return totals.getOrDefault(kind, 0L);
    }

    /** Returns the number of threads that were alive at the last update. */
    public int liveCount() {
        return lastTicks.size();
    }

    /** Returns the number of these of one kind. */
    public int liveCount(ThreadKind kind) {
        return living.getOrDefault(kind, 0);
    }

    /** Classifies a JVM's threads by name; Linux keeps the first 15 characters. HotSpot and OpenJ9. */
    public enum ThreadKind {
        JIT("(C[12] CompilerThre|JVMCI CompilerT|JIT Compilation|JIT IProfiler|Sweeper thread).*"),

        /** Garbage collection, including the VM thread: its work is safepoints, most of them collections, and with the serial collector it collects itself. */
        GC(
                "(GC Thread#|GC Worker|GC Slave|G1 |ConcGC|[XZ]Worker|Z(Director|Driver|Stat|Uncommitter)|Shenandoah|VM Thread).*"),

        /** The threads that serve requests: Open Liberty's "Default Executor", which serves messages, too, WildFly's "default task", Payara's "http-thread-pool" and GlassFish's "http-listener". */
        POOL("Default Executo.*|default task-.*|http-thread-poo.*|https?-listener.*"),

        OTHER(".*");

        private final Pattern names;

        ThreadKind(String names) {
            this.names = Pattern.compile(names, Pattern.DOTALL);
        }

        public static ThreadKind of(String threadName) {
            for (ThreadKind kind : values()) {
                if (kind.names.matcher(threadName).matches()) {
                    return kind;
                }
            }
            return OTHER;
        }
    }
}
