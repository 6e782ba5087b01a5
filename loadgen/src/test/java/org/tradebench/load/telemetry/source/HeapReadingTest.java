package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class HeapReadingTest {
    @Test
    void sumsSpacesOfGenerations() {
        HeapReading reading = HeapReading.of(Map.of(
                        "sun.gc.generation.0.space.0.capacity", 28_672L,
                        "sun.gc.generation.0.space.0.used", 12_288L,
                        "sun.gc.generation.0.space.1.capacity", 4_096L,
                        "sun.gc.generation.1.space.0.capacity", 229_376L,
                        "sun.gc.generation.1.space.0.used", 103_424L))
                .orElseThrow();
        assertThat(reading.oldBytes()).isEqualTo(103_424);
        assertThat(reading.heapBytes()).isEqualTo(4_096 + 28_672 + 229_376);
    }

    @Test
    void isEmptyWithoutOldGeneration() {
        assertThat(HeapReading.of(Map.of("sun.gc.generation.0.space.0.capacity", 1L)))
                .isEmpty();
        assertThat(HeapReading.of(Map.of())).isEmpty();
    }

    @Test
    void readsOwnJvmAndIsEmptyForMissingProcess() {
        assertThat(HeapReading.of(ProcessHandle.current().pid()))
                .hasValueSatisfying(reading -> assertThat(reading.oldBytes()).isBetween(1.0, reading.heapBytes()));
        assertThat(HeapReading.of(Long.MAX_VALUE)).isEmpty();
    }
}
