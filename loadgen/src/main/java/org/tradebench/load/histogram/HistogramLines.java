package org.tradebench.load.histogram;

import java.io.FileNotFoundException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.HdrHistogram.EncodableHistogram;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogReader;
import org.tradebench.load.failure.Failure;

/** Reads the lines of {@code histograms.hlog}. */
public final class HistogramLines {
    /**
     * Holds one line.
     *
     * @param tag phase and label, the label percent-encoded
     * @param start epoch milliseconds
     * @param end epoch milliseconds
     * @param histogram of microseconds; the receiver of the line may change it
     */
    public record Line(String tag, long start, long end, Histogram histogram) {}

    private static final String EARLIER_INTERVAL = "window/";

    private HistogramLines() {}

    /** Passes every line of a file on, in order. */
    public static void read(Path file, Consumer<Line> lines) {
        try (HistogramLogReader reader = new HistogramLogReader(file.toFile())) {
            for (EncodableHistogram line = reader.nextIntervalHistogram();
                    line != null;
                    line = reader.nextIntervalHistogram()) {
                lines.accept(new Line(
                        standardTag(line.getTag()), line.getStartTimeStamp(), line.getEndTimeStamp(), (Histogram)
                                line));
            }
        } catch (FileNotFoundException e) {
            throw Failure.of("there is no " + file, e);
        } catch (RuntimeException e) {
            throw Failure.of(file + " is not a file of the recorder: " + e.getMessage(), e);
        }
    }

    /** Returns the tag as it is written today: result folders of earlier versions have others. */
    private static String standardTag(String tag) {
        if (tag.startsWith(EARLIER_INTERVAL)) {
            return "interval/" + tag.substring(EARLIER_INTERVAL.length());
        }
        return tag.equals("arrival/without+driver") ? "arrival/without+load+generator" : tag;
    }
}
