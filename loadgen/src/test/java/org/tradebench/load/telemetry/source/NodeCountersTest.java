package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tradebench.load.telemetry.TierSample;

class NodeCountersTest {
    private final NodeCounters counters = new NodeCounters();

    private static TierSample used(double cpu) {
        return new TierSample(cpu, cpu / 2, cpu / 2, null, null, 100L, 10L, 20L, null);
    }

    @Test
    void isUnknownForUnseenNode() {
        counters.beginProcess();
        assertThat(counters.whileStopped()).isNull();
    }

    @Test
    void whatItUsedBeforeARestartStaysCounted() {
        counters.accumulate(used(30));
        assertThat(counters.whileStopped().cpuSeconds()).isEqualTo(30);
        assertThat(counters.whileStopped().residentBytes()).isZero();
        counters.beginProcess();
        assertThat(counters.whileStopped().cpuSeconds()).isEqualTo(30);
        TierSample again = counters.accumulate(used(40));
        assertThat(again.cpuSeconds())
                .as("a life may use more than the one before")
                .isEqualTo(70);
        assertThat(again.residentBytes()).isEqualTo(100);
        assertThat(again.receivedBytes()).isEqualTo(20);
        assertThat(again.jitSeconds()).isNull();
    }

    @Test
    void treatsFallingCounterAsRestart() {
        counters.accumulate(used(30));
        assertThat(counters.accumulate(used(2)).cpuSeconds()).isEqualTo(32);
        assertThat(counters.accumulate(used(3)).cpuSeconds()).isEqualTo(33);
    }

    @Test
    void missedProcessIsNoRestart() {
        counters.accumulate(used(5));
        counters.beginProcess();
        assertThat(counters.accumulateSameLife(used(30)).cpuSeconds()).isEqualTo(35);
        assertThat(counters.accumulateSameLife(used(28)).cpuSeconds())
                .as("a process of 3 s ended while the others, which used 1 s, were read")
                .isEqualTo(35);
        assertThat(counters.accumulateSameLife(used(32)).cpuSeconds()).isEqualTo(37);
        assertThat(counters.whileStopped().cpuSeconds()).isEqualTo(37);
    }
}
