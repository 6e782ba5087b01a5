package org.tradebench.load.plugin.recorder;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistogramLogTest {
    private static final Path FULL = Path.of("/dev/full");

    @TempDir
    private Path folder;

    @Test
    void failsOnCloseWhenLinesAreLost() throws IOException {
        assumeTrue(Files.exists(FULL));
        Path file = Files.createSymbolicLink(folder.resolve(HistogramLog.NAME), FULL);
        HistogramLog log = new HistogramLog(file, Instant.EPOCH);
        Histogram latencies = new Histogram(3_600_000_000L, 3);
        latencies.recordValue(4000);
        log.write("interval", "home", 0, 1_000_000_000, latencies);

        assertThatThrownBy(log::close).isInstanceOf(IOException.class).hasMessageContaining(HistogramLog.NAME);
    }
}
