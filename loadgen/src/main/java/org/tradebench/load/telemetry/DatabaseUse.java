package org.tradebench.load.telemetry;

import java.util.List;

/**
 * What the database did in the window. Null is 'not available'.
 *
 * @param commits transactions committed
 * @param statements statements executed
 * @param bufferHitShare blocks found in shared buffers, of all blocks asked for, 0 to 1
 * @param walBytes write-ahead log written
 */
public record DatabaseUse(
        Double commits,
        Double rollbacks,
        Double statements,
        Double deadlocks,
        Double bufferHitShare,
        Double walBytes,
        Double checkpoints) {
    static DatabaseUse of(List<DatabaseSample> samples, Window window) {
        Double read = window.growth(samples, DatabaseSample::time, DatabaseSample::blocksRead);
        Double hit = window.growth(samples, DatabaseSample::time, DatabaseSample::blocksHit);
        return new DatabaseUse(
                window.growth(samples, DatabaseSample::time, DatabaseSample::commits),
                window.growth(samples, DatabaseSample::time, DatabaseSample::rollbacks),
                window.growth(samples, DatabaseSample::time, DatabaseSample::statements),
                window.growth(samples, DatabaseSample::time, DatabaseSample::deadlocks),
                read == null || hit == null || read + hit == 0 ? null : hit / (read + hit),
                window.growth(samples, DatabaseSample::time, DatabaseSample::walBytes),
                window.growth(samples, DatabaseSample::time, DatabaseSample::checkpoints));
    }
}
