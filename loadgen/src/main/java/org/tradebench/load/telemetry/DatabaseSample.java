package org.tradebench.load.telemetry;

/**
 * The database's own counters at one moment, since its statistics were last reset. PostgreSQL's processes hand their numbers in at most
 * once a second, so that a figure may be a second old. Null is 'not available'.
 *
 * @param time epoch milliseconds
 * @param commits transactions, ours included: one a sample
 * @param statements calls that pg_stat_statements counted; null when the extension is not there
 * @param walBytes write-ahead log written
 * @param checkpoints asked for and timed
 */
public record DatabaseSample(
        long time,
        long commits,
        long rollbacks,
        Long statements,
        long deadlocks,
        long blocksRead,
        long blocksHit,
        long walBytes,
        Long checkpoints) {}
