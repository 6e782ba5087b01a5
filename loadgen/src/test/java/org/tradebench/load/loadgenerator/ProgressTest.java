package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProgressTest {
    @Test
    void readsTheRecordersLineAndNothingElse() {
        assertThat(Progress.parse("trade: phase=window second=12 requests=11873 rate=989.0 errors=3 mean_ms=4.012"))
                .contains(new Progress(Progress.Phase.WINDOW, 12, 11873, 989.0, 3, 4.012));
        assertThat(Progress.parse("trade: done /tmp")).isEmpty();
        assertThat(Progress.parse("Starting standalone test @ now")).isEmpty();
    }
}
