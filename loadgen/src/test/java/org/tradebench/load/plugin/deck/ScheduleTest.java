package org.tradebench.load.plugin.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ScheduleTest {
    private static final long SECOND = 1_000_000_000;

    private static long[] times(double perSecond, ArrivalProcess process, long seed, int stream, int count) {
        Schedule schedule = new Schedule(new ArrivalProperties(perSecond, process, seed, stream, 0), 0);
        return LongStream.generate(schedule::next).limit(count).toArray();
    }

    @Test
    void keepsConstantRateWithoutRoundingDrift() {
        long[] times = times(7, ArrivalProcess.CONSTANT, 42, 0, 7_000);
        assertThat(times[0]).isEqualTo(142_857_143);
        assertThat(times[6]).isEqualTo(SECOND);
        assertThat(times[6_999]).isEqualTo(1000 * SECOND);
    }

    /** The counts per second of a Poisson process have a variance equal to their mean; the estimate may be off by three of its standard deviations. */
    @Test
    void matchesMeanAndVarianceOfPoissonProcess() {
        int seconds = 4_000;
        double rate = 50;
        long[] counts = new long[seconds];
        Schedule schedule = new Schedule(new ArrivalProperties(rate, ArrivalProcess.POISSON, 42, 0, 0), 0);
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
    void repeatsArrivalsForSameSeedAndStream() {
        long[] times = times(100, ArrivalProcess.POISSON, 42, 0, 1_000);
        assertThat(times).isSorted().isEqualTo(times(100, ArrivalProcess.POISSON, 42, 0, 1_000));
        assertThat(times).isNotEqualTo(times(100, ArrivalProcess.POISSON, 43, 0, 1_000));
        assertThat(times).isNotEqualTo(times(100, ArrivalProcess.POISSON, 42, 32, 1_000));
    }

    private static long[] times(String profile, long leadIn, int most) {
        ArrivalProperties settings = new ArrivalProperties(ArrivalProfile.parse(profile), 42, 0, leadIn);
        Schedule schedule = new Schedule(settings, leadIn);
        return LongStream.generate(schedule::next)
                .limit(most)
                .filter(time -> time != Schedule.NEVER)
                .toArray();
    }

    @Test
    void spacesRampByCumulativeRate() {
        // 2·t + t²/2 arrivals are expected by the second t of the ramp, 16 in its 4 s; 4 in the lead-in.
        long[] times = times("rate(2/s) even_arrivals(4 s) rate(6/s)", 2 * SECOND, 100);
        assertThat(times).hasSize(4 + 16).isSorted();
        assertThat(times[3]).isEqualTo(2 * SECOND);
        for (int i = 1; i <= 16; i++) {
            double t = (times[3 + i] - times[3]) / 1e9;
            assertThat(2 * t + t * t / 2).isCloseTo(i, within(1e-8));
        }
        assertThat(times[19]).isEqualTo(6 * SECOND);
    }

    @Test
    void rampsDownToZero() {
        long[] times = times("rate(10/s) even_arrivals(2 s) rate(0)", 0, 100);
        assertThat(times).hasSize(10).isSorted();
        assertThat(times[9]).isEqualTo(2 * SECOND);
    }

    @Test
    void schedulesNoArrivalsInPause() {
        long[] times = times("rate(10/s) even_arrivals(1 s) pause(5 s) even_arrivals(1 s)", 0, 100);
        assertThat(times).hasSize(20);
        assertThat(times[9]).isEqualTo(SECOND);
        assertThat(times[10]).isEqualTo(6 * SECOND + SECOND / 10);
    }

    /** The counts of a Poisson process in disjoint spans are independent and Poisson, with the integral of the rate as mean. */
    @Test
    void drawsPoissonCountsOfEachPhase() {
        String spike =
                "rate(100/s) random_arrivals(20 s) rate(300/s) random_arrivals(10 s) rate(900/s) random_arrivals(5 s)";
        long[] times = times(spike, 0, 100_000);
        ArrivalProfile profile = ArrivalProfile.parse(spike);
        double[] expected = {4000, 6000, 4500};
        for (int phase = 0; phase < expected.length; phase++) {
            int number = phase;
            long count = LongStream.of(times)
                    .filter(time -> profile.phaseAt(time) == number)
                    .count();
            assertThat((double) count).isCloseTo(expected[phase], within(4 * Math.sqrt(expected[phase])));
        }
        assertThat(times).isSorted().isEqualTo(times(spike, 0, 100_000));
    }

    /** The squares of arrival times in a ramp from zero are uniform; 1.95 / √n bounds the Kolmogorov–Smirnov distance at a risk of 1 in 1,000. */
    @Test
    void distributesRandomArrivalsAlongRamp() {
        long[] times = times("rate(0) random_arrivals(40 s) rate(500/s)", 0, 100_000);
        double worst = 0;
        for (int i = 0; i < times.length; i++) {
            double share = Math.pow(times[i] / (40.0 * SECOND), 2);
            worst = Math.max(worst, Math.abs(share - (i + 0.5) / times.length));
        }
        assertThat(worst).isLessThan(1.95 / Math.sqrt(times.length));
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
