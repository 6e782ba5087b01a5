package org.tradebench.cache.statistics;

import java.util.Set;

/** Names what a cache instance counts, after DynaCache's statistics. Requests = memory hits + disk hits + remote hits + misses. */
public enum CacheCounter {
    REQUESTS,
    MEMORY_HITS,
    DISK_HITS,
    /** Entries that another member gave after a miss here. */
    REMOTE_HITS,
    MISSES,
    /** Entries put here by the application. */
    CREATED_LOCALLY,
    /** Entries stored because another member pushed them or gave them. */
    CREATED_REMOTELY,
    /** Values read under a lease that an invalidation had overtaken: returned, not cached. */
    FILLS_REFUSED,
    /** Requests not answered from memory or disk, because this member had not heard from all others for too long. */
    ANSWERS_FENCED,
    /** Entries removed by an invalidation of this member's. */
    INVALIDATED_LOCALLY,
    /** Entries removed by another member's invalidation. */
    INVALIDATED_REMOTELY,
    EVICTIONS,
    TIMEOUTS,
    INACTIVITY_TIMEOUTS,
    CLEARS,
    /** All entries removed because an invalidation may have been lost. */
    COHERENCE_FLUSHES,
    DISK_WRITES,
    DISK_READS,
    DISK_DELETES,
    /** Entries that did not go to disk: too large, not serialisable, no room, or too many waiting. */
    DISK_REFUSALS,
    DISK_TIMEOUTS,
    /** Entries that left the disk to make room. */
    DISK_EVICTIONS,
    DISK_FAILURES,
    MESSAGES_SENT,
    BYTES_SENT,
    MESSAGES_RECEIVED,
    INVALIDATIONS_SENT,
    INVALIDATIONS_RECEIVED,
    PUSHES_SENT,
    PUSHES_RECEIVED,
    ANNOUNCEMENTS_SENT,
    ANNOUNCEMENTS_RECEIVED,
    /** Questions to other members after a miss. */
    PULLS_SENT,
    PULLS_RECEIVED,
    REMOTE_MISSES,
    /** Entries of other members that an invalidation had overtaken: not stored. */
    PUSHES_REFUSED,
    /** Entries that were to be pushed and were not: too many waited. */
    PUSHES_DROPPED,
    /** Ids that the others were told to forget before they are announced. */
    DROPS_SENT,
    DROPS_RECEIVED,
    ALIASES_SENT,
    ALIASES_RECEIVED,
    PULL_REPLIES_SENT,
    /** Requests to the others to confirm invalidations or announced updates. */
    CONFIRMATIONS_ASKED,
    CONFIRMATIONS_SENT,
    /** Updates announced before their commit. */
    UPDATES_ANNOUNCED,
    /** Messages with this member's positions, after a new view and at each heartbeat. */
    POSITIONS_SENT,
    /** Number of overflows of the message queue, each of which makes the others remove all entries. */
    OVERFLOWS;

    /** How a request can end; all of them together are the {@link #REQUESTS}. */
    static final Set<CacheCounter> ANSWERS = Set.of(MEMORY_HITS, DISK_HITS, REMOTE_HITS, MISSES);
}
