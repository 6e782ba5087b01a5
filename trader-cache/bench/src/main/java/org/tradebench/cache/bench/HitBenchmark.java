package org.tradebench.cache.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Measures reads of keys that are all in the cache. */
@State(Scope.Benchmark)
public class HitBenchmark {

    @Param
    SubjectKind kind;

    @Param("20000")
    int entries;

    private CacheWorkload workload;
    private Subject subject;

    @Setup
    public void open() {
        workload = new CacheWorkload(CacheWorkload.KEYS, 0);
        subject = kind.open(entries, workload.ids());
        for (int key = 0; key < CacheWorkload.KEYS; key++) {
            subject.put(key, workload.value(key));
        }
    }

    @TearDown
    public void close() {
        subject.close();
    }

    @Benchmark
    public Object hit(ThreadProgress place) {
        Object found = subject.get(workload.step(place.next++));
        if (found == null) {
            throw new IllegalStateException("a miss, where every key was put and there is room for all");
        }
        return found;
    }
}
