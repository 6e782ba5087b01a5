package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.load.settings.CacheCounts;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.CachingMode;
import org.tradebench.load.settings.Eviction;
import org.tradebench.load.settings.Sharing;
import org.tradebench.load.telemetry.CacheSample;

class CachingCheckTest {
    private static final Caching REQUESTED = new Caching(CachingMode.COMMAND, 500, Eviction.LRU, Sharing.PULL, false);
    private static final CacheCounts COUNTED = CacheCounts.of(9, null, 0, 1);
    private static final CacheSample MATCHING = sample("Command Caching", true, 500, "LRU", 3, false);
    private static final CacheSample NO_CACHING = sample("No Caching", false, 0, null, 0, false);

    private static CacheSample sample(
            String caching, boolean inSight, long entries, String eviction, int sharing, boolean disk) {
        return new CacheSample(0, caching, inSight, 1, entries, 0, eviction, sharing, disk, Map.of(), Map.of());
    }

    @Test
    void passesForRequestedCachingWithHitRatio() {
        CheckResult result = CachingCheck.judge(REQUESTED, List.of(MATCHING, MATCHING), COUNTED);
        assertThat(result.outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(result.value()).contains("command", "0.900");
        assertThat(CachingCheck.judge(Caching.NONE, List.of(NO_CACHING), null).outcome())
                .isEqualTo(CheckOutcome.PASS);
    }

    static Stream<Arguments> otherCachings() {
        return Stream.of(
                Arguments.of(sample("Command Caching with Servlet Caching", true, 500, "LRU", 3, false), "Servlet"),
                Arguments.of(NO_CACHING, "No Caching"),
                Arguments.of(sample("Command Caching", false, 500, "LRU", 3, false), "nothing answered from memory"),
                Arguments.of(sample("Command Caching", true, 20_000, "LRU", 3, false), "20,000 entries"),
                Arguments.of(sample("Command Caching", true, 500, "W_TINY_LFU", 3, false), "W_TINY_LFU"),
                Arguments.of(sample("Command Caching", true, 500, "LRU", 1, false), "sharing policy 1"),
                Arguments.of(sample("Command Caching", true, 500, "LRU", 3, true), "disk"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("otherCachings")
    void failsOnOtherCachingAtAnyTime(CacheSample other, String difference) {
        CheckResult result = CachingCheck.judge(REQUESTED, List.of(MATCHING, other, MATCHING), COUNTED);
        assertThat(result.outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(result.value()).contains(difference);
    }

    @Test
    void failsOnCacheThatWasNotRequested() {
        assertThat(CachingCheck.judge(Caching.NONE, List.of(NO_CACHING, MATCHING), COUNTED)
                        .outcome())
                .isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void failsWithoutCacheSamples() {
        assertThat(CachingCheck.judge(REQUESTED, List.of(), COUNTED).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(CachingCheck.judge(Caching.NONE, List.of(), null).outcome()).isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void failsWithoutHitRatio() {
        assertThat(CachingCheck.judge(REQUESTED, List.of(MATCHING), null).outcome())
                .isEqualTo(CheckOutcome.FAIL);
        assertThat(CachingCheck.judge(REQUESTED, List.of(MATCHING), CacheCounts.of(0, null, 0, 0))
                        .outcome())
                .isEqualTo(CheckOutcome.FAIL);
    }
}
