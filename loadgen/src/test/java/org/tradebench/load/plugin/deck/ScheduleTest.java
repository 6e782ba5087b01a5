package org.tradebench.load.plugin.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ScheduleTest {
    private static final long SECOND = 1_000_000_000;

    private static long[] times(double perSecond, ArrivalProcess process, long seed, int stream, int count) {
        Schedule schedule = new Schedule(new ArrivalProperties(perSecond, process, seed, stream, 0));
        return LongStream.generate(schedule::next).limit(count).toArray();
    }

    @Test
    void constantArrivalsKeepARateThatDoesNotDivideASecond() {
        long[] times = times(7, ArrivalProcess.CONSTANT, 42, 0, 7_000);
        assertThat(times[0]).isEqualTo(142_857_143);
        assertThat(times[6]).isEqualTo(SECOND);
        assertThat(times[6_999]).isEqualTo(1000 * SECOND);
    }

    /** Of a Poisson process the counts of seconds have a variance as large as their mean; three standard deviations of the estimate are allowed. */
    @Test
    void poissonArrivalsHaveTheRateAndTheSpreadOfManyUsers() {
        int seconds = 4_000;
        double rate = 50;
        long[] counts = new long[seconds];
        Schedule schedule = new Schedule(new ArrivalProperties(rate, ArrivalProcess.POISSON, 42, 0, 0));
        for (long time = schedule.next(); time < seconds * SECOND; time = schedule.next()) {
            counts[Math.toIntExact(time / SECOND)]++;
        }
        double mean = LongStream.of(counts).average().orElseThrow();
        double variance = LongStream.of(counts)
                        .mapToDouble(count -> (count - mean) * (count - mean))
                        .sum()
                / (seconds - 1);
        assertThat(mean).isCloseTo(rate, within(3 * Math.sqrt(rate / seconds)));
        assertThat(variance / mean).isCloseTo(1, within(3 * Math.sqrt(2.0 / seconds)));
    }

    @Test
    void theSeedAndTheProcessSayTheTimes() {
        long[] times = times(100, ArrivalProcess.POISSON, 42, 0, 1_000);
        assertThat(times).isSorted().isEqualTo(times(100, ArrivalProcess.POISSON, 42, 0, 1_000));
        assertThat(times).isNotEqualTo(times(100, ArrivalProcess.POISSON, 43, 0, 1_000));
        assertThat(times).isNotEqualTo(times(100, ArrivalProcess.POISSON, 42, 32, 1_000));
    }

    @Test
    void rejectsInvalidSettings() {
        assertThatThrownBy(() -> new ArrivalProperties(0, ArrivalProcess.POISSON, 1, 0, 0))
                .hasMessageContaining("expected 0.001 to 100,000 operations/s, got 0.0");
        assertThatThrownBy(() -> new ArrivalProperties(Double.NaN, ArrivalProcess.POISSON, 1, 0, 0))
                .hasMessageContaining("got NaN");
        assertThatThrownBy(() -> ArrivalProcess.of("random")).hasMessageContaining("expected constant or poisson");
    }
}
