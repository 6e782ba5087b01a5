package org.tradebench.load.report.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScaleTest {
    @Test
    void endsAtRoundNumberAboveMaximum() {
        assertThat(Scale.fromZero(832, 0, 100).high()).isEqualTo(1000);
        assertThat(Scale.fromZero(1.87, 0, 100).high()).isEqualTo(2);
    }

    @Test
    void labelsAxisOfZeros() {
        assertThat(Scale.fromZero(0, 0, 100).ticks(5))
                .extracting(Numbers::tick)
                .containsExactly("0", "0.2", "0.4", "0.6", "0.8", "1");
    }

    @Test
    void formatsTicksWithoutTrailingZeros() {
        assertThat(List.of(0.5, 0.25, 1.0002, 9.9999, 42.4))
                .extracting(Numbers::tick)
                .containsExactly("0.5", "0.25", "1", "10", "42");
    }

    @Test
    void placesRoundTicksWithinRange() {
        assertThat(new Scale(-43, 60, 0, 100, false).ticks(10))
                .startsWith(-40.0)
                .endsWith(60.0)
                .contains(0.0);
        assertThat(Scale.decades(0.4, 230, 0, 100).ticks(5)).hasSize(5);
    }

    @Test
    void leavesRoomBetweenLabelsOfRatios() {
        Scale scale = Scale.ratios(0.78, 1.38, 0, 300);
        List<Double> ticks = scale.ticks(5);
        assertThat(ticks).contains(1.0).doesNotContain(0.95);
        for (int i = 1; i < ticks.size(); i++) {
            assertThat(scale.at(ticks.get(i)) - scale.at(ticks.get(i - 1))).isGreaterThanOrEqualTo(30);
        }
    }

    @Test
    void clampsValuesOutsideRange() {
        Scale scale = Scale.decades(1, 100, 200, 0);
        assertThat(scale.at(10)).isCloseTo(100, within(1e-9));
        assertThat(scale.at(0)).isEqualTo(200);
        assertThat(scale.at(1e9)).isEqualTo(0);
    }
}
