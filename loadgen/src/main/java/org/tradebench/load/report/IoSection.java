package org.tradebench.load.report;

import org.jspecify.annotations.Nullable;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.telemetry.IoUse;
import org.tradebench.load.telemetry.IoUse.Counters;

/** Draws the input and output of the database server: which of its processes read and wrote how many blocks per operation. */
final class IoSection {
    /** Number of operations to which the blocks are related: per single operation there are far fewer writes than one. */
    private static final int OPERATIONS = 1000;

    private IoSection() {}

    /** @param operations that were completed while it was counted; null when that is not known */
    static Element draw(IoUse use, @Nullable Double operations) {
        return Element.section(
                "Input and output of the database",
                new Columns<Counters>()
                        .add("process", Counters::process)
                        .add("on", Counters::object)
                        .add("found in memory", io -> perOperations(io.hits(), operations))
                        .add("read", io -> perOperations(io.reads(), operations))
                        .add("written", io -> perOperations(io.writes(), operations))
                        .add("added to files", io -> perOperations(io.extensions(), operations))
                        .add("evicted", io -> perOperations(io.evictions(), operations))
                        .add("fsyncs", io -> perOperations(io.fsyncs(), operations))
                        .table(
                                operations == null ? "Blocks of 8 kB, in total" : "Blocks of 8 kB per 1,000 operations",
                                use.processes()),
                Element.of(
                        "p",
                        "From pg_stat_io, of the whole server, between the first second of the measurement interval and the end of the load. Blocks may have been read from or written to the"
                                + " operating system's page cache. Before PostgreSQL 18 the write-ahead log is not counted here."));
    }

    private static String perOperations(long count, @Nullable Double operations) {
        return operations == null ? Numbers.whole(count) : Numbers.of(OPERATIONS * count / operations, 1);
    }
}
