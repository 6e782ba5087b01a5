package org.tradebench.load.validity;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.environment.DatabaseFacts;

/** Checks the database: that commits are durable, and that nothing unusual happened in it. */
public final class DatabaseChecks {
    private DatabaseChecks() {}

    /** Fails when a commit may be answered before it is safe on disk: updates are then several times faster, and lost in a crash. */
    public static final class DurableCommits implements ValidityCheck {
        /** PostgreSQL's settings that must not be off. */
        public static final List<String> SETTINGS = List.of("fsync", "synchronous_commit", "full_page_writes");

        private static final String LIMIT = "fsync, synchronous_commit and full_page_writes on";

        @Override
        public String name() {
            return "durable commits";
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            return judge(evidence.load().database());
        }

        /** Takes the database's settings by name; none without access to it. */
        public CheckResult judge(Map<String, String> settings) {
            if (!settings.keySet().containsAll(SETTINGS)) {
                return CheckResult.unknown(name(), LIMIT, "there is no access to the database's settings.");
            }
            List<String> off = SETTINGS.stream()
                    .filter(name -> "off".equals(settings.get(name)))
                    .toList();
            return CheckResult.graded(
                    name(),
                    off.isEmpty(),
                    false,
                    off.isEmpty() ? "on" : String.join(", ", off) + " off",
                    LIMIT,
                    "Every commit was on disk before it was answered.",
                    "",
                    "Commits were not safe on disk when they were answered: no trading system may run like this.");
        }
    }

    /** Fails when the synchronous standby did not confirm all commits: the cost of replication was then not measured. */
    public static final class SynchronousStandby implements ValidityCheck {
        @Override
        public String name() {
            return "synchronous standby";
        }

        @Override
        public boolean appliesTo(Evidence evidence) {
            return evidence.kind() != RunKind.PRIMITIVES
                    && evidence.load().database().containsKey(DatabaseFacts.STANDBY_AT_BEGIN);
        }

        @Override
        public String exemptUnderFaults() {
            return "a standby that was promoted has none before the old primary is back";
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            Map<String, String> database = evidence.load().database();
            return judge(
                    database.getOrDefault(DatabaseFacts.STANDBY_AT_BEGIN, "unknown"),
                    database.getOrDefault(DatabaseFacts.STANDBY_AT_END, "unknown"));
        }

        public CheckResult judge(String begin, String end) {
            boolean streamed = begin.contains(" streaming ") && begin.equals(end);
            return CheckResult.graded(
                    name(),
                    streamed,
                    false,
                    streamed ? begin : "at the beginning " + begin + "; at the end " + end,
                    "the same connection streams from beginning to end",
                    "Every commit was on the standby's disk before it was answered.",
                    "",
                    "The standby was not connected all the time: the cost of synchronous replication was not measured.");
        }
    }

    /** Warns of deadlocks, and of checkpoints that wrote within the measurement interval. */
    public static final class Events implements ValidityCheck {
        private static final String LIMIT = "no deadlock, no checkpoint in the measurement interval";

        @Override
        public String name() {
            return "database events";
        }

        @Override
        public String exemptUnderFaults() {
            return "a database that was killed writes a checkpoint when it is back";
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            return judge(
                    evidence.use().database().deadlocks(),
                    evidence.use().database().checkpoints());
        }

        public CheckResult judge(@Nullable Double deadlocks, @Nullable Double checkpoints) {
            if (deadlocks == null || checkpoints == null) {
                return CheckResult.unknown(name(), LIMIT, "there is no access to the database's counters.");
            }
            long deadlocked = Math.round(deadlocks);
            long begun = Math.round(checkpoints);
            return CheckResult.graded(
                    name(),
                    deadlocked + begun == 0,
                    true,
                    CheckResult.text("%d deadlocks, %d checkpoints", deadlocked, begun),
                    LIMIT,
                    "Nothing unusual happened in the database.",
                    deadlocked > 0
                            ? "Transactions deadlocked: the application violates its lock order, and throughput includes retries."
                            : "A checkpoint wrote within the measurement interval: compare only with runs that have as many.",
                    "");
        }
    }
}
