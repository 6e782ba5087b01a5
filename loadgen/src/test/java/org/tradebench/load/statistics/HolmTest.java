package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class HolmTest {
    /** The worked example of Wikipedia's article "Holm–Bonferroni method": the first and the last hypothesis are rejected, the others not. */
    @Test
    void reproducesPublishedExample() {
        List<Double> adjusted = Holm.adjust(List.of(0.01, 0.04, 0.03, 0.005));
        double[] published = {0.03, 0.06, 0.06, 0.02};
        for (int i = 0; i < published.length; i++) {
            assertThat(adjusted.get(i)).isCloseTo(published[i], within(1e-12));
        }
    }

    @Test
    void keepsSingleProbabilityAndCapsAtOne() {
        assertThat(Holm.adjust(List.of(0.04))).containsExactly(0.04);
        assertThat(Holm.adjust(List.of(0.9, 0.8))).containsExactly(1.0, 1.0);
        assertThat(Holm.adjust(List.of())).isEmpty();
    }
}
