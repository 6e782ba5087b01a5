package org.tradebench.load.histogram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogWriter;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;

class HistogramFileTest {
    private static final Offset<Double> THREE_DIGITS = within(0.1);

    @TempDir
    Path folder;

    private static void line(HistogramLogWriter writer, String tag, double from, double to, long... micros) {
        Histogram histogram = new Histogram(1, 3_600_000_000L, 3);
        for (long value : micros) {
            histogram.recordValue(value);
        }
        histogram.setTag(tag);
        writer.outputIntervalHistogram(from, to, histogram, 1000);
    }

    private Path file() throws FileNotFoundException {
        Path path = folder.resolve("histograms.hlog");
        HistogramLogWriter writer = new HistogramLogWriter(path.toFile());
        try {
            writer.outputLogFormatVersion();
            writer.outputBaseTime(1_000_000);
            writer.outputLegend();
            line(writer, "warmup/home", 0, 1, 900_000);
            line(writer, "interval/home", 1.5, 2.5, 1_000, 3_000);
            line(writer, "interval/update+account", 1.5, 2.5, 8_000);
            line(writer, "interval/home", 2.5, 3.5, 2_000);
            line(writer, "interval/sell%3A+portfolio", 2.5, 3.5, 4_000);
            line(writer, "operation/sell", 1.5, 3.5, 6_000, 10_000);
        } finally {
            writer.close();
        }
        return path;
    }

    @Test
    void mergesIntervalHistogramsByLabelWithoutWarmUp() throws FileNotFoundException {
        HistogramFile file = HistogramFile.read(file());
        assertThat(file.requests("home").getTotalCount()).isEqualTo(3);
        assertThat(file.requests("home").getMaxValue()).isBetween(3_000L, 3_003L);
        assertThat(file.allRequests().getTotalCount()).isEqualTo(5);
        assertThat(file.operations("sell").getTotalCount()).isEqualTo(2);
        assertThat(file.requests("nothing").getTotalCount()).isZero();
    }

    @Test
    void readsTagsOfEarlierVersions() throws IOException {
        Path earlier = Files.writeString(
                folder.resolve("earlier.hlog"), Files.readString(file()).replace("Tag=interval/", "Tag=window/"));
        HistogramLogWriter writer = new HistogramLogWriter(new FileOutputStream(earlier.toFile(), true));
        try {
            line(writer, "arrival/without+driver", 1.5, 3.5, 5_000);
        } finally {
            writer.close();
        }
        HistogramFile file = HistogramFile.read(earlier);
        assertThat(file.requests("home")).isEqualTo(HistogramFile.read(file()).requests("home"));
        assertThat(file.series()).isEqualTo(HistogramFile.read(file()).series());
        assertThat(file.responsesWithoutLoadGenerator().getTotalCount()).isEqualTo(1);
    }

    @Test
    void aggregatesSecondsOverAllLabels() throws FileNotFoundException {
        HistogramFile file = HistogramFile.read(file());
        assertThat(file.series()).hasSize(2);
        assertThat(file.series().get(0)).satisfies(second -> {
            assertThat(second.startSeconds()).isZero();
            assertThat(second.lengthSeconds()).isEqualTo(1.0, within(0.002));
            assertThat(second.count()).isEqualTo(3);
            assertThat(second.meanMillis()).isEqualTo(4.0, THREE_DIGITS);
            assertThat(second.p50Millis()).isEqualTo(3.0, THREE_DIGITS);
            assertThat(second.maxMillis()).isEqualTo(8.0, THREE_DIGITS);
        });
        assertThat(file.series().get(1).startSeconds()).isEqualTo(1.0, within(0.002));
    }

    @Test
    void returnsCopiesOfHistograms() throws FileNotFoundException {
        HistogramFile file = HistogramFile.read(file());
        file.requests("home").reset();
        assertThat(file.requests("home").getTotalCount()).isEqualTo(3);
    }

    @Test
    void reportsMissingAndCorruptFiles() throws IOException {
        assertThatThrownBy(() -> HistogramFile.read(folder.resolve("none")))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("none");
        Path broken = Files.writeString(folder.resolve("broken"), "Tag=interval/home,0.0,1.0,1.0,HISTnonsense\n");
        assertThatThrownBy(() -> HistogramFile.read(broken))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("is not a file of the recorder");
    }
}
