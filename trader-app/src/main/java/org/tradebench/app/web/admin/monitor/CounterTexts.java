package org.tradebench.app.web.admin.monitor;

import java.util.EnumSet;
import java.util.Set;
import org.tradebench.cache.statistics.CacheCounter;

/** Explains each counter of the cache to the administrator; docs/console.md has more. */
final class CounterTexts {
    static final Set<CacheCounter> MESSAGES =
            Set.copyOf(EnumSet.range(CacheCounter.MESSAGES_SENT, CacheCounter.OVERFLOWS));

    private CounterTexts() {}

    static String meaning(CacheCounter counter) {
        return switch (counter) {
            case REQUESTS -> "Look-ups of an entry: hits and misses.";
            case MEMORY_HITS -> "Answered from memory.";
            case DISK_HITS -> "Answered from disk; the entry returns to memory.";
            case REMOTE_HITS -> "Answered by another server after a miss here.";
            case MISSES -> "Not in any cache: the database was queried.";
            case CREATED_LOCALLY -> "Entries stored by requests to this server.";
            case CREATED_REMOTELY -> "Entries stored that another server pushed or returned.";
            case FILLS_REFUSED -> "Values read while an invalidation arrived: returned, not stored.";
            case ANSWERS_FENCED -> "Not answered from memory: this server had not heard from the others for too long.";
            case INVALIDATED_LOCALLY -> "Entries removed by an invalidation from this server.";
            case INVALIDATED_REMOTELY -> "Entries removed by an invalidation from another server.";
            case EVICTIONS -> "Entries evicted from memory.";
            case TIMEOUTS -> "Entries removed when their time to live ended.";
            case INACTIVITY_TIMEOUTS -> "Entries removed after their inactivity limit.";
            case CLEARS -> "How often the cache was cleared on request.";
            case COHERENCE_FLUSHES -> "How often the cache was cleared because an invalidation may have been lost.";
            case DISK_WRITES -> "Entries written to disk.";
            case DISK_READS -> "Entries read from disk.";
            case DISK_DELETES -> "Entries removed from disk, or before they were written.";
            case DISK_REFUSALS -> "Entries not written to disk: too large, not serializable, no room, queue full.";
            case DISK_TIMEOUTS -> "Entries whose time to live ended on disk.";
            case DISK_EVICTIONS -> "Entries evicted from disk.";
            case DISK_FAILURES -> "Disk failures; each empties the disk.";
            case MESSAGES_SENT -> "Frames sent; one may hold many messages of the kinds below.";
            case BYTES_SENT -> "Bytes of these frames without network overhead.";
            case MESSAGES_RECEIVED -> "Frames received.";
            case INVALIDATIONS_SENT -> "Invalidations sent; one may name many entries.";
            case INVALIDATIONS_RECEIVED -> "Invalidations received.";
            case PUSHES_SENT -> "Entries sent to all servers.";
            case PUSHES_RECEIVED -> "Entries received that another server pushed.";
            case ANNOUNCEMENTS_SENT -> "Ids announced to all servers.";
            case ANNOUNCEMENTS_RECEIVED -> "Ids announced by other servers.";
            case PULLS_SENT -> "Look-ups sent to other servers after a miss.";
            case PULLS_RECEIVED -> "Look-ups received from other servers.";
            case REMOTE_MISSES -> "Look-ups that no other server could answer.";
            case PUSHES_REFUSED -> "Pushed entries that an invalidation had made stale: not stored.";
            case PUSHES_DROPPED -> "Entries not pushed because the queue was full.";
            case DROPS_SENT -> "Ids that other servers were told to drop before an announcement.";
            case DROPS_RECEIVED -> "Ids that another server said to drop.";
            case ALIASES_SENT -> "Second names of entries sent.";
            case ALIASES_RECEIVED -> "Second names of entries received.";
            case PULL_REPLIES_SENT -> "Answers to look-ups from other servers.";
            case CONFIRMATIONS_ASKED -> "Confirmations requested from other servers.";
            case CONFIRMATIONS_SENT -> "Confirmations sent by this server.";
            case UPDATES_ANNOUNCED -> "Updates announced before their commit.";
            case POSITIONS_SENT -> "Positions in the message stream sent by this server.";
            case OVERFLOWS -> "Queue overflows, after which the other servers were told to clear their caches.";
        };
    }
}
