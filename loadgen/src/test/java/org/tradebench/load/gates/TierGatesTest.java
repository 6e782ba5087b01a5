package org.tradebench.load.gates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The gates that look at application, database and machine. */
class TierGatesTest {
    private static final Map<String, String> SAFE =
            Map.of("fsync", "on", "synchronous_commit", "on", "full_page_writes", "on");

    @Test
    void commitsThatAreNotOnTheDiskAreInvalidAndUnknownOnesNotChecked() {
        assertThat(DurabilityGate.judge(SAFE).finding()).isEqualTo(Finding.OK);
        GateResult off =
                DurabilityGate.judge(Map.of("fsync", "off", "synchronous_commit", "on", "full_page_writes", "on"));
        assertThat(off.finding()).isEqualTo(Finding.INVALID);
        assertThat(off.figure()).isEqualTo("fsync off");
        assertThat(DurabilityGate.judge(Map.of("fsync", "on")).finding()).isEqualTo(Finding.WARNING);
        assertThat(DurabilityGate.judge(Map.of()).figure()).isEqualTo(GateResult.NOT_AVAILABLE);
    }

    @Test
    void aStandbysLevelOfSynchronousCommitIsSafeOnTheDiskToo() {
        assertThat(DurabilityGate.judge(
                                Map.of("fsync", "on", "synchronous_commit", "remote_apply", "full_page_writes", "on"))
                        .finding())
                .isEqualTo(Finding.OK);
    }

    @Test
    void anApplicationThatStillCompilesItselfIsAWarning() {
        assertThat(JitGate.judge(1.0, 0.1).finding()).isEqualTo(Finding.OK);
        assertThat(JitGate.judge(1.0, 0.11).finding()).isEqualTo(Finding.WARNING);
        assertThat(JitGate.judge(null, null).finding()).isEqualTo(Finding.WARNING);
        assertThat(JitGate.judge(0.0, 0.0).figure()).isEqualTo(GateResult.NOT_AVAILABLE);
    }

    @Test
    void foreignLoadAndStealAreWarningsAndUnknownIsNotQuiet() {
        assertThat(ForeignLoadGate.judge(0.1, 0.0, 2, false).finding()).isEqualTo(Finding.OK);
        assertThat(ForeignLoadGate.judge(0.11, 0.0, 2, false).finding()).isEqualTo(Finding.WARNING);
        assertThat(ForeignLoadGate.judge(0.0, 0.2, 2, false).finding()).isEqualTo(Finding.WARNING);
        assertThat(ForeignLoadGate.judge(null, null, 2, false).finding()).isEqualTo(Finding.WARNING);
    }

    @Test
    void aQuarterOfTheMachineIsTooMuchUnlessSomebodySaysThatItIsShared() {
        assertThat(ForeignLoadGate.judge(0.5, 0.0, 2, false).finding()).isEqualTo(Finding.WARNING);
        assertThat(ForeignLoadGate.judge(0.51, 0.0, 2, false).finding()).isEqualTo(Finding.INVALID);
        assertThat(ForeignLoadGate.judge(0.0, 0.51, 2, false).sentence()).contains("TRADER_SHARED_MACHINE=1");
        GateResult shared = ForeignLoadGate.ofHost("db", 1.2, 0.0, 2, true);
        assertThat(shared.finding()).isEqualTo(Finding.WARNING);
        assertThat(shared.limit()).contains("INVALID above 25 %", "shared on purpose");
    }

    @Test
    void deadlocksAndCheckpointsAreTold() {
        assertThat(DatabaseEventsGate.judge(0.0, 0.0).finding()).isEqualTo(Finding.OK);
        assertThat(DatabaseEventsGate.judge(1.0, 0.0).sentence()).contains("deadlocked");
        assertThat(DatabaseEventsGate.judge(0.0, 1.0).finding()).isEqualTo(Finding.WARNING);
        assertThat(DatabaseEventsGate.judge(null, null).figure()).isEqualTo(GateResult.NOT_AVAILABLE);
    }

    @Test
    void theWorstFindingIsTheRuns() {
        GateResult ok = DatabaseEventsGate.judge(0.0, 0.0);
        GateResult warning = DatabaseEventsGate.judge(0.0, 1.0);
        GateResult invalid = ErrorGate.judge(1, 1, 0);
        assertThat(GateResult.worst(List.of())).isEqualTo(Finding.OK);
        assertThat(GateResult.worst(List.of(ok, warning, ok))).isEqualTo(Finding.WARNING);
        assertThat(GateResult.worst(List.of(warning, invalid, ok))).isEqualTo(Finding.INVALID);
    }
}
