package org.tradebench.cache.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Measures 86 reads to 14 updates. A read that misses puts the value, as an application does after reading it from its database; an update puts another value.
 */
@State(Scope.Benchmark)
public class ReadUpdateBenchmark {

    @Param
    SubjectKind kind;

    @Param({"2000", "12000", "20000"})
    int entries;

    @Param({"10000", "20000"})
    int keys;

    private CacheWorkload workload;
    private Subject subject;

    @Setup
    public void open() {
        workload = new CacheWorkload(keys, CacheWorkload.UPDATES);
        subject = kind.open(entries, workload.ids());
        for (int key = 0; key < keys; key++) {
            subject.put(key, workload.value(key));
        }
    }

    @TearDown
    public void close() {
        subject.close();
    }

    @Benchmark
    public Object readOrUpdate(ThreadProgress place) {
        int number = place.next++;
        int step = workload.step(number);
        Object value = workload.value(number);
        if (step < 0) {
            subject.put(~step, value);
            return value;
        }
        Object found = subject.get(step);
        if (found == null) {
            subject.put(step, value);
            return value;
        }
        return found;
    }
}
