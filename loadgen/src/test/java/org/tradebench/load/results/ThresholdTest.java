package org.tradebench.load.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.failure.Failure;

class ThresholdTest {
    private static final Latencies TIMES = new Latencies(30_000, 10.0, 9.0, 20.0, 30.0, 40.0, 50.0, 90.0);
    private static final Latencies NONE = new Latencies(0, null, null, null, null, null, null, null);

    private static Summary run(double operationsPerSecond, long errors, Latencies times) {
        return new Summary(
                60,
                times.count() + errors,
                errors,
                times.count(),
                operationsPerSecond,
                operationsPerSecond,
                null,
                times,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                0.1,
                null);
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
        "errors>0, 'the number of errors is 3, above 0'"
    })
    void isCrossedBeyondLimit(String text, String crossed) {
        assertThat(Threshold.parse(text).crossedBy(run(500, 3, TIMES)).orElse(""))
                .isEqualTo(crossed);
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
    void rejectsInvalidThresholdAndGivesExample(String text) {
        assertThatThrownBy(() -> Threshold.parse(text))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("such as p99>50ms")
                .hasMessageContaining("got \"" + text + "\"");
    }

    @Test
    void isCrossedByRunWithoutCorrectAnswer() {
        assertThat(Threshold.parse("p99>50ms").crossedBy(run(0, 0, NONE))).hasValue("p99 is not known, above 50 ms");
    }
}
