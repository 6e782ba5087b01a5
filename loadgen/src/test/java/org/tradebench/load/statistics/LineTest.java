package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineTest {
    /** NIST Statistical Reference Datasets, linear regression, "Norris": y, x. Certified: slope 1.00211681802045, standard deviation 0.000429796848199937. */
    private static final double[][] NORRIS = {
        {0.1, 0.2}, {338.8, 337.4}, {118.1, 118.2}, {888.0, 884.6}, {9.2, 10.1}, {228.1, 226.5},
        {668.5, 666.3}, {998.5, 996.3}, {449.1, 448.6}, {778.9, 777.0}, {559.2, 558.2}, {0.3, 0.4},
        {0.1, 0.6}, {778.1, 775.5}, {668.8, 666.9}, {339.3, 338.0}, {448.9, 447.5}, {10.8, 11.6},
        {557.7, 556.0}, {228.3, 228.1}, {998.0, 995.8}, {888.8, 887.6}, {119.6, 120.2}, {0.3, 0.3},
        {0.6, 0.3}, {557.6, 556.8}, {339.3, 339.1}, {888.0, 887.2}, {998.5, 999.0}, {778.9, 779.0},
        {10.2, 11.1}, {117.6, 118.3}, {228.9, 229.2}, {668.4, 669.1}, {449.2, 448.9}, {0.2, 0.5}
    };

    @Test
    void matchesCertifiedNistRegression() {
        List<Line.Point> points = new ArrayList<>();
        for (double[] row : NORRIS) {
            points.add(new Line.Point(row[1], row[0]));
        }
        Line line = Line.through(points);
        assertThat(line.slope()).isCloseTo(1.00211681802045, within(1e-11));
        assertThat(line.intercept()).isCloseTo(-0.262323073774029, within(1e-10));
        // Student's t of 34 degrees of freedom, 97.5 %: 2.032245 (any printed table).
        assertThat((line.high() - line.low()) / 2).isCloseTo(2.032245 * 0.429796848199937e-3, within(1e-8));
        assertThat(line.at(0)).isEqualTo(line.intercept());
    }

    @Test
    void returnsNullForTwoPointsOrEqualX() {
        assertThat(Line.through(List.of(new Line.Point(1, 1), new Line.Point(2, 2))))
                .isNull();
        assertThat(Line.through(List.of(new Line.Point(1, 1), new Line.Point(1, 2), new Line.Point(1, 3))))
                .isNull();
    }
}
