package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SliceChecksTest {
    private static CheckResult check(int slices, double rise) {
        Random random = new Random(1);
        List<Double> relative = IntStream.range(0, slices)
                .mapToObj(slice -> 1 + rise * slice / slices + 0.05 * random.nextGaussian())
                .toList();
        return SliceChecks.steadyThroughput(relative);
    }

    @Test
    void allowsForScatterOfSlices() {
        assertThat(check(24, 0).outcome()).isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void isInconclusiveWhenOneSystemBecomesFaster() {
        CheckResult result = check(60, 0.6);
        assertThat(result.outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(result.consequence()).isEqualTo(Validity.INCONCLUSIVE);
        assertThat(result.explanation()).contains("warm-up was too short");
    }

    @Test
    void doesNotPassFewSlices() {
        assertThat(check(8, 0).outcome()).isEqualTo(CheckOutcome.WARN);
    }
}
