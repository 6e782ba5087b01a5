package org.tradebench.load.fault;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Lists the faults that can be injected into a cluster. */
public enum FaultKind {
    /** The last application node ends as by a power cut, stays away for a while, and is started again. */
    KILL_NODE(5, "kill -9 of an application node, restart, rejoin"),

    /** The processes of the last application node are frozen, and continue later as if nothing had happened. */
    PAUSE_NODE(20, "an application node is paused"),

    /** The two halves of the application nodes cannot reach each other; database and proxies reach both. */
    PARTITION(20, "network partition between two halves of the application nodes, merge"),

    /** The database ends as by a power cut and is started again. */
    KILL_DATABASE(2, "kill -9 of the database, restart"),

    /** The processes of the database are frozen: connections are neither answered nor refused. */
    PAUSE_DATABASE(20, "the database is paused"),

    /** No packet passes between the application nodes and the database. */
    PARTITION_DATABASE(20, "network partition between the application nodes and the database"),

    /** The database is stopped by a fast shutdown, which breaks off what is under way, and started again. */
    STOP_DATABASE_FAST(2, "fast shutdown of the database, restart"),

    /** The database has no room left to write. */
    DISK_FULL(20, "the database's volume is full"),

    /** The application node that leads the cache cluster ends as by a power cut, stays away for a while, and is started again. */
    LOST_COORDINATOR(5, "kill -9 of the cache cluster's coordinator, restart, rejoin"),

    /** The primary database ends as by a power cut, its synchronous standby is promoted, and the old primary comes back as its standby. */
    FAIL_OVER_DATABASE(2, "kill -9 of the primary database, promotion of its standby"),

    /** The clock of the last application node runs ahead, and is set back later. */
    CLOCK_SKEW(20, "an application node's clock 90 s ahead, set back"),

    /** The outermost server is stopped and started in an orderly way. */
    RESTART_PROXY(0, "restart of the outermost server"),

    /** One application node after the other is stopped and started in an orderly way; the next one when the one before serves. */
    ROLLING_RESTART(0, "rolling restart of all application nodes");

    private final int defaultSeconds;
    private final String description;

    FaultKind(int defaultSeconds, String description) {
        this.defaultSeconds = defaultSeconds;
        this.description = description;
    }

    /** Returns its label on the command line. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns a description for people. */
    public String description() {
        return description;
    }

    /** Returns how long a node stays away, or the condition is held, unless the fault gives a length; 0: as long as a restart takes. */
    public int defaultSeconds() {
        return defaultSeconds;
    }

    /** Returns all labels, for messages. */
    public static String labels() {
        return Arrays.stream(values()).map(FaultKind::label).collect(Collectors.joining(", "));
    }
}
