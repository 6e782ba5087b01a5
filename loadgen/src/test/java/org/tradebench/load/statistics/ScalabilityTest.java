package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScalabilityTest {
    /** SPEC SDM 91 of a SPARCcenter 2000, from the R package "usl" (Möding), whose documentation prints the estimates and errors below. */
    private static final List<Line.Point> SPEC_SDM_91 = List.of(
            new Line.Point(1, 64.9),
            new Line.Point(18, 995.9),
            new Line.Point(36, 1652.4),
            new Line.Point(72, 1853.2),
            new Line.Point(108, 1828.9),
            new Line.Point(144, 1775.0),
            new Line.Point(216, 1702.2));

    @Test
    void reproducesPublishedFit() {
        Scalability law = Scalability.fit(SPEC_SDM_91);
        assertThat(law.contention().value()).isCloseTo(0.0277285, within(1e-6));
        assertThat(law.coherency().value()).isCloseTo(0.0001044, within(1e-7));
        assertThat(law.single().value()).isCloseTo(89.9952330, within(1e-3));
        assertThat(law.contention().error()).isCloseTo(0.0091217, within(1e-6));
        assertThat(law.coherency().error()).isCloseTo(0.0000199, within(1e-7));
        assertThat(law.single().error()).isCloseTo(14.2134894, within(1e-3));
        assertThat(law.peak()).isCloseTo(96.5, within(0.1));
    }

    /** By hand from the published estimates: 89.9952 × 108 / (1 + 0.0277285 × 107 + 0.0001044 × 108 × 107) = 1878.7. */
    @Test
    void predictsThroughputOfPublishedFit() {
        Scalability law = Scalability.fit(SPEC_SDM_91);
        assertThat(law.at(1)).isCloseTo(89.9952, within(1e-3));
        assertThat(law.at(108)).isCloseTo(1878.7, within(1.0));
    }

    @Test
    void rejectsExtrapolationBeyondTwiceMeasuredLoad() {
        Scalability law = Scalability.fit(SPEC_SDM_91);
        assertThat(law.at(432)).isPositive();
        assertThatThrownBy(() -> law.at(433)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void linearScalingHasNoPeakAndNoNegativeCosts() {
        List<Line.Point> linear = new ArrayList<>();
        for (int n = 1; n <= 6; n++) {
            linear.add(new Line.Point(n, 100.0 * n));
        }
        Scalability law = Scalability.fit(linear);
        assertThat(law.peak()).isNull();
        assertThat(law.contention().value()).isBetween(0.0, 1e-6);
        assertThat(law.coherency().low()).isBetween(0.0, 1e-9);
        assertThat(law.single().value()).isCloseTo(100, within(1e-3));
    }

    @Test
    void requiresMoreThanThreePoints() {
        assertThat(Scalability.fit(SPEC_SDM_91.subList(0, 3))).isNull();
    }
}
