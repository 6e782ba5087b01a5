package org.tradebench.load.application;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class HeapReadingTest {
    @Test
    void theOldGenerationAndTheWholeHeapAreInBytes() {
        HeapReading reading = HeapReading.parse(
                        List.of(
                                "    S0C         S1C         S0U         S1U          EC           EU           OC           OU          MC     ",
                                "    0.0      4096.0         0.0      3210.5     28672.0      12288.0     229376.0     103424.0    98304.0"))
                .orElseThrow();
        assertThat(reading.oldBytes()).isEqualTo(103_424 * 1024.0);
        assertThat(reading.heapBytes()).isEqualTo((4096 + 28_672 + 229_376) * 1024.0);
    }

    @Test
    void aCollectorWithoutGenerationsSaysADash() {
        HeapReading reading = HeapReading.parse(List.of("S0C S1C EC OC OU", "- - - 524288.0 81920.0"))
                .orElseThrow();
        assertThat(reading.heapBytes()).isEqualTo(524_288 * 1024.0);
        assertThat(HeapReading.parse(List.of("nothing"))).isEmpty();
        assertThat(HeapReading.parse(List.of("S0C OC", "1 2"))).isEmpty();
    }

    @Test
    void thisVeryJvmIsSeenAndAProcessThatIsNotThereIsNot() {
        assertThat(HeapReading.of(ProcessHandle.current().pid()))
                .hasValueSatisfying(reading -> assertThat(reading.oldBytes()).isBetween(1.0, reading.heapBytes()));
        assertThat(HeapReading.of(Long.MAX_VALUE)).isEmpty();
    }
}
