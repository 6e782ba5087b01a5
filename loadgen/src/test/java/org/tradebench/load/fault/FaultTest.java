package org.tradebench.load.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.load.failure.Failure;

class FaultTest {
    @Test
    void parsesNameStartAndLength() {
        assertThat(Fault.of("kill-node")).isEqualTo(new Fault(FaultKind.KILL_NODE, null, 5));
        assertThat(Fault.of("pause-node@30")).isEqualTo(new Fault(FaultKind.PAUSE_NODE, 30, 20));
        assertThat(Fault.of("partition@30+8")).isEqualTo(new Fault(FaultKind.PARTITION, 30, 8));
        assertThat(Fault.of("kill-database+0")).isEqualTo(new Fault(FaultKind.KILL_DATABASE, null, 0));
        for (FaultKind kind : FaultKind.values()) {
            assertThat(Fault.of(kind.label() + "@7").text()).isEqualTo(kind.label() + "@7+" + kind.defaultSeconds());
        }
    }

    @Test
    void rejectsInvalidFaultAndNamesKinds() {
        for (String wrong : List.of("", "kill", "KILL-NODE@x", "kill-node@-3", "kill-node@3s")) {
            assertThatThrownBy(() -> Fault.of(wrong))
                    .isInstanceOf(Failure.class)
                    .hasMessageContaining("fail-over-database, clock-skew, restart-proxy, rolling-restart")
                    .satisfies(
                            failure -> assertThat(((Failure) failure).isUsage()).isTrue());
        }
    }

    @Test
    void spreadsFaultsWithoutStartOverInterval() {
        assertThat(Fault.placed(List.of(Fault.of("kill-node"), Fault.of("partition")), 120))
                .extracting(Fault::second)
                .containsExactly(15, 75);
        assertThat(Fault.placed(List.of(Fault.of("kill-node@9"), Fault.of("partition")), 120))
                .extracting(Fault::second)
                .containsExactly(9, 75);
    }

    @Test
    void rejectsStartOutsideIntervalOrOutOfOrder() {
        rejects(120, "kill-node@0");
        rejects(120, "kill-node@120");
        rejects(120, "kill-node@80", "partition@70");
        rejects(2, "kill-node", "kill-node", "kill-node");
    }

    private static void rejects(double interval, String... faults) {
        assertThatThrownBy(() ->
                        Fault.placed(List.of(faults).stream().map(Fault::of).toList(), interval))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("expected");
    }
}
