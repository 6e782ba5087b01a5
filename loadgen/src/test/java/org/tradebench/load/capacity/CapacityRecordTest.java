package org.tradebench.load.capacity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.validity.Validity;

class CapacityRecordTest {
    @TempDir
    private Path folder;

    @Test
    void namesLargestRateAndConfirmations() {
        CapacityRecord found = SampleCapacity.found();
        assertThat(found.result()).isEqualTo(Validity.VALID);
        assertThat(found.conclusion())
                .matches("The largest rate that met p99 < 60 ms in all 3 confirmations is [0-9.]+ operations/s "
                        + "\\(p99 ([0-9.]+, ){2}[0-9.]+ ms\\); [0-9.]+ operations/s missed it\\.");
        assertThat(found.warnings()).containsExactly(entry("interval for p99", 3L));
    }

    @Test
    void drawsNoConclusionWithTooFewVirtualUsers() {
        CapacityRecord limited = SampleCapacity.limited();
        assertThat(limited.result()).isEqualTo(Validity.INVALID);
        assertThat(limited.conclusion())
                .startsWith("No conclusion, because the load generator was the limit: at ")
                .contains("20 virtual users are too few", "met p99 < 500 ms in all 3 confirmations")
                .endsWith("whether the system meets it at a larger rate is unknown.");
    }

    @Test
    void reportsThatNoRateMeetsLimit() {
        CapacityRecord none = SampleCapacity.neverMet();
        assertThat(none.result()).isEqualTo(Validity.VALID);
        assertThat(none.conclusion())
                .isEqualTo("No rate met p99 < 1 ms: 8 operations/s, the smallest that was tried, missed it.");
    }

    @Test
    void describesTrialInOneLine() {
        CapacityTrial first = SampleCapacity.found().trials().get(0);
        assertThat(first.line(SampleCapacity.found().parsedLimit()))
                .matches("search 560/s: offered 560.0, completed 560.0 operations/s, p99 [0-9.]+ ms: met");
    }

    @Test
    void readsWhatItWrites() {
        CapacityRecord found = SampleCapacity.found();
        new ResultFolder(folder.toAbsolutePath()).write(CapacityRecord.FILE, found);
        assertThat(CapacityRecord.isIn(folder)).isTrue();
        assertThat(CapacityRecord.read(folder)).isEqualTo(found);
    }
}
