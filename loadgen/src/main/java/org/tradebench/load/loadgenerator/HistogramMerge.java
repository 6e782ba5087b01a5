package org.tradebench.load.loadgenerator;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.histogram.HistogramLines;
import org.tradebench.load.histogram.HistogramLines.Line;
import org.tradebench.load.plugin.recorder.HistogramLog;

/**
 * Merges the histograms of several processes, label by label and second by second, without loss. A histogram takes 190 KB, and there is one for each label and
 * second: they are kept compressed as in the file, some hundred bytes each.
 */
final class HistogramMerge {
    private static final String WARMUP = "warmup/";
    private static final String INTERVAL = "interval/";

    private final Axis axis;
    private final Instant closed;
    private final Map<Integer, Map<String, byte[]>> warmup = new TreeMap<>();
    private final Map<Integer, Map<String, byte[]>> interval = new TreeMap<>();
    private final Map<String, Histogram> operations = new TreeMap<>();

    private HistogramMerge(Axis axis, Instant closed) {
        this.axis = axis;
        this.closed = closed;
    }

    static void merge(List<Part> parts, Instant closed, Path to) {
        HistogramMerge merge = new HistogramMerge(Axis.of(parts), closed);
        for (Part part : parts) {
            HistogramLines.read(part.folder().resolve(JMeterProcess.HISTOGRAMS), line -> merge.add(part, line));
        }
        merge.write(to);
    }

    private void add(Part part, Line line) {
        if (line.tag().startsWith(WARMUP)) {
            long origin = part.result().startedAt().toEpochMilli();
            add(warmup, axis.warmupSecond(part, line.start() - origin, line.end() - origin), line);
        } else if (line.tag().startsWith(INTERVAL)) {
            add(
                    interval,
                    Axis.intervalSecond(line.start()
                            - Objects.requireNonNull(part.result().intervalStart())
                                    .toEpochMilli()),
                    line);
        } else {
            operations.merge(line.tag(), line.histogram(), HistogramMerge::sum);
        }
    }

    private static void add(Map<Integer, Map<String, byte[]>> phase, int second, Line line) {
        phase.computeIfAbsent(second, unused -> new TreeMap<>())
                .compute(
                        line.tag(),
                        (tag, before) -> compressed(
                                before == null ? line.histogram() : sum(line.histogram(), histogram(before))));
    }

    private static byte[] compressed(Histogram histogram) {
        ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
        return Arrays.copyOf(buffer.array(), histogram.encodeIntoCompressedByteBuffer(buffer));
    }

    private static Histogram histogram(byte[] compressed) {
        try {
            return Histogram.decodeFromCompressedByteBuffer(ByteBuffer.wrap(compressed), 0);
        } catch (DataFormatException e) {
            throw new IllegalStateException("bytes of our own cannot be read", e);
        }
    }

    private static Histogram sum(Histogram all, Histogram more) {
        all.add(more);
        return all;
    }

    private void write(Path to) {
        try (HistogramLog writer = new HistogramLog(to, axis.began())) {
            warmup.forEach((second, labels) -> write(writer, axis.began(), second, axis.opened(), labels));
            interval.forEach((second, labels) -> write(writer, axis.opened(), second, closed, labels));
            operations.forEach((tag, histogram) -> {
                histogram.setTag(tag);
                writer.write(histogram, axis.opened().toEpochMilli(), closed.toEpochMilli());
            });
        } catch (IOException e) {
            throw Failure.of("cannot write " + to + ": " + e.getMessage(), e);
        }
    }

    private static void write(HistogramLog writer, Instant from, int second, Instant last, Map<String, byte[]> labels) {
        Instant begin = from.plus(Duration.ofSeconds(second - 1L));
        Instant end = begin.plus(Duration.ofSeconds(1));
        long until = (end.isAfter(last) ? last : end).toEpochMilli();
        labels.forEach((tag, compressed) -> {
            Histogram histogram = histogram(compressed);
            histogram.setTag(tag);
            writer.write(histogram, begin.toEpochMilli(), until);
        });
    }
}
