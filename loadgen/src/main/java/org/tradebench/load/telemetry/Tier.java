package org.tradebench.load.telemetry;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.Locale;

/** Lists the tiers whose CPU and memory are sampled, in the order in which the papers draw them. */
public enum Tier {
    /** The application servers' process trees. */
    APPLICATION(true, true),
    /** All processes of the database server. */
    DATABASE(false, true),
    /** The proxy, which receives every request first. */
    PROXY(false, true),
    /** The web server between proxy and application servers. */
    WEB(false, true),
    /** The container engine's own processes: the relay of the published ports, health checks, logs. */
    ENGINE(false, true),
    /** The load generator (JMeter). */
    @JsonAlias("DRIVER")
    LOAD_GENERATOR(true, true),
    /** The harness itself, telemetry included; without the tiers that it started. */
    RUNNER(false, false);

    private final boolean jvm;
    private final boolean countsEndedChildren;

    Tier(boolean jvm, boolean countsEndedChildren) {
        this.jvm = jvm;
        this.countsEndedChildren = countsEndedChildren;
    }

    /** Returns whether the threads of its processes are split into JIT, GC and the rest. */
    public boolean isJvm() {
        return jvm;
    }

    /** Returns whether the CPU of children that have ended belongs to it, as the kernel adds it to their parent. The runner's ended children include other tiers. */
    public boolean countsEndedChildren() {
        return countsEndedChildren;
    }

    /** Returns its name in reports and records: {@code load generator}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
