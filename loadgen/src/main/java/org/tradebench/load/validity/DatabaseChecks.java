package org.tradebench.load.validity;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.DatabaseUse;

/** Checks the database: that commits are durable, and that nothing unusual happened in it. */
public final class DatabaseChecks {
    /** PostgreSQL's settings that must not be off. */
    public static final List<String> DURABLE_COMMITS_SETTINGS =
            List.of("fsync", "synchronous_commit", "full_page_writes");

    private static final String DURABLE_COMMITS_LIMIT = "fsync, synchronous_commit and full_page_writes on";
    private static final String EVENTS_LIMIT = "no deadlock, no checkpoint in the measurement interval";

    private DatabaseChecks() {}

    /** Fails when a commit may be answered before it is safe on disk: updates are then several times faster, and lost in a crash. Takes the database's settings by name; none without access to it. */
    public static CheckResult durableCommits(Map<String, String> settings) {
        if (!settings.keySet().containsAll(DURABLE_COMMITS_SETTINGS)) {
            return CheckResult.unknown(DURABLE_COMMITS_LIMIT, "there is no access to the database's settings.");
        }
        List<String> off = DURABLE_COMMITS_SETTINGS.stream()
                .filter(name -> "off".equals(settings.get(name)))
                .toList();
        return CheckResult.failUnless(
                off.isEmpty(),
                off.isEmpty() ? "on" : String.join(", ", off) + " off",
                DURABLE_COMMITS_LIMIT,
                "Every commit was on disk before it was answered.",
                "Commits were not safe on disk when they were answered: no trading system may run like this.");
    }

    /** Fails when the synchronous standby did not confirm all commits: the cost of replication was then not measured. */
    public static CheckResult synchronousStandby(String begin, String end) {
        boolean streamed = begin.contains(" streaming ") && begin.equals(end);
        return CheckResult.failUnless(
                streamed,
                streamed ? begin : "at the beginning " + begin + "; at the end " + end,
                "the same connection streams from beginning to end",
                "Every commit was on the standby's disk before it was answered.",
                "The standby was not connected all the time: the cost of synchronous replication was not measured.");
    }

    /** Tells what the database did in the measurement interval beside its work; empty when there was nothing, or it is not known. */
    static String background(DatabaseUse use) {
        return use.checkpoints() == null || Math.round(use.checkpoints()) == 0 ? "" : "a checkpoint";
    }

    /** Warns of deadlocks, and of checkpoints that wrote within the measurement interval. */
    public static CheckResult events(@Nullable Double deadlocks, @Nullable Double checkpoints) {
        if (deadlocks == null || checkpoints == null) {
            return CheckResult.unknown(EVENTS_LIMIT, "there is no access to the database's counters.");
        }
        long deadlocked = Math.round(deadlocks);
        long begun = Math.round(checkpoints);
        return CheckResult.warnUnless(
                deadlocked + begun == 0,
                CheckResult.text("%,d deadlocks, %,d checkpoints", deadlocked, begun),
                EVENTS_LIMIT,
                "Nothing unusual happened in the database.",
                deadlocked > 0
                        ? "Transactions deadlocked: the application violates its lock order, and throughput includes retries."
                        : "A checkpoint wrote within the measurement interval: compare only with runs that have as many.");
    }
}
