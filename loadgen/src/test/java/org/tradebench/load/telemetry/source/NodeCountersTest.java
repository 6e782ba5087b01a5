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
        counters.begunAnew();
        assertThat(counters.atRest()).isNull();
    }

    @Test
    void whatItUsedBeforeARestartStaysCounted() {
        counters.see(used(30));
        assertThat(counters.atRest().cpuSeconds()).isEqualTo(30);
        assertThat(counters.atRest().residentBytes()).isZero();
        counters.begunAnew();
        assertThat(counters.atRest().cpuSeconds()).isEqualTo(30);
        TierSample again = counters.see(used(40));
        assertThat(again.cpuSeconds())
                .as("a life may use more than the one before")
                .isEqualTo(70);
        assertThat(again.residentBytes()).isEqualTo(100);
        assertThat(again.receivedBytes()).isEqualTo(20);
        assertThat(again.jitSeconds()).isNull();
    }

    @Test
    void treatsFallingCounterAsRestart() {
        counters.see(used(30));
        assertThat(counters.see(used(2)).cpuSeconds()).isEqualTo(32);
        assertThat(counters.see(used(3)).cpuSeconds()).isEqualTo(33);
    }

    @Test
    void missedProcessIsNoRestart() {
        counters.see(used(5));
        counters.begunAnew();
        assertThat(counters.seeSameLife(used(30)).cpuSeconds()).isEqualTo(35);
        assertThat(counters.seeSameLife(used(28)).cpuSeconds())
                .as("a process of 3 s ended while the others, which used 1 s, were read")
                .isEqualTo(35);
        assertThat(counters.seeSameLife(used(32)).cpuSeconds()).isEqualTo(37);
        assertThat(counters.atRest().cpuSeconds()).isEqualTo(37);
    }
}
