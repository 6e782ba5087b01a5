package org.tradebench.cache.bench;

import java.nio.file.Path;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Measures reads of entries from the file, each equally likely. The file's pages are in memory: in the store's cache or in the operating system's. */
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
        // The step and 5,000 are coprime, so that every entry is read, each far from the last one.
        int key = Math.floorMod(place.next++ * 1_777, DiskWork.ENTRIES);
        Object found = subject.read(key);
        if (found == null) {
            throw new IllegalStateException("entry " + key + " is not in the file");
        }
        return found;
    }
}
