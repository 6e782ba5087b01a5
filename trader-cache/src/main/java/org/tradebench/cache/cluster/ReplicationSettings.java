package org.tradebench.cache.cluster;

import java.time.Duration;
import java.util.function.Consumer;

/**
 * Configures how the members of a cluster work together. Immutable.
 *
 * @param batchInterval how long pushes and announcements wait to be sent together
 * @param invalidationInterval how long invalidations wait to be sent together; zero: they go at once
 * @param heartbeat how often a member sends its position
 * @param patience how long a gap in another member's invalidations may stay before everything is removed
 * @param answerTimeout how long a request after a miss waits for its answer, and a member that leaves for the others to know it
 * @param confirmTimeout how long invalidations and announced updates wait for confirmations
 * @param maxWaiting how many invalidations, and how many pushes, may wait to be sent before they are combined to "everything"
 * @param maxAnnounced how many announced ids are remembered
 * @param bootstrap whether a joining member asks the others for their shared entries or ids
 * @param dropBeforeAnnouncing whether the others forget an id before it is announced even when it is new, as in DynaCache
 * @param expectedMembers of the whole cluster; 0 = unknown: members that were never there are not missed
 * @param partition what happens while there are fewer
 * @param partitionTimeToLive the longest that an entry is served that was stored while there were fewer, with {@link Partition#LIMIT}, or while a lost member may still be running
 * @param lateCommit after the loss of a member the longest that the database may take to commit what the member had sent: no shorter than its limit for a statement.
 *     Then everything is removed once more, so that an entry of the meantime is served for no longer than this
 * @param fenceAfter how long, at most, a member that has not heard from all others answers from its memory, which may lack their invalidations; zero: it does
 *     not stop. While a lost member may still be running or the last commits of one are not over, nothing is stored
 */
