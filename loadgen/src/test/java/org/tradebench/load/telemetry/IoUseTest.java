package org.tradebench.load.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.telemetry.IoUse.Counters;

class IoUseTest {
    private static Counters backend(long hits, long reads) {
        return new Counters("client backend", "relation: normal", hits, reads, 0, 0, 0, 0);
    }

    private static Counters checkpointer(long writes, long fsyncs) {
        return new Counters("checkpointer", "relation: normal", 0, 0, writes, 0, 0, fsyncs);
    }

    @Test
    void computesGrowthOfCounters() {
        IoUse use = IoUse.between(
                Map.of("backend", backend(1000, 10), "checkpointer", checkpointer(50, 1)),
                Map.of("backend", backend(9000, 12), "checkpointer", checkpointer(90, 2)));
        assertThat(use.processes())
                .as("sorted by reads and writes, not by hits")
                .containsExactly(checkpointer(40, 1), backend(8000, 2));
    }

    @Test
    void omitsIdleProcesses() {
        Map<String, Counters> same = Map.of("backend", backend(1000, 10));
        assertThat(IoUse.between(same, same).processes()).isEmpty();
    }

    @Test
    void countsFromZeroAfterReset() {
        assertThat(IoUse.between(Map.of("backend", backend(1000, 10)), Map.of("backend", backend(30, 1)))
                        .processes())
                .containsExactly(backend(30, 1));
    }
}
