package org.tradebench.load.telemetry;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Holds the input and output of the database server while a run was measured ({@code io.json}), by process and object, as {@code pg_stat_io} counts it: blocks
 * of 8 kB. It includes that of other databases of the same server; before PostgreSQL 18 it does not include that of the write-ahead log.
 *
 * @param version of the format: 1
 * @param processes those with the most input and output first
 */
public record IoUse(int version, List<Counters> processes) {
    /** Name of its file in the result folder. */
    public static final String FILE = "io.json";

    /** The version that is written. */
    public static final int VERSION = 1;

    /**
     * Holds the counters of one kind of process on one kind of object.
     *
     * @param process such as {@code client backend} or {@code checkpointer}
     * @param object such as {@code relation: normal}, with its context after the colon
     * @param hits blocks that were found in shared buffers
     * @param reads blocks that were not
     * @param writes blocks
     * @param extensions blocks that were added to a file
     * @param evictions blocks that were replaced by others
     * @param fsyncs calls
     */
    public record Counters(
            String process,
            String object,
            long hits,
            long reads,
            long writes,
            long extensions,
            long evictions,
            long fsyncs) {
        private Counters minus(Counters before) {
            return new Counters(
                    process,
                    object,
                    hits - before.hits,
                    reads - before.reads,
                    writes - before.writes,
                    extensions - before.extensions,
                    evictions - before.evictions,
                    fsyncs - before.fsyncs);
        }

        private long all() {
            return hits + transfers();
        }

        private long transfers() {
            return reads + writes + extensions + evictions + fsyncs;
        }
    }

    public IoUse {
        processes = List.copyOf(processes);
    }

    /**
     * Computes what was done between two readings.
     *
     * @param before by process and object
     * @param after by process and object; counters that were reset between them count from zero
     */
    public static IoUse between(Map<String, Counters> before, Map<String, Counters> after) {
        List<Counters> grown = new ArrayList<>();
        after.forEach((name, now) -> {
            Counters then = before.get(name);
            Counters done = then == null || then.all() > now.all() ? now : now.minus(then);
            if (done.all() > 0) {
                grown.add(done);
            }
        });
        grown.sort(Comparator.comparingLong(Counters::transfers)
                .thenComparingLong(Counters::hits)
                .reversed()
                .thenComparing(Counters::process)
                .thenComparing(Counters::object));
        return new IoUse(VERSION, grown);
    }
}
