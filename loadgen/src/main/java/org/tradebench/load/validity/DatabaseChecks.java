package org.tradebench.load.validity;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.DatabaseUse;
import org.tradebench.load.telemetry.source.DatabaseFacts;

/** Checks the database: that commits are durable, and that nothing unusual happened in it. */
public final class DatabaseChecks {
    /** PostgreSQL's settings that must not be off. */
    public static final List<String> DURABLE_COMMITS_SETTINGS =
            List.of("fsync", "synchronous_commit", "full_page_writes");

    private static final String DURABLE_COMMITS_LIMIT = "fsync, synchronous_commit and full_page_writes on";
    /**
     * Share of the measurement interval. Autovacuum searches for tables to process once a minute, so that it runs in every interval of a minute; a short run
     * changes nothing measurable.
     */
    private static final double VACUUM_LIMIT = 0.1;

    private static final String EVENTS_LIMIT = CheckResult.text(
            "no deadlock, no checkpoint, autovacuum in at most %,.0f %% of the interval", 100 * VACUUM_LIMIT);

    private DatabaseChecks() {}

    static CheckResult synchronousStandby(Evidence run) {
        return synchronousStandby(
                run.load().database().getOrDefault(DatabaseFacts.STANDBY_AT_BEGIN, "unknown"),
                run.load().database().getOrDefault(DatabaseFacts.STANDBY_AT_END, "unknown"));
    }

    /**
     * Fails when a commit may be answered before it is safe on disk: updates are then several times faster, and lost in a crash. The parameter holds the
     * database's settings by name; empty without access to it.
     */
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

    /**
     * Describes what may have slowed the database in the measurement interval: a checkpoint, or a long run of autovacuum. Empty when there was nothing, or it
     * is not known.
     */
    static String background(DatabaseUse use) {
        boolean vacuumIsLong = use.vacuumShare() == null || use.vacuumShare() > VACUUM_LIMIT;
        return joined(checkpoints(use), vacuumIsLong ? vacuums(use) : "");
    }

    private static String joined(String... events) {
        return Stream.of(events).filter(event -> !event.isEmpty()).collect(Collectors.joining(", "));
    }

    private static String checkpoints(DatabaseUse use) {
        if (count(use.checkpoints()) > 0) {
            return CheckResult.text("%,d checkpoints", count(use.checkpoints()));
        }
        return Boolean.TRUE.equals(use.checkpointUnderWay()) ? "a checkpoint that had begun before" : "";
    }

    private static String vacuums(DatabaseUse use) {
        if (use.vacuumed() == null || use.vacuumed().isEmpty()) {
            return "";
        }
        return "autovacuum of " + String.join(", ", use.vacuumed())
                + (use.vacuumShare() == null
                        ? ""
                        : CheckResult.text(" (at work in %s of the interval)", CheckResult.percent(use.vacuumShare())));
    }

    /** Warns of deadlocks, of checkpoints that worked within the measurement interval, whenever they began and ended, and of long runs of autovacuum. */
    public static CheckResult events(DatabaseUse use) {
        if (use.deadlocks() == null || use.checkpoints() == null) {
            return CheckResult.unknown(EVENTS_LIMIT, "there is no access to the database's counters.");
        }
        String all = joined(checkpoints(use), vacuums(use));
        return CheckResult.warnUnless(
                count(use.deadlocks()) == 0 && background(use).isEmpty(),
                CheckResult.text("%,d deadlocks, ", count(use.deadlocks()))
                        + (all.isEmpty() ? "no checkpoint, no autovacuum" : all),
                EVENTS_LIMIT,
                "Nothing unusual happened in the database.",
                count(use.deadlocks()) > 0
                        ? "Transactions deadlocked: the application violates its lock order, and throughput includes retries."
                        : "The database did background work within the measurement interval: compare only with runs that had as much of it, or use an interval so long that each run has its share.");
    }

    private static long count(@Nullable Double events) {
        return events == null ? 0 : Math.round(events);
    }
}