public record ReplicationSettings(
        Duration batchInterval,
        Duration invalidationInterval,
        Duration heartbeat,
        Duration patience,
        Duration answerTimeout,
        Duration confirmTimeout,
        int maxWaiting,
        int maxAnnounced,
        boolean bootstrap,
        boolean dropBeforeAnnouncing,
        int expectedMembers,
        Partition partition,
        Duration partitionTimeToLive,
        Duration lateCommit,
        Duration fenceAfter) {
    /** Shortest {@code fenceAfter}: with less, an ordinary delay of a message would keep members from answering. */
    private static final Duration SHORTEST_FENCE = Duration.ofMillis(100);

    /** Selects what a member does while the view is smaller than expected. */
    public enum Partition {
        /** Stores nothing for longer than {@link ReplicationSettings#partitionTimeToLive}. */
        LIMIT,
        /** Stores no value under a lease; plain puts as {@link #LIMIT} does. */
        BYPASS
    }

    public static final ReplicationSettings DEFAULT = new ReplicationSettings(
            Duration.ofSeconds(1),
            Duration.ZERO,
            Duration.ofSeconds(1),
            Duration.ofMillis(500),
            Duration.ofSeconds(1),
            Duration.ofSeconds(10),
            10_000,
            100_000,
            false,
            true,
            0,
            Partition.LIMIT,
            Duration.ofSeconds(10),
            Duration.ofSeconds(30),
            Duration.ZERO);

    /** @throws IllegalArgumentException names the setting, its value and the valid ones */
    public ReplicationSettings {
        positive("batch interval", batchInterval);
        if (invalidationInterval.isNegative()) {
            throw new IllegalArgumentException(
                    "invalidation interval is " + invalidationInterval + "; it may be zero (at once) or more");
        }
        positive("heartbeat", heartbeat);
        positive("patience", patience);
        positive("answer timeout", answerTimeout);
        positive("confirm timeout", confirmTimeout);
        positive("time to live in a partition", partitionTimeToLive);
        positive("late commit", lateCommit);
        if (!fenceAfter.isZero() && fenceAfter.compareTo(SHORTEST_FENCE) < 0) {
            throw new IllegalArgumentException(
                    "fence after is " + fenceAfter + "; it may be zero (never) or " + SHORTEST_FENCE + " and more");
        }
        if (maxWaiting < 1 || maxAnnounced < 1) {
            throw new IllegalArgumentException("maximum of waiting messages is " + maxWaiting + ", of announced ids "
                    + maxAnnounced + "; either may be 1 or more");
        }
        if (expectedMembers < 0) {
            throw new IllegalArgumentException(
                    "expected members is " + expectedMembers + "; expected 0 (unknown) or more");
        }
    }

    private static void positive(String name, Duration duration) {
        if (duration.isNegative() || duration.isZero()) {
            throw new IllegalArgumentException(name + " is " + duration + "; it may be any time above zero");
        }
    }

    public ReplicationSettings withBatchInterval(Duration newBatchInterval) {
        return with(draft -> draft.batchInterval = newBatchInterval);
    }

    public ReplicationSettings withInvalidationInterval(Duration newInvalidationInterval) {
        return with(draft -> draft.invalidationInterval = newInvalidationInterval);
    }

    public ReplicationSettings withHeartbeat(Duration newHeartbeat) {
        return with(draft -> draft.heartbeat = newHeartbeat);
    }

    public ReplicationSettings withPatience(Duration newPatience) {
        return with(draft -> draft.patience = newPatience);
    }

    public ReplicationSettings withAnswerTimeout(Duration newAnswerTimeout) {
        return with(draft -> draft.answerTimeout = newAnswerTimeout);
    }

    public ReplicationSettings withConfirmTimeout(Duration newConfirmTimeout) {
        return with(draft -> draft.confirmTimeout = newConfirmTimeout);
    }

    public ReplicationSettings withMaxWaiting(int newMaxWaiting) {
        return with(draft -> draft.maxWaiting = newMaxWaiting);
    }

    public ReplicationSettings withMaxAnnounced(int newMaxAnnounced) {
        return with(draft -> draft.maxAnnounced = newMaxAnnounced);
    }

    public ReplicationSettings withBootstrap(boolean newBootstrap) {
        return with(draft -> draft.bootstrap = newBootstrap);
    }

    public ReplicationSettings withDropBeforeAnnouncing(boolean newDropBeforeAnnouncing) {
        return with(draft -> draft.dropBeforeAnnouncing = newDropBeforeAnnouncing);
    }

    public ReplicationSettings withExpectedMembers(int newExpectedMembers) {
        return with(draft -> draft.expectedMembers = newExpectedMembers);
    }

    public ReplicationSettings withPartition(Partition newPartition, Duration newPartitionTimeToLive) {
        return with(draft -> {
            draft.partition = newPartition;
            draft.partitionTimeToLive = newPartitionTimeToLive;
        });
    }

    public ReplicationSettings withLateCommit(Duration newLateCommit) {
        return with(draft -> draft.lateCommit = newLateCommit);
    }

    public ReplicationSettings withFenceAfter(Duration newFenceAfter) {
        return with(draft -> draft.fenceAfter = newFenceAfter);
    }

    /** Returns whether a member stops answering from its memory when it has not heard from the others. */
    public boolean fences() {
        return !fenceAfter.isZero();
    }

    private ReplicationSettings with(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.settings();
    }

    /** A mutable copy for the {@code with} methods, so that each of them names only the component that it changes. */
    private static final class Draft {
        private Duration batchInterval;
        private Duration invalidationInterval;
        private Duration heartbeat;
        private Duration patience;
        private Duration answerTimeout;
        private Duration confirmTimeout;
        private int maxWaiting;
        private int maxAnnounced;
        private boolean bootstrap;
        private boolean dropBeforeAnnouncing;
        private int expectedMembers;
        private Partition partition;
        private Duration partitionTimeToLive;
        private Duration lateCommit;
        private Duration fenceAfter;

        Draft(ReplicationSettings settings) {
            batchInterval = settings.batchInterval;
            invalidationInterval = settings.invalidationInterval;
            heartbeat = settings.heartbeat;
            patience = settings.patience;
            answerTimeout = settings.answerTimeout;
            confirmTimeout = settings.confirmTimeout;
            maxWaiting = settings.maxWaiting;
            maxAnnounced = settings.maxAnnounced;
            bootstrap = settings.bootstrap;
            dropBeforeAnnouncing = settings.dropBeforeAnnouncing;
            expectedMembers = settings.expectedMembers;
            partition = settings.partition;
            partitionTimeToLive = settings.partitionTimeToLive;
            lateCommit = settings.lateCommit;
            fenceAfter = settings.fenceAfter;
        }

        ReplicationSettings settings() {
            return new ReplicationSettings(
                    batchInterval,
                    invalidationInterval,
                    heartbeat,
                    patience,
                    answerTimeout,
                    confirmTimeout,
                    maxWaiting,
                    maxAnnounced,
                    bootstrap,
                    dropBeforeAnnouncing,
                    expectedMembers,
                    partition,
                    partitionTimeToLive,
                    lateCommit,
                    fenceAfter);
        }
    }
}
