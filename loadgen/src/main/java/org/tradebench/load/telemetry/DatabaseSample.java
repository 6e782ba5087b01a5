package org.tradebench.load.telemetry;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds the database's own counters at one moment, since its statistics were last reset. PostgreSQL's processes report their numbers at most once per second,
 * so that a value may be a second old. Null is 'not available'.
 *
 * @param time epoch milliseconds
 * @param commits transactions, including those of the sampling: one per sample
 * @param statements calls that pg_stat_statements counted; null when the extension is not there
 * @param walBytes write-ahead log written
 * @param checkpoints requested and timed ones; counted when they begin
 * @param checkpointBuffers written by checkpoints: grows during one
 * @param checkpointMillis that checkpoints took: grows when one ends
 * @param autovacuums vacuums and analyzes that autovacuum has ended, by table; tables without one are left out
 * @param vacuuming tables that are vacuumed or analyzed at this moment
 * @param sessions open at this moment, without that of the sampling: those of the connection pools
 * @param busySessions of these, in a statement or between two of one transaction; null when the role may see the state of none of them
 * @param waitingSessions of these, waiting for a lock that another session holds; null as for {@code busySessions}
 */
public record DatabaseSample(
        long time,
        long commits,
        long rollbacks,
        @Nullable Long statements,
        long deadlocks,
        long blocksRead,
        long blocksHit,
        long walBytes,
        @Nullable Long checkpoints,
        @Nullable Long checkpointBuffers,
        @Nullable Double checkpointMillis,
        @Nullable Map<String, Long> autovacuums,
        @Nullable List<String> vacuuming,
        @Nullable Integer sessions,
        @Nullable Integer busySessions,
        @Nullable Integer waitingSessions) {}
