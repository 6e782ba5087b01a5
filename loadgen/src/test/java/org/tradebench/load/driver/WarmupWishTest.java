package org.tradebench.load.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.study.Setting;

class WarmupWishTest {
    @Test
    void isANumberOfRequestsOrGoesOnUntilStill() {
        assertThat(WarmupWish.parse("60_000")).isEqualTo(new WarmupWish(60_000, null));
        assertThat(WarmupWish.parse("0")).isEqualTo(new WarmupWish(0, null));
        assertThat(WarmupWish.parse("still")).isEqualTo(new WarmupWish(1_000, 300));
        assertThat(WarmupWish.parse("still:90")).isEqualTo(new WarmupWish(1_000, 90));
        assertThat(WarmupWish.parse("still:10m")).isEqualTo(new WarmupWish(1_000, 600));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1", "1.5", "200000000", "stil", "still:", "still:29s", "still:25h", "still:5x"})
    void anythingElseIsToldWhatWouldBeRight(String text) {
        assertThatThrownBy(() -> WarmupWish.parse(text))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("would be right");
    }

    /** What a study file lets pass must be understood later. */
    @ParameterizedTest
    @ValueSource(strings = {"0", "100000000", "still", "still:30", "still:30s", "still:9999s", "still:5m", "still:9h"})
    void aStudyFileAcceptsWhatIsUnderstood(String text) {
        assertThat(Setting.WARMUP.accepts(text)).isTrue();
        assertThat(WarmupWish.parse(text)).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"still:29s", "stil", "still:5x", "-1", "1000000000"})
    void aStudyFileRefusesWhatIsNot(String text) {
        assertThat(Setting.WARMUP.accepts(text)).isFalse();
    }
}
