package org.tradebench.cache.bench;

import java.nio.file.Path;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Entries read from the file, each as likely as the other; the file's pages are in memory, the store's or the operating system's. */
@State(Scope.Benchmark)
public class DiskReads {

    @Param
    DiskKind kind;

    private Path directory;
    private DiskSubject subject;

    @Setup
    public void open() {
        directory = DiskKind.newDirectory();
        subject = kind.open(directory);
        subject.write(subject.prepare(DiskWork.entries(0)));
    }

    @TearDown
    public void close() {
        subject.close();
        DiskKind.delete(directory);
    }

    @Benchmark
    public Object read(ThreadProgress place) {
        // Steps of a number that has no divisor in common with 5,000 come to every one, far from the last.
        int key = Math.floorMod(place.next++ * 1_777, DiskWork.ENTRIES);
        Object found = subject.read(key);
        if (found == null) {
            throw new IllegalStateException("entry " + key + " is not in the file");
        }
        return found;
    }
}
