package org.tradebench.load.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MeasureTest {
    @ParameterizedTest
    @EnumSource
    void isFoundByItsLabel(Measure measure) {
        assertThat(Measure.of(measure.label())).contains(measure);
    }

    @ParameterizedTest
    @CsvSource({"pace, LOAD_GENERATOR_NORMALIZED_THROUGHPUT", "response-time, MEAN_LATENCY"})
    void isFoundByEarlierLabel(String label, Measure measure) {
        assertThat(Measure.of(label)).contains(measure);
        assertThat(Measure.labels().split(", ")).doesNotContain(label);
    }

    @Test
    void isNotFoundByUnknownLabel() {
        assertThat(Measure.of("speed")).isEmpty();
    }
}
