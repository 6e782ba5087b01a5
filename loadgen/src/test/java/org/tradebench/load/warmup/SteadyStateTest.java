package org.tradebench.load.warmup;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.SteadyStateChecks;

class SteadyStateTest {
    private static final double HEAP = 512e6;

    @TempDir
    Path folder;

    private final SteadyState steadyState = new SteadyState();

    private void addCycle(Double jit, Integer threads, Double hits, Double old) {
        steadyState.add(new Cycle(
                10 + 10.0 * steadyState.cycles(),
                jit,
                null,
                null,
                threads,
                hits,
                old,
                old == null ? null : HEAP,
                null));
    }

    @Test
    void isReachedAfterThreeSteadyCycles() {
        addCycle(0.40, 60, 0.10, 50e6);
        addCycle(0.20, 80, 0.60, 120e6);
        addCycle(0.08, 82, 0.85, 160e6);
        assertThat(steadyState.isReached()).isFalse();
        addCycle(0.04, 82, 0.90, 170e6);
        addCycle(0.03, 83, 0.905, 175e6);
        addCycle(0.03, 82, 0.906, 180e6);
        assertThat(steadyState.isReached())
                .as("the hit ratio has been steady for two cycles only")
                .isFalse();
        addCycle(0.02, 82, 0.906, 181e6);
        assertThat(steadyState.isReached()).isTrue();
        assertThat(steadyState.parts())
                .extracting(WarmUp.Part::text)
                .containsExactly(
                        "compile rate 2.7 % (steady since 30 s)",
                        "CPU time per request not available",
                        "pool size 82 threads (steady since 30 s)",
                        "cache hit ratio 0.906 (steady since 50 s)",
                        "live heap 181 MB (steady since 40 s)",
                        "load generator's compile rate not available");
    }

    /** As measured on two cores: the JIT compiled in bursts although throughput no longer rose. */
    @Test
    void averagesCompileRate() {
        for (double jit : new double[] {0.120, 0.142, 0.103, 0.048}) {
            addCycle(jit, 81, null, 120e6);
        }
        assertThat(steadyState.isReached()).isFalse();
        addCycle(0.049, 81, null, 120e6);
        assertThat(steadyState.isReached()).isTrue();
    }

    @Test
    void restartsCountWhenQuantityChanges() {
        for (int i = 0; i < 3; i++) {
            addCycle(0.01, 80, null, 100e6);
        }
        addCycle(0.30, 80, null, 100e6);
        addCycle(0.01, 80, null, 100e6);
        addCycle(0.01, 80, null, 100e6);
        assertThat(steadyState.isReached()).isFalse();
        addCycle(0.01, 80, null, 100e6);
        assertThat(steadyState.isReached()).isTrue();
    }

    /** Memory that grows during the whole warm-up, as with a leak, never becomes steady. */
    @Test
    void isNotReachedWithGrowingHeap() {
        for (int i = 0; i < 12; i++) {
            addCycle(0.01, 80, 0.9, 50e6 + i * 30e6);
        }
        assertThat(steadyState.isReached()).isFalse();
        assertThat(steadyState.parts().get(4).text()).isEqualTo("live heap 380 MB (not steady)");
    }

    @Test
    void doesNotWaitForUnknownQuantities() {
        for (int i = 0; i < 4; i++) {
            addCycle(0.01, null, null, null);
        }
        assertThat(steadyState.isReached()).isTrue();
        assertThat(steadyState.parts().get(2).text()).isEqualTo("pool size not available");

        SteadyState withoutMetrics = new SteadyState();
        for (int i = 0; i < 9; i++) {
            withoutMetrics.add(new Cycle(10.0 * i, null, null, null, null, null, null, null, null));
        }
        assertThat(withoutMetrics.isReached()).isFalse();
    }

    @Test
    void usesFewUsersUntilCompileRateFalls() {
        SteadyState few = new SteadyState(60);
        for (double jit : new double[] {0.50, 0.30}) {
            few.add(compiled(10, jit));
            assertThat(few.hasFewUsers()).isTrue();
        }
        few.add(compiled(30, 0.20));
        assertThat(few.hasFewUsers()).isFalse();
        assertThat(few.cycles()).as("cycles with all users").isZero();

        few.add(compiled(40, 0.40));
        assertThat(few.hasFewUsers()).as("the phase does not return").isFalse();
        assertThat(few.cycles()).isOne();
        assertThat(few.fewUsersSeconds()).isEqualTo(30);
    }

    @Test
    void limitsDurationOfFewUsers() {
        SteadyState slow = new SteadyState(60);
        slow.add(compiled(50, 0.50));
        assertThat(slow.hasFewUsers()).isTrue();
        slow.add(compiled(60, 0.50));
        assertThat(slow.hasFewUsers()).isFalse();

        SteadyState withoutMetrics = new SteadyState(60);
        withoutMetrics.add(compiled(10, null));
        assertThat(withoutMetrics.hasFewUsers()).as("compile rate unknown").isFalse();
        assertThat(new SteadyState().hasFewUsers()).isFalse();
    }

    private static Cycle compiled(double endSeconds, Double jit) {
        return new Cycle(endSeconds, jit, null, null, null, null, null, null, null);
    }

    @Test
    void warnsWhenCapEndsWarmUp() {
        addCycle(0.3, 80, null, 100e6);
        addCycle(0.2, 80, null, 100e6);
        WarmUp capped = new WarmUp(WarmUp.VERSION, steadyState.isReached(), 30, 30, 0, 2, steadyState.parts());
        capped.write(folder);
        assertThat(WarmUp.in(folder)).contains(capped);
        assertThat(SteadyStateChecks.warmUpEnd(capped).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(SteadyStateChecks.warmUpEnd(new WarmUp(WarmUp.VERSION, true, 70, 300, 0, 6, steadyState.parts()))
                        .outcome())
                .isEqualTo(CheckOutcome.PASS);
        assertThat(WarmUp.in(folder.resolve("nothing"))).isEmpty();
    }
}
