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
    void returnsNullForUnseenNode() {
        counters.beginProcess();
        assertThat(counters.whileStopped()).isNull();
    }

    @Test
    void keepsCountersAcrossRestart() {
        counters.accumulate(used(30));
        assertThat(counters.whileStopped().cpuSeconds()).isEqualTo(30);
        assertThat(counters.whileStopped().residentBytes()).isZero();
        counters.beginProcess();
        assertThat(counters.whileStopped().cpuSeconds()).isEqualTo(30);
        TierSample restarted = counters.accumulate(used(40));
        assertThat(restarted.cpuSeconds())
                .as("a process may use more CPU time than its predecessor")
                .isEqualTo(70);
        assertThat(restarted.residentBytes()).isEqualTo(100);
        assertThat(restarted.receivedBytes()).isEqualTo(20);
        assertThat(restarted.jitSeconds()).isNull();
    }

    @Test
    void treatsFallingCounterAsRestart() {
        counters.accumulate(used(30));
        assertThat(counters.accumulate(used(2)).cpuSeconds()).isEqualTo(32);
        assertThat(counters.accumulate(used(3)).cpuSeconds()).isEqualTo(33);
    }

    @Test
    void doesNotTakeMissedProcessForRestart() {
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
