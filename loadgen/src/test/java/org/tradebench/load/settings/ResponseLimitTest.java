package org.tradebench.load.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.failure.Failure;

class ResponseLimitTest {
    @ParameterizedTest
    @CsvSource({
        "p99<50ms, p99<50ms, 50",
        "p99.9 < 500 us, p99.9<500us, 0.5",
        "MEAN<2s, mean<2s, 2000",
        "max<1500ms, max<1500ms, 1500",
        "p50<2000us, p50<2ms, 2",
        "p90<60000ms, p90<60s, 60000",
        "p95<1µs, p95<1us, 0.001"
    })
    void parsesMetricAndTime(String given, String text, double millis) {
        ResponseLimit limit = ResponseLimit.parse(given);
        assertThat(limit.text()).isEqualTo(text);
        assertThat(limit.millis()).isEqualTo(millis);
        assertThat(ResponseLimit.parse(text)).isEqualTo(limit);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "p99", "p98<50ms", "p99<50", "p99>50ms", "p99<=50ms", "p99<0ms", "p99<601s", "p99<1m", "50ms"
            })
    void rejectsInvalidLimits(String text) {
        assertThatThrownBy(() -> ResponseLimit.parse(text))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageStartingWith("expected METRIC<TIME with one of mean, p50, p90, p95, p99, p99.9, max")
                .hasMessageContaining("got \"" + text + "\"");
    }

    @Test
    void allowsValuesBelowLimitOnly() {
        ResponseLimit limit = new ResponseLimit(ResponseLimit.Metric.P99, Duration.ofMillis(50));
        assertThat(limit.allows(49.99)).isTrue();
        assertThat(limit.allows(50)).isFalse();
        assertThat(limit.description()).isEqualTo("p99 < 50 ms");
    }
}
