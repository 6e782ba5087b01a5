package org.tradebench.load.plugin.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Times in milliseconds; slices of 300 ms, of which 100 ms are dropped, in an interval of 1,200 ms. */
class SlicesTest {
    private static final long MS = 1_000_000;
    private static final String TEXT = "300-600;900-1200";

    private static Slices slices() {
        return Slices.parse(TEXT, 100, 1200 * MS).orElseThrow();
    }

    private static long millisToNextSlice(long moment) {
        return slices().nanosToNextSlice(moment * MS) / MS;
    }

    @Test
    void waitsUntilNextSlice() {
        assertThat(millisToNextSlice(0)).isEqualTo(300);
        assertThat(millisToNextSlice(299)).isEqualTo(1);
        assertThat(millisToNextSlice(300)).isZero();
        assertThat(millisToNextSlice(599)).isZero();
        assertThat(millisToNextSlice(600)).isEqualTo(300);
        assertThat(millisToNextSlice(900)).isZero();
        assertThat(slices().nanosToNextSlice(1200 * MS)).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void countsOnlyAfterDroppedStart() {
        assertThat(List.of(0L, 300L, 399L, 400L, 599L, 600L, 999L, 1000L, 1199L, 1200L))
                .extracting(moment -> slices().counting(moment * MS))
                .containsExactly(-1, -1, -1, 0, 0, -1, -1, 1, 1, -1);
    }

    @Test
    void sumsCountedTime() {
        assertThat(List.of(0L, 350L, 400L, 500L, 600L, 800L, 1100L, 1200L, 5000L))
                .extracting(moment -> slices().countedUntil(moment * MS) / MS)
                .containsExactly(0L, 0L, 0L, 100L, 200L, 200L, 300L, 400L, 400L);
        assertThat(slices().counted(1)).isEqualTo(200 * MS);
        assertThat(slices().begin(1)).isEqualTo(900 * MS);
    }

    @Test
    void readsNoneAndBlankAsNoSlices() {
        assertThat(Slices.parse("none", 500, MS)).isEmpty();
        assertThat(Slices.parse(" ", 500, MS)).isEmpty();
    }

    @Test
    void rejectsInvalidSlices() {
        rejects("0-300;200-500", 100);
        rejects("0-100", 100);
        rejects("900-1300", 100);
        rejects("always", 0);
        rejects("300-", 0);
    }

    private static void rejects(String text, long dropped) {
        assertThatThrownBy(() -> Slices.parse(text, dropped, 1200 * MS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("slices: expected ");
    }

    /** The interval opens 1 ms after the warm-up's only answer, at 10 ms. */
    @Test
    void countsRequestsInTheirSlice() {
        long[] now = {0};
        Measurement measurement = new Measurement(
                new RecorderSettings(
                        Path.of("."),
                        1,
                        1,
                        60_000 * MS,
                        Optional.empty(),
                        1200 * MS,
                        0,
                        Set.of("login"),
                        Set.of(),
                        1000,
                        Optional.empty(),
                        Slices.parse(TEXT, 100, 1200 * MS),
                        0),
                () -> now[0] * MS,
                why -> {},
                null);
        ThreadTimes thread = measurement.threadStarted("a");
        now[0] = 9;
        take(measurement, thread, "home", 0, 9, true);
        assertThat(measurement.interval.opens()).isEqualTo(10 * MS);

        take(measurement, thread, "home", 9, 12, true);
        take(measurement, thread, "home", 320, 350, true);
        take(measurement, thread, "sell: portfolio", 380, 430, true);
        take(measurement, thread, "sell", 430, 480, true);
        take(measurement, thread, "home", 600, 620, false);
        take(measurement, thread, "home", 1100, 1150, false);

        assertThat(measurement.sliceTallies.uncounted.sums()).isEqualTo(new Tally.Sums(3, 1, 0, 33 * MS));
        assertThat(measurement.intervalTally.sums()).isEqualTo(new Tally.Sums(3, 1, 0, 100 * MS));
        assertThat(measurement.sliceTallies.slices.get(0).answers().sums())
                .isEqualTo(new Tally.Sums(2, 0, 0, 100 * MS));
        assertThat(measurement.sliceTallies.slices.get(0).operations().sum()).isEqualTo(1);
        assertThat(measurement.sliceTallies.slices.get(1).answers().sums()).isEqualTo(new Tally.Sums(1, 1, 0, 0));
        assertThat(measurement.labels().get("home").requests.sum()).isEqualTo(1);
        // Of the requests' time 20 + 50 + 10 ms lie in the first slice's counted part, and 50 in the second's.
        assertThat(thread.busy.get()).isEqualTo(130 * MS);
        assertThat(measurement.interval.inside(0, 5000 * MS)).isEqualTo(400 * MS);
    }

    private static void take(
            Measurement measurement, ThreadTimes thread, String label, long start, long end, boolean right) {
        thread.previousEnd = thread.requestEnded;
        thread.requestStarted = start * MS;
        thread.requestEnded = end * MS;
        measurement.record(
                thread,
                new RecordedAnswer(
                        label, label, start * MS, end * MS, right, right ? "" : "500", false, 100, 10, null));
    }
}
