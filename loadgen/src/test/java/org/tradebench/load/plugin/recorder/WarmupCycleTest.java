package org.tradebench.load.plugin.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.tradebench.load.plugin.recorder.RecorderSettings.WarmupCycle;

class WarmupCycleTest {
    private static final long SECOND = 1_000_000_000;

    @Test
    void loadComesFirstThenThePauseAndAgain() {
        WarmupCycle cycle = WarmupCycle.parse("10/2").orElseThrow();
        assertThat(cycle.rest(0)).isZero();
        assertThat(cycle.rest(10 * SECOND - 1)).isZero();
        assertThat(cycle.rest(10 * SECOND)).isEqualTo(2 * SECOND);
        assertThat(cycle.rest(11 * SECOND)).isEqualTo(SECOND);
        assertThat(cycle.rest(12 * SECOND)).isZero();
        assertThat(cycle.rest(23 * SECOND)).isEqualTo(SECOND);
    }

    @Test
    void noneIsNoCycleAndAnythingElseIsTold() {
        assertThat(WarmupCycle.parse("none")).isEmpty();
        assertThat(WarmupCycle.parse("")).isEmpty();
        assertThatThrownBy(() -> WarmupCycle.parse("10"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("such as 10/2, or none, got \"10\"");
        assertThatThrownBy(() -> WarmupCycle.parse("0/2")).hasMessageContaining("got \"0/2\"");
    }
}
