package org.tradebench.load.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.load.histogram.SecondStatistics;
import org.tradebench.load.report.chart.Series;

class TimeSectionTest {
    private static SecondStatistics second(double start, double length, long count) {
        return new SecondStatistics(start, length, count, 1, 1, 1, 1, 1);
    }

    @Test
    void drawsSecondsWithoutAnswerAsZero() {
        assertThat(TimeSection.rates(
                        List.of(second(-0.4, 0.4, 40), second(0, 1, 100), second(3, 1, 90), second(4, 1, 100)), 6.4))
                .containsExactly(
                        new Series.Point(-0.2, 100),
                        new Series.Point(0.5, 100),
                        new Series.Point(1.5, 0),
                        new Series.Point(2.5, 0),
                        new Series.Point(3.5, 90),
                        new Series.Point(4.5, 100),
                        new Series.Point(5.5, 0));
        assertThat(TimeSection.rates(List.of(), 30)).isEmpty();
    }
}
