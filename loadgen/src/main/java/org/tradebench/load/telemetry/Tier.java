package org.tradebench.load.telemetry;

/** Whose CPU and memory it is. */
public enum Tier {
    /** The application server's process tree. */
    APPLICATION(true, true),
    /** All processes of the database server. */
    DATABASE(false, true),
    /** The load driver (JMeter). */
    DRIVER(true, true),
    /** The harness itself, telemetry included; without the tiers that it started. */
    RUNNER(false, false);

    private final boolean jvm;
    private final boolean countsEndedChildren;

    Tier(boolean jvm, boolean countsEndedChildren) {
        this.jvm = jvm;
        this.countsEndedChildren = countsEndedChildren;
    }

    /** Whether the threads of its root process are split into JIT, GC and the rest. */
    boolean isJvm() {
        return jvm;
    }

    /** Whether the CPU of children that have ended belongs to it. The runner's ended children are other tiers or passing helpers. */
    boolean countsEndedChildren() {
        return countsEndedChildren;
    }
}
