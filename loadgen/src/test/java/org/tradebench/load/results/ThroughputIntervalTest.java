package org.tradebench.load.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.load.histogram.SecondStatistics;

class ThroughputIntervalTest {
    private static SecondStatistics second(int start, double length, long count) {
        return new SecondStatistics(start, length, count, 1, 1, 1, 1, 1);
    }

    private static List<SecondStatistics> alternating(int seconds) {
        List<SecondStatistics> all = new ArrayList<>();
        for (int i = 0; i < seconds; i++) {
            all.add(second(i, 1, i % 2 == 0 ? 90 : 110));
        }
        return all;
    }

    @Test
    void enclosesMeanThroughput() {
        ThroughputInterval interval = ThroughputInterval.of(alternating(30));
        assertThat(interval.low()).isBetween(90.0, 100.0);
        assertThat(interval.high()).isBetween(100.0, 110.0);
        assertThat(interval.secondsTogether()).isEqualTo(1);
    }

    @Test
    void excludesPartialLastSecond() {
        List<SecondStatistics> seconds = alternating(30);
        seconds.add(second(30, 0.2, 1));
        assertThat(ThroughputInterval.of(seconds)).isEqualTo(ThroughputInterval.of(alternating(30)));
        assertThat(ThroughputInterval.of(List.of(second(0, 0.2, 1)))).isNull();
    }

    @Test
    void countsMissingSecondAsZero() {
        List<SecondStatistics> seconds = alternating(30);
        seconds.set(10, second(10, 1, 0));
        List<SecondStatistics> missing = alternating(30);
        missing.remove(10);
        assertThat(ThroughputInterval.of(missing)).isEqualTo(ThroughputInterval.of(seconds));
    }

    @Test
    void returnsNeededSecondsWhenIntervalIsTooShort() {
        List<SecondStatistics> seconds = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            seconds.add(second(i, 1, i < 15 ? 90 : 110));
        }
        ThroughputInterval interval = ThroughputInterval.of(seconds);
        assertThat(interval.low()).isNull();
        assertThat(interval.high()).isNull();
        assertThat(interval.secondsNeeded()).isGreaterThan(30);
    }
}
