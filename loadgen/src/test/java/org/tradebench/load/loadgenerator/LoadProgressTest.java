package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LoadProgressTest {
    @Test
    void parsesOnlyRecorderLines() {
        assertThat(LoadProgress.parse(
                        "trade: phase=interval second=12 requests=11873 rate=989.0 errors=3 mean_ms=4.012"))
                .contains(new LoadProgress(LoadProgress.Phase.INTERVAL, 12, 11873, 989.0, 3, 4.012));
        assertThat(LoadProgress.parse("trade: done /tmp")).isEmpty();
        assertThat(LoadProgress.parse("Starting standalone test @ now")).isEmpty();
    }
}
