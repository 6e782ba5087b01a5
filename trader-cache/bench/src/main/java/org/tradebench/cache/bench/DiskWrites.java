package org.tradebench.cache.bench;

import java.nio.file.Path;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Measures writing entries to the file, 5,000 at a time, each replacing an older one of its id; an operation is one entry. */
@State(Scope.Benchmark)
public class DiskWrites {

    @Param
    DiskKind kind;

    private Path directory;
    private DiskSubject subject;
    private Object prepared;
    private int generation;

    @Setup
    public void open() {
        directory = DiskKind.newDirectory();
        subject = kind.open(directory);
    }

    /** Prepares outside the measured time; JMH's overhead for that is negligible beside the tens of milliseconds of work that follow. */
    @Setup(Level.Invocation)
    public void prepare() {
        prepared = subject.prepare(DiskWork.entries(generation++));
    }

    @TearDown
    public void close() {
        subject.close();
        DiskKind.delete(directory);
    }

    @Benchmark
    @OperationsPerInvocation(DiskWork.ENTRIES)
    public void write(Turn turn) {
        subject.write(prepared);
    }
}
