package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.BitSet;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.telemetry.SpeedSample;
import org.tradebench.load.telemetry.source.ProbeWork.PointerRing;
import org.tradebench.load.telemetry.source.SpeedProbe.Meter;

class SpeedProbeTest {
    @ParameterizedTest
    @ValueSource(ints = {4, 1 << 10, 1 << 16})
    void visitsEachLineOncePerRound(int lines) {
        PointerRing ring = new PointerRing(lines);
        BitSet visited = new BitSet();
        int at = 0;
        for (int step = 0; step < lines; step++) {
            assertThat(at % 64).isZero();
            assertThat(visited.get(at / 64)).isFalse();
            visited.set(at / 64);
            at = ring.follow(at, 1);
        }
        assertThat(at).isZero();
        assertThat(ring.follow(0, lines)).isZero();
    }

    @Test
    void calculatesSameResultEachTime() {
        long[] table = {1, 2, 3, 4};
        long[] whole = new long[1024];
        System.arraycopy(table, 0, whole, 0, table.length);
        long first = ProbeWork.calculate(whole, 1000);
        assertThat(ProbeWork.calculate(whole, 1000)).isEqualTo(first);
        assertThat(ProbeWork.calculate(whole, 1001)).isNotEqualTo(first);
    }

    @Test
    void emptiesPipeOnEachCall() throws IOException {
        try (ProbeWork work = new ProbeWork(new PointerRing(4))) {
            work.call();
            long once = work.result();
            work.call();
            assertThat(work.result()).isPositive().isEqualTo(2 * once);
        }
    }

    /** Both clocks advance by a fixed step at each read, elapsed time by a larger one. */
    @Test
    void sumsPiecesOfSecond() throws IOException {
        AtomicLong cpu = new AtomicLong();
        AtomicLong elapsed = new AtomicLong();
        try (ProbeWork work = new ProbeWork(new PointerRing(4))) {
            Meter meter = new Meter(work, () -> cpu.getAndAdd(1_000_000), () -> elapsed.getAndAdd(9_000_000));
            for (int second = 1; second <= 2; second++) {
                for (int piece = 1; piece < SpeedProbe.PIECES; piece++) {
                    assertThat(meter.measurePiece(0)).isNull();
                }
                long sum = 1_000L * SpeedProbe.PIECES;
                assertThat(meter.measurePiece(second)).isEqualTo(new SpeedSample(sum, sum, sum, 9 * sum, second));
            }
        }
    }
}
