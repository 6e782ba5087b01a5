package org.tradebench.load.telemetry;

import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Summarizes what the database did in the measurement interval. Null is 'not available'.
 *
 * @param commits transactions committed
 * @param statements statements executed
 * @param bufferHitShare share of the requested blocks that was found in shared buffers, 0 to 1
 * @param walBytes write-ahead log written
 * @param checkpointUnderWay whether a checkpoint ran in the interval, whenever it began
 * @param vacuumed tables of which a vacuum or analyze by autovacuum ran within it, in order
 * @param vacuumShare share of the samples in which autovacuum ran, 0 to 1
 * @param sessions maximum of the open sessions over the samples: those of the connection pools
 * @param busySessions mean number of these that were in a statement or between two of one transaction
 * @param waitingSessions mean number of these that waited for a lock that another session held
 * @param mostWaitingSessions maximum of the waiting sessions over the samples
 */
public record DatabaseUse(
        @Nullable Double commits,
        @Nullable Double rollbacks,
        @Nullable Double statements,
        @Nullable Double deadlocks,
        @Nullable Double bufferHitShare,
        @Nullable Double walBytes,
        @Nullable Double checkpoints,
        @Nullable Boolean checkpointUnderWay,
        @Nullable List<String> vacuumed,
        @Nullable Double vacuumShare,
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
                checkpointUnderWay(samples, interval),
                vacuumed(samples, inside, interval),
                vacuumShare(inside),
                most(inside, DatabaseSample::sessions),
                mean(inside, DatabaseSample::busySessions),
                mean(inside, DatabaseSample::waitingSessions),
                most(inside, DatabaseSample::waitingSessions));
    }

    private static @Nullable Boolean checkpointUnderWay(List<DatabaseSample> samples, Interval interval) {
        Double begun = interval.growth(samples, DatabaseSample::time, DatabaseSample::checkpoints);
        Double written = interval.growth(samples, DatabaseSample::time, DatabaseSample::checkpointBuffers);
        Double took = interval.growth(samples, DatabaseSample::time, DatabaseSample::checkpointMillis);
        if (begun == null || written == null || took == null) {
            return null;
        }
        return Math.round(begun) > 0 || written > 0 || took > 0;
    }

    /** Returns the tables: a vacuum that ended within the interval was counted, and one that had not ended was seen running. */
    private static @Nullable List<String> vacuumed(
            List<DatabaseSample> samples, List<DatabaseSample> inside, Interval interval) {
        if (inside.isEmpty() || inside.get(0).autovacuums() == null) {
            return null;
        }
        Set<String> tables = new TreeSet<>();
        inside.forEach(sample -> tables.addAll(sample.vacuuming() == null ? List.of() : sample.vacuuming()));
        samples.stream()
                .map(DatabaseSample::autovacuums)
                .filter(Objects::nonNull)
                .flatMap(counts -> counts.keySet().stream())
                .distinct()
                .filter(table -> ended(table, samples, interval))
                .forEach(tables::add);
        return List.copyOf(tables);
    }

    private static @Nullable Double vacuumShare(List<DatabaseSample> inside) {
        if (inside.isEmpty() || inside.stream().anyMatch(sample -> sample.vacuuming() == null)) {
            return null;
        }
        return inside.stream()
                        .filter(sample ->
                                !Objects.requireNonNull(sample.vacuuming()).isEmpty())
                        .count()
                / (double) inside.size();
    }

    private static boolean ended(String table, List<DatabaseSample> samples, Interval interval) {
        Double growth = interval.growth(
                samples,
                DatabaseSample::time,
                sample -> JvmSample.known(sample.autovacuums(), counts -> counts.getOrDefault(table, 0L)));
        return growth != null && growth > 0;
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
