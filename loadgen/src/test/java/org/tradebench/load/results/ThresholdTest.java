package org.tradebench.load.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.failure.Failure;

class ThresholdTest {
    /** 500 operations/s, three errors, a p99 of 40 ms. */
    private static Summary run(OpenModel openModel) {
        return new Summary(
                60,
                30_003,
                3,
                30_000,
                500,
                500,
                null,
                new Latencies(30_000, 10.0, 9.0, 20.0, 30.0, 40.0, 50.0, 90.0),
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                0.1,
                openModel);
    }

    @ParameterizedTest
    @CsvSource({
        "p99>40ms, ''",
        "p99>39.9ms, 'p99 is 40 ms, above 39.9 ms'",
        "' P99 > 0.03 s', 'p99 is 40 ms, above 30 ms'",
        "p99.9>49999us, 'p99.9 is 50 ms, above 49.999 ms'",
        "mean<11ms, 'mean is 10 ms, below 11 ms'",
        "max>90ms, ''",
        "throughput<500, ''",
        "throughput<500.5, 'throughput is 500 operations/s, below 500.5 operations/s'",
        "errors>3, ''",
        "errors>0, 'errors is 3, above 0'"
    })
    void isCrossedBeyondLimit(String text, String crossed) {
        assertThat(Threshold.parse(text).crossedBy(run(null)).orElse("")).isEqualTo(crossed);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "p99",
                "p99>50",
                "p99>=50ms",
                "p98>50ms",
                "throughput<500ms",
                "errors>-1",
                "cpu>1",
                "p99>1e3ms"
            })
    void saysWhatIsExpected(String text) {
        assertThatThrownBy(() -> Threshold.parse(text))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("such as p99>50ms")
                .hasMessageContaining("got \"" + text + "\"");
    }

    @Test
    void isCrossedByRunWithoutRightAnswer() {
        Summary none = new Summary(
                60,
                0,
                0,
                0,
                0,
                0,
                null,
                new Latencies(0, null, null, null, null, null, null, null),
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                0,
                null);
        assertThat(Threshold.parse("p99>50ms").crossedBy(none)).hasValue("p99 is not known, above 50 ms");
    }
}
