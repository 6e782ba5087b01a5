package org.tradebench.load.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoadShareRunTest {
    @ParameterizedTest
    @ValueSource(strings = {LoadShareRun.OPEN + "1700000000000", "window 1700000000000"})
    void readsOpeningUnderBothKeywords(String line) {
        assertThat(LoadShareRun.opening(line)).contains(Instant.ofEpochMilli(1_700_000_000_000L));
    }

    @Test
    void ignoresOtherLines() {
        assertThat(LoadShareRun.opening("")).isEmpty();
        assertThat(LoadShareRun.opening("intervals 5")).isEmpty();
    }
}
