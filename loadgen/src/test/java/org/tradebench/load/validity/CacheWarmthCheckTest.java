package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tradebench.load.settings.CacheCounts;

class CacheWarmthCheckTest {
    private static CacheCounts counts(double lookups, double hitRatio) {
        return CacheCounts.of(lookups * hitRatio, null, 0, lookups * (1 - hitRatio));
    }

    private static CheckResult check(double lookups, double first, double last) {
        return CacheWarmthCheck.judge(counts(lookups, first), counts(lookups, last));
    }

    @Test
    void warnsAboutFillingCache() {
        assertThat(check(100_000, 0.826, 0.857))
                .returns(CheckOutcome.WARN, CheckResult::outcome)
                .returns(
                        "hit ratio 0.826 in the first third, 0.857 in the last: misses per lookup fell by 17.8 %",
                        CheckResult::value)
                .satisfies(result -> assertThat(result.explanation()).contains("--warmup"));
        assertThat(check(100_000, 0.857, 0.876).outcome()).isEqualTo(CheckOutcome.WARN);
    }

    @Test
    void toleratesNegligibleChanges() {
        assertThat(check(100_000, 0.857, 0.862).outcome()).as("a few misses").isEqualTo(CheckOutcome.PASS);
        assertThat(check(1e6, 0.500, 0.540).outcome()).as("8 % of the misses").isEqualTo(CheckOutcome.PASS);
        assertThat(check(1e6, 0.990, 0.995).outcome())
                .as("half of very few misses")
                .isEqualTo(CheckOutcome.PASS);
        assertThat(check(100_000, 0.876, 0.826).outcome())
                .as("falling: invalidated or evicted")
                .isEqualTo(CheckOutcome.PASS);
        assertThat(check(100_000, 1, 1).value()).contains("misses per lookup fell by 0.0 %");
    }

    @Test
    void toleratesNoiseOfFewLookups() {
        assertThat(check(1000, 0.826, 0.857).outcome()).isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void isNotAvailableWithoutCounters() {
        assertThat(CacheWarmthCheck.judge(null, counts(100, 0.5)).value()).isEqualTo(CheckResult.NOT_AVAILABLE);
        assertThat(CacheWarmthCheck.judge(counts(0, 0), counts(100, 0.5)).value())
                .isEqualTo(CheckResult.NOT_AVAILABLE);
    }
}
