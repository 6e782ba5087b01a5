package org.tradebench.load.telemetry.source;

import java.util.regex.Pattern;

/** Classifies a JVM's threads by name; Linux keeps the first 15 characters. HotSpot and OpenJ9. */
public enum ThreadKind {
    JIT("(C[12] CompilerThre|JVMCI CompilerT|JIT Compilation|JIT IProfiler|Sweeper thread).*"),

    /** The VM thread too: its work is safepoints, most of them collections, and with the serial collector it collects itself. */
    GC(
            "(GC Thread#|GC Worker|GC Slave|G1 |ConcGC|[XZ]Worker|Z(Director|Driver|Stat|Uncommitter)|Shenandoah|VM Thread).*"),

    /** Open Liberty's thread pool, which serves requests and messages: its "Default Executor". */
    POOL("Default Executo.*"),

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
