package org.tradebench.load.plugin.recorder;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogWriter;

/** Writes {@code histograms.hlog}: an HdrHistogram interval log of format V2, values in microseconds; docs/jmeter.md defines the tags. */
public final class HistogramLog implements AutoCloseable {
    static final String NAME = "histograms.hlog";
    private static final double MICROS_PER_MILLI = 1000;

    private final Path file;
    private final PrintStream out;
    private final HistogramLogWriter writer;
    private final long baseMillis;

    /**
     * Begins a file.
     *
     * @param base the file's times count from this moment
     */
    public HistogramLog(Path file, Instant base) throws IOException {
        this.file = file;
        out = new PrintStream(new BufferedOutputStream(Files.newOutputStream(file)), false, StandardCharsets.UTF_8);
        writer = new HistogramLogWriter(out);
        baseMillis = base.toEpochMilli();
        writer.outputComment("[Latencies of correct answers in microseconds; the column of maxima is in milliseconds]");
        writer.outputLogFormatVersion();
        writer.outputBaseTime(baseMillis);
        writer.outputStartTime(baseMillis);
        writer.outputLegend();
        writer.setBaseTime(baseMillis);
    }

    /** Writes a line unless the histogram is empty; times in nanoseconds since the run began. */
    void write(String kind, String label, long from, long to, Histogram histogram) {
        if (histogram.getTotalCount() == 0) {
            return;
        }
        // A tag of the format may hold neither blank nor comma.
        histogram.setTag(kind + "/" + URLEncoder.encode(label, StandardCharsets.UTF_8));
        write(histogram, baseMillis + millis(from), baseMillis + millis(to));
    }

    /** Writes a histogram under the tag that it has; times in epoch milliseconds. */
    public void write(Histogram histogram, long start, long end) {
        writer.outputIntervalHistogram(
                (start - baseMillis) / 1000.0, (end - baseMillis) / 1000.0, histogram, MICROS_PER_MILLI);
    }

    private static long millis(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanos + 500_000);
    }

    /** Closes the file; fails when a line could not be written: percentiles of an incomplete file are those of fewer answers than were counted. */
    @Override
    public void close() throws IOException {
        out.close();
        // A stream of this kind throws nothing when the disk is full: it only remembers.
        if (out.checkError()) {
            throw new IOException("a line of " + file + " could not be written");
        }
    }
}
