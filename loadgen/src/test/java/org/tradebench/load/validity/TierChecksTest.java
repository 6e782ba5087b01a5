package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The validity checks of application, database and machine. */
class TierChecksTest {
    private static final Map<String, String> SAFE =
            Map.of("fsync", "on", "synchronous_commit", "on", "full_page_writes", "on");

    @Test
    void isInvalidWithoutDurableCommits() {
        assertThat(new DatabaseChecks.DurableCommits().judge(SAFE).outcome()).isEqualTo(CheckOutcome.PASS);
        CheckResult off = new DatabaseChecks.DurableCommits()
                .judge(Map.of("fsync", "off", "synchronous_commit", "on", "full_page_writes", "on"));
        assertThat(off.outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(off.value()).isEqualTo("fsync off");
        assertThat(new DatabaseChecks.DurableCommits()
                        .judge(Map.of("fsync", "on"))
                        .outcome())
                .isEqualTo(CheckOutcome.WARN);
        assertThat(new DatabaseChecks.DurableCommits().judge(Map.of()).value()).isEqualTo(CheckResult.NOT_AVAILABLE);
    }

    @Test
    void acceptsSynchronousCommitOfStandby() {
        assertThat(new DatabaseChecks.DurableCommits()
                        .judge(Map.of("fsync", "on", "synchronous_commit", "remote_apply", "full_page_writes", "on"))
                        .outcome())
                .isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void anApplicationThatStillCompilesItselfIsAWarning() {
        assertThat(new SteadyStateChecks.JitCompilation().judge(1.0, 0.1).outcome())
                .isEqualTo(CheckOutcome.PASS);
        assertThat(new SteadyStateChecks.JitCompilation().judge(1.0, 0.11).outcome())
                .isEqualTo(CheckOutcome.WARN);
        assertThat(new SteadyStateChecks.JitCompilation().judge(null, null).outcome())
                .isEqualTo(CheckOutcome.WARN);
        assertThat(new SteadyStateChecks.JitCompilation().judge(0.0, 0.0).value())
                .isEqualTo(CheckResult.NOT_AVAILABLE);
    }

    @Test
    void foreignLoadAndStealAreWarningsAndUnknownIsNotQuiet() {
        assertThat(new HostChecks.BackgroundLoad().judge(0.1, 0.0, 2, false).outcome())
                .isEqualTo(CheckOutcome.PASS);
        assertThat(new HostChecks.BackgroundLoad().judge(0.11, 0.0, 2, false).outcome())
                .isEqualTo(CheckOutcome.WARN);
        assertThat(new HostChecks.BackgroundLoad().judge(0.0, 0.2, 2, false).outcome())
                .isEqualTo(CheckOutcome.WARN);
        assertThat(new HostChecks.BackgroundLoad().judge(null, null, 2, false).outcome())
                .isEqualTo(CheckOutcome.WARN);
    }

    @Test
    void failsOnBackgroundLoadUnlessShared() {
        assertThat(new HostChecks.BackgroundLoad().judge(0.5, 0.0, 2, false).outcome())
                .isEqualTo(CheckOutcome.WARN);
        assertThat(new HostChecks.BackgroundLoad().judge(0.51, 0.0, 2, false).outcome())
                .isEqualTo(CheckOutcome.FAIL);
        assertThat(new HostChecks.BackgroundLoad().judge(0.0, 0.51, 2, false).explanation())
                .contains("TRADER_SHARED_MACHINE=1");
        CheckResult shared = new HostChecks.BackgroundLoad().judge(1.2, 0.0, 2, true);
        assertThat(shared.outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(shared.limit()).contains("INVALID above 25 %", "shared on purpose");
    }

    @Test
    void deadlocksAndCheckpointsAreTold() {
        assertThat(new DatabaseChecks.Events().judge(0.0, 0.0).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(new DatabaseChecks.Events().judge(1.0, 0.0).explanation()).contains("deadlocked");
        assertThat(new DatabaseChecks.Events().judge(0.0, 1.0).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(new DatabaseChecks.Events().judge(null, null).value()).isEqualTo(CheckResult.NOT_AVAILABLE);
    }

    @Test
    void theWorstFindingIsTheRuns() {
        CheckResult ok = new DatabaseChecks.Events().judge(0.0, 0.0);
        CheckResult warning = new DatabaseChecks.Events().judge(0.0, 1.0);
        CheckResult invalid = new AnswerChecks.Errors().judge(1, 1, 0);
        assertThat(Validity.of(List.of())).isEqualTo(Validity.VALID);
        assertThat(Validity.of(List.of(ok, warning, ok))).isEqualTo(Validity.VALID);
        assertThat(Validity.of(List.of(warning, invalid, ok))).isEqualTo(Validity.INVALID);
    }
}
