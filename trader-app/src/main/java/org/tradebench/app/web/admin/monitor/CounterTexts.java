package org.tradebench.app.web.admin.monitor;

import java.util.EnumSet;
import java.util.Set;
import org.tradebench.cache.statistics.Counter;

/** What each counter counts, for the administrator; docs/cache-monitor.md says the same at more length. */
final class CounterTexts {

    /** What crosses the network. */
    static final Set<Counter> MESSAGES = Set.copyOf(EnumSet.range(Counter.MESSAGES_SENT, Counter.OVERFLOWS));

    private CounterTexts() {}

    static String meaning(Counter counter) {
        return switch (counter) {
            case REQUESTS -> "Questions for an entry: hits and misses together.";
            case MEMORY_HITS -> "Answered from memory.";
            case DISK_HITS -> "Answered from disk; the entry is in memory again.";
            case REMOTE_HITS -> "Answered by another server after a miss here.";
            case MISSES -> "Answered by nobody: the database was asked.";
            case CREATED_LOCALLY -> "Entries stored by this server's own work.";
            case CREATED_REMOTELY -> "Entries stored that another server pushed or gave.";
            case FILLS_REFUSED -> "Values that an invalidation overtook while they were read: returned, not stored.";
            case INVALIDATED_LOCALLY -> "Entries removed by an invalidation from this server.";
            case INVALIDATED_REMOTELY -> "Entries removed by an invalidation from another server.";
            case EVICTIONS -> "Entries that left memory to make room.";
            case TIMEOUTS -> "Entries that left because their time to live was over.";
            case INACTIVITY_TIMEOUTS -> "Entries that left because nobody asked for them for too long.";
            case CLEARS -> "How often everything was removed on purpose.";
            case COHERENCE_FLUSHES -> "How often everything was removed because an invalidation may have been lost.";
            case DISK_WRITES -> "Entries written to disk.";
            case DISK_READS -> "Entries read from disk.";
            case DISK_DELETES -> "Entries removed from disk, or before they were written.";
            case DISK_REFUSALS ->
                "Entries that did not go to disk: too large, not serialisable, no room, too many waiting.";
            case DISK_TIMEOUTS -> "Entries whose time to live ended on disk.";
            case DISK_EVICTIONS -> "Entries that left the disk to make room.";
            case DISK_FAILURES -> "Failures of the disk; each empties it.";
            case MESSAGES_SENT -> "Frames sent; one may hold many of the kinds below.";
            case BYTES_SENT -> "Bytes of these frames, before the network's own.";
            case MESSAGES_RECEIVED -> "Frames received.";
            case INVALIDATIONS_SENT -> "Invalidations sent; one may have many names.";
            case INVALIDATIONS_RECEIVED -> "Invalidations received.";
            case PUSHES_SENT -> "Entries sent to all servers.";
            case PUSHES_RECEIVED -> "Entries received that another server pushed.";
            case ANNOUNCEMENTS_SENT -> "Ids announced to all servers.";
            case ANNOUNCEMENTS_RECEIVED -> "Ids that others announced.";
            case PULLS_SENT -> "Questions to other servers after a miss.";
            case PULLS_RECEIVED -> "Questions of other servers.";
            case REMOTE_MISSES -> "Questions to other servers that none could answer.";
            case PUSHES_REFUSED -> "Entries of others that an invalidation had overtaken: not stored.";
            case PUSHES_DROPPED -> "Entries that were to be pushed and were not: too many waited.";
            case DROPS_SENT -> "Ids that the others were told to forget before they are announced.";
            case DROPS_RECEIVED -> "Ids that others said to forget.";
            case ALIASES_SENT -> "Second names of entries sent.";
            case ALIASES_RECEIVED -> "Second names of entries received.";
            case PULL_REPLIES_SENT -> "Answers to questions of other servers.";
            case CONFIRMATIONS_ASKED -> "How often the others were asked to confirm.";
            case CONFIRMATIONS_SENT -> "How often this server has confirmed.";
            case UPDATES_ANNOUNCED -> "Updates announced before their commit.";
            case POSITIONS_SENT -> "How often it was told where this server stands.";
            case OVERFLOWS -> "How often so much waited that the others were told to forget everything.";
        };
    }
}
