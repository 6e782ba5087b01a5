package org.tradebench.load.histogram;

import java.io.BufferedOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.function.Consumer;
import org.HdrHistogram.EncodableHistogram;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogReader;
import org.HdrHistogram.HistogramLogWriter;
import org.tradebench.load.failure.Failure;

/** Reads and writes the lines of {@code histograms.hlog}. */
public final class HistogramLines {
    private static final double MICROS_PER_MILLI = 1000;

    /**
     * One line.
     *
     * @param tag phase and label, the label percent-encoded
     * @param start epoch milliseconds
     * @param end epoch milliseconds
     * @param histogram of microseconds; the receiver of the line may change it
     */
    public record Line(String tag, long start, long end, Histogram histogram) {}

    private HistogramLines() {}

    /** Gives every line of a file, in order. */
    public static void read(Path file, Consumer<Line> lines) {
        try (HistogramLogReader reader = new HistogramLogReader(file.toFile())) {
            for (EncodableHistogram line = reader.nextIntervalHistogram();
                    line != null;
                    line = reader.nextIntervalHistogram()) {
                lines.accept(
                        new Line(line.getTag(), line.getStartTimeStamp(), line.getEndTimeStamp(), (Histogram) line));
            }
        } catch (FileNotFoundException e) {
            throw Failure.of("there is no " + file, e);
        } catch (RuntimeException e) {
            throw Failure.of(file + " is not a file of the recorder: " + e.getMessage(), e);
        }
    }

    /** Begins a file; its times are told from the base on. */
    public static Writer write(Path file, Instant base) {
        try {
            return new Writer(
                    new PrintStream(
                            new BufferedOutputStream(Files.newOutputStream(file)), false, StandardCharsets.UTF_8),
                    base.toEpochMilli());
        } catch (IOException e) {
            throw Failure.of("cannot write " + file + ": " + e.getMessage(), e);
        }
    }

    /** Writes lines until it is closed. */
    public static final class Writer implements AutoCloseable {
        private final PrintStream out;
        private final HistogramLogWriter writer;
        private final long base;

        private Writer(PrintStream out, long base) {
            this.out = out;
            this.writer = new HistogramLogWriter(out);
            this.base = base;
            writer.outputComment(
                    "[Latencies of right answers in microseconds; the column of maxima is in milliseconds]");
            writer.outputLogFormatVersion();
            writer.outputBaseTime(base);
            writer.outputStartTime(base);
            writer.outputLegend();
            writer.setBaseTime(base);
        }

        public void write(Line line) {
            line.histogram().setTag(line.tag());
            writer.outputIntervalHistogram(
                    (line.start() - base) / 1000.0, (line.end() - base) / 1000.0, line.histogram(), MICROS_PER_MILLI);
        }

        @Override
        public void close() {
            out.close();
        }
    }
}
