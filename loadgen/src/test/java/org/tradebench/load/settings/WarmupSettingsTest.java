package org.tradebench.load.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.failure.Failure;

class WarmupSettingsTest {
    @Test
    void parsesRequestCountAndSteadyState() {
        assertThat(WarmupSettings.parse("60_000")).isEqualTo(new WarmupSettings(60_000, null));
        assertThat(WarmupSettings.parse("0")).isEqualTo(new WarmupSettings(0, null));
        assertThat(WarmupSettings.parse("steady")).isEqualTo(new WarmupSettings(1_000, Duration.ofMinutes(5)));
        assertThat(WarmupSettings.parse("steady:90")).isEqualTo(new WarmupSettings(1_000, Duration.ofSeconds(90)));
        assertThat(WarmupSettings.parse("still:10m")).isEqualTo(new WarmupSettings(1_000, Duration.ofMinutes(10)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-1",
                "1.5",
                "200000000",
                "stil",
                "still:",
                "steady:",
                "steady:29s",
                "still:29s",
                "still:25h",
                "still:5x"
            })
    void rejectsInvalidTexts(String text) {
        assertThatThrownBy(() -> WarmupSettings.parse(text))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("expected a number of requests");
    }

    /** A run must be able to parse every value that a study file accepts. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "100000000",
                "still",
                "still:30",
                "still:30s",
                "still:9999s",
                "still:5m",
                "still:9h",
                "steady",
                "steady:5m"
            })
    void studyFileAcceptsValidWarmup(String text) {
        assertThat(Setting.WARMUP.accepts(text)).isTrue();
        assertThat(WarmupSettings.parse(text)).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"still:29s", "stil", "still:5x", "-1", "1000000000"})
    void studyFileRejectsInvalidWarmup(String text) {
        assertThat(Setting.WARMUP.accepts(text)).isFalse();
    }
}
