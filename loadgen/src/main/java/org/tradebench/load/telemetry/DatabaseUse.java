package org.tradebench.load.telemetry;

import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What the database did in the measurement interval. Null is 'not available'.
 *
 * @param commits transactions committed
 * @param statements statements executed
 * @param bufferHitShare blocks found in shared buffers, of all blocks asked for, 0 to 1
 * @param walBytes write-ahead log written
 * @param sessions the most that any sample found open: what connection pools held
 * @param busySessions of these, in a statement or between two of one transaction: the mean of the samples
 * @param waitingSessions of these, waiting for a lock that another session held: likewise
 * @param mostWaitingSessions the most of them that any sample found
 */
public record DatabaseUse(
        @Nullable Double commits,
        @Nullable Double rollbacks,
        @Nullable Double statements,
        @Nullable Double deadlocks,
        @Nullable Double bufferHitShare,
        @Nullable Double walBytes,
        @Nullable Double checkpoints,
        @Nullable Integer sessions,
        @Nullable Double busySessions,
        @Nullable Double waitingSessions,
        @Nullable Integer mostWaitingSessions) {
    static DatabaseUse of(List<DatabaseSample> samples, Interval interval) {
        List<DatabaseSample> inside = samples.stream()
                .filter(sample -> sample.time() >= interval.start() && sample.time() <= interval.end())
                .toList();
        Double read = interval.growth(samples, DatabaseSample::time, DatabaseSample::blocksRead);
        Double hit = interval.growth(samples, DatabaseSample::time, DatabaseSample::blocksHit);
        return new DatabaseUse(
                interval.growth(samples, DatabaseSample::time, DatabaseSample::commits),
                interval.growth(samples, DatabaseSample::time, DatabaseSample::rollbacks),
                interval.growth(samples, DatabaseSample::time, DatabaseSample::statements),
                interval.growth(samples, DatabaseSample::time, DatabaseSample::deadlocks),
                read == null || hit == null || read + hit == 0 ? null : hit / (read + hit),
                interval.growth(samples, DatabaseSample::time, DatabaseSample::walBytes),
                interval.growth(samples, DatabaseSample::time, DatabaseSample::checkpoints),
                most(inside, DatabaseSample::sessions),
                mean(inside, DatabaseSample::busySessions),
                mean(inside, DatabaseSample::waitingSessions),
                most(inside, DatabaseSample::waitingSessions));
    }

    private static @Nullable Double mean(
            List<DatabaseSample> samples, Function<DatabaseSample, @Nullable Integer> metric) {
        OptionalDouble mean = metrics(samples, metric).average();
        return mean.isPresent() ? mean.getAsDouble() : null;
    }

    private static @Nullable Integer most(
            List<DatabaseSample> samples, Function<DatabaseSample, @Nullable Integer> metric) {
        OptionalInt most = metrics(samples, metric).max();
        return most.isPresent() ? most.getAsInt() : null;
    }

    private static IntStream metrics(List<DatabaseSample> samples, Function<DatabaseSample, @Nullable Integer> metric) {
        return samples.stream().map(metric).filter(Objects::nonNull).mapToInt(Integer::intValue);
    }
}
