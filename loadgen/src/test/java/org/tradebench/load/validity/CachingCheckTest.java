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
    private static final Caching ASKED = new Caching(CachingMode.COMMAND, 500, Eviction.LRU, Sharing.PULL, false);
    private static final CacheCounts COUNTED = CacheCounts.of(9, null, 0, 1);
    private static final CacheSample RIGHT = told("Command Caching", true, 500, "LRU", 3, false);
    private static final CacheSample NOTHING = told("No Caching", false, 0, null, 0, false);

    private static CacheSample told(
            String caching, boolean sight, long entries, String eviction, int sharing, boolean disk) {
        return new CacheSample(0, caching, sight, 1, entries, 0, eviction, sharing, disk, Map.of(), Map.of());
    }

    @Test
    void whatWasAskedForPassesWithItsHitRatio() {
        CheckResult result = CachingCheck.judge(ASKED, List.of(RIGHT, RIGHT), COUNTED);
        assertThat(result.outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(result.value()).contains("command", "0.900");
        assertThat(CachingCheck.judge(Caching.NONE, List.of(NOTHING), null).outcome())
                .isEqualTo(CheckOutcome.PASS);
    }

    static Stream<Arguments> others() {
        return Stream.of(
                Arguments.of(told("Command Caching with Servlet Caching", true, 500, "LRU", 3, false), "Servlet"),
                Arguments.of(NOTHING, "No Caching"),
                Arguments.of(told("Command Caching", false, 500, "LRU", 3, false), "nothing answered from memory"),
                Arguments.of(told("Command Caching", true, 20_000, "LRU", 3, false), "20,000 entries"),
                Arguments.of(told("Command Caching", true, 500, "W_TINY_LFU", 3, false), "W_TINY_LFU"),
                Arguments.of(told("Command Caching", true, 500, "LRU", 1, false), "sharing policy 1"),
                Arguments.of(told("Command Caching", true, 500, "LRU", 3, true), "disk"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("others")
    void isInvalidWithOtherCachingAtAnyTime(CacheSample other, String named) {
        CheckResult result = CachingCheck.judge(ASKED, List.of(RIGHT, other, RIGHT), COUNTED);
        assertThat(result.outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(result.value()).contains(named);
    }

    @Test
    void aCacheWhereNoneWasAskedForIsInvalid() {
        assertThat(CachingCheck.judge(Caching.NONE, List.of(NOTHING, RIGHT), COUNTED)
                        .outcome())
                .isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void anApplicationThatDoesNotSayIsInvalid() {
        assertThat(CachingCheck.judge(ASKED, List.of(), COUNTED).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(CachingCheck.judge(Caching.NONE, List.of(), null).outcome()).isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void withoutAHitRatioItIsInvalid() {
        assertThat(CachingCheck.judge(ASKED, List.of(RIGHT), null).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(CachingCheck.judge(ASKED, List.of(RIGHT), CacheCounts.of(0, null, 0, 0))
                        .outcome())
                .isEqualTo(CheckOutcome.FAIL);
    }
}
