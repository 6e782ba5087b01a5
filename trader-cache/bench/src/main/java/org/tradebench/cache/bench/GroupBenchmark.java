package org.tradebench.cache.bench;

import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Measures invalidating a group and putting its entries again: the purpose of dependency ids. One operation is one group; its invalidation is also timed by
 * itself.
 */
@State(Scope.Benchmark)
public class GroupBenchmark {

    /** Number of entries of a group. */
    static final int MEMBERS = 100;

    static final int GROUPS = CacheWorkload.KEYS / MEMBERS;

    /** Step between two groups. It and the number of groups are coprime, so that every group is invalidated, each far from the last one. */
    private static final int STRIDE = 37;

    @Param
    GroupKind kind;

    @Param("20000")
    int entries;

    private CacheWorkload workload;
    private GroupSubject subject;

    @Setup
    public void open() {
        workload = new CacheWorkload(CacheWorkload.KEYS, 0);
        Object[] groups = IntStream.range(0, CacheWorkload.KEYS)
                .mapToObj(key -> "group " + key / MEMBERS)
                .toArray();
        subject = kind.open(entries, workload.ids(), groups);
        for (int key = 0; key < CacheWorkload.KEYS; key++) {
            subject.put(key, workload.value(key));
        }
    }

    @TearDown
    public void close() {
        subject.close();
    }

    @Benchmark
    public int invalidateAndFill(ThreadProgress place) {
        int number = place.next++;
        int group = Math.floorMod(number * STRIDE, GROUPS);
        long begun = System.nanoTime();
        subject.invalidate(group);
        place.invalidationNanos += System.nanoTime() - begun;
        for (int key = group * MEMBERS; key < (group + 1) * MEMBERS; key++) {
            subject.put(key, workload.value(number + key));
        }
        return group;
    }
}
