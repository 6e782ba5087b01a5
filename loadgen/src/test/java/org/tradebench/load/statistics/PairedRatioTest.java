package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;

class PairedRatioTest {
    @Test
    void whatMovesBothFiguresOfABlockCancelsOut() {
        PairedRatio ratio = PairedRatio.of(Map.of(1, 200.0, 2, 100.0, 3, 50.0), Map.of(1, 100.0, 2, 50.0, 3, 25.0));
        assertThat(ratio.ratio()).isCloseTo(2, within(1e-12));
        assertThat(ratio.low()).isCloseTo(2, within(1e-12));
        assertThat(ratio.high()).isCloseTo(2, within(1e-12));
        assertThat(ratio.differs()).isTrue();
    }

    /** By hand: logarithms of 1.1, 1.2, 1.3; mean 0.18000, standard deviation 0.08357; t(2) 4.303; half-width 0.20763. */
    @Test
    void theIntervalIsStudentsOverTheBlocksLogarithms() {
        PairedRatio ratio = PairedRatio.of(Map.of(1, 1.1, 2, 1.2, 3, 1.3), Map.of(1, 1.0, 2, 1.0, 3, 1.0));
        assertThat(ratio.ratio()).isCloseTo(1.19722, within(1e-4));
        assertThat(Math.log(ratio.high() / ratio.low()) / 2).isCloseTo(0.2076, within(2e-4));
        assertThat(ratio.differs()).isFalse();
    }

    @Test
    void aBlockThatOneOfThemLacksDoesNotCount() {
        PairedRatio ratio = PairedRatio.of(Map.of(1, 3.0, 2, 1000.0), Map.of(1, 2.0, 3, 0.001));
        assertThat(ratio.blocks()).isEqualTo(1);
        assertThat(ratio.ratio()).isCloseTo(1.5, within(1e-12));
        assertThat(ratio.low()).isNull();
        assertThat(ratio.differs()).isFalse();
        assertThat(PairedRatio.of(Map.of(1, 1.0), Map.of(2, 1.0))).isNull();
    }
}
