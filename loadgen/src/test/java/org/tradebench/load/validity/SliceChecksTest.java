package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.tradebench.load.loadgenerator.LoadResult;

class SliceChecksTest {
    private static CheckResult check(int slices, double rise) {
        Random random = new Random(1);
        List<Double> relative = IntStream.range(0, slices)
                .mapToObj(slice -> 1 + rise * slice / slices + 0.05 * random.nextGaussian())
                .toList();
        return SliceChecks.steadyThroughput(relative);
    }

    @Test
    void toleratesNoiseOfSlices() {
        assertThat(check(24, 0).outcome()).isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void isInconclusiveWhenOneSystemBecomesFaster() {
        CheckResult result = check(60, 0.6);
        assertThat(result.outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(result.consequence()).isEqualTo(Validity.INCONCLUSIVE);
        assertThat(result.explanation()).contains("warm-up was too short");
    }

    private static CheckResult standstill(long... requests) {
        return SliceChecks.standstill(LongStream.of(requests)
                .mapToObj(count -> new LoadResult.Slice(6_000_000_000L, 9_000_000_000L, 1, count, 0, count, 1))
                .toList());
    }

    @Test
    void namesSliceOfStandstill() {
        assertThat(standstill(20, 30, 40).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(standstill(2, 0, 3).outcome()).isEqualTo(CheckOutcome.NOT_APPLICABLE);
        assertThat(standstill(200, 0, 300)).satisfies(result -> {
            assertThat(result.outcome()).isEqualTo(CheckOutcome.FAIL);
            assertThat(result.value()).isEqualTo("1 slices: from 6.0 s on");
        });
    }

    private static CheckOutcome length(long meanMillis) {
        long answers = 40;
        LoadResult.Slice slice = new LoadResult.Slice(
                0, 1_000_000_000L, 800_000_000L, answers + 2, 2, answers, answers * meanMillis * 1_000_000);
        return SliceChecks.length(List.of(slice, slice)).outcome();
    }

    @Test
    void failsWhenOperationsExceedStartOfSlice() {
        assertThat(length(90)).isEqualTo(CheckOutcome.PASS);
        assertThat(length(150)).isEqualTo(CheckOutcome.WARN);
        assertThat(length(210)).isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void doesNotPassFewSlices() {
        assertThat(check(8, 0).outcome()).isEqualTo(CheckOutcome.WARN);
    }
}
