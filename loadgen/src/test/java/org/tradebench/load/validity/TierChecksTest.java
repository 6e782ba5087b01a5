package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.telemetry.DatabaseUse;

/** Tests the validity checks of application, database and machine. */
class TierChecksTest {
    private static final Map<String, String> DURABLE =
            Map.of("fsync", "on", "synchronous_commit", "on", "full_page_writes", "on");

    @Test
    void failsWithoutDurableCommits() {
        assertThat(DatabaseChecks.durableCommits(DURABLE).outcome()).isEqualTo(CheckOutcome.PASS);
        CheckResult off = DatabaseChecks.durableCommits(
                Map.of("fsync", "off", "synchronous_commit", "on", "full_page_writes", "on"));
        assertThat(off.outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(off.value()).isEqualTo("fsync off");
        assertThat(DatabaseChecks.durableCommits(Map.of("fsync", "on")).outcome())
                .isEqualTo(CheckOutcome.WARN);
        assertThat(DatabaseChecks.durableCommits(Map.of()).value()).isEqualTo(CheckResult.NOT_AVAILABLE);
    }

    @Test
    void acceptsSynchronousCommitOfStandby() {
        assertThat(DatabaseChecks.durableCommits(
                                Map.of("fsync", "on", "synchronous_commit", "remote_apply", "full_page_writes", "on"))
                        .outcome())
                .isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void warnsAboutJitOfApplication() {
        assertThat(SteadyStateChecks.jitCompilation(1.0, 0.1).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(SteadyStateChecks.jitCompilation(1.0, 0.11).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(SteadyStateChecks.jitCompilation(null, null).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(SteadyStateChecks.jitCompilation(0.0, 0.0).value()).isEqualTo(CheckResult.NOT_AVAILABLE);
    }

    @Test
    void warnsAboutBackgroundLoadStealAndUnknownValues() {
        assertThat(HostChecks.backgroundLoad(0.1, 0.0, 2, false).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(HostChecks.backgroundLoad(0.11, 0.0, 2, false).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(HostChecks.backgroundLoad(0.0, 0.2, 2, false).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(HostChecks.backgroundLoad(null, null, 2, false).outcome()).isEqualTo(CheckOutcome.WARN);
    }

    @Test
    void failsOnUnbalancedServers() {
        assertThat(ServerBalanceCheck.judge(List.of(0.132, 0.126)).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(ServerBalanceCheck.judge(List.of(0.12, 0.06, 0.12)).outcome())
                .isEqualTo(CheckOutcome.WARN);
        assertThat(ServerBalanceCheck.judge(List.of(0.163, 0.048)))
                .returns(CheckOutcome.FAIL, CheckResult::outcome)
                .returns("0.16, 0.05 cores; the least used has 45.50 % of the mean", CheckResult::value);
        assertThat(ServerBalanceCheck.judge(List.of(0.0, 0.0)).outcome()).isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void addsStealToBackgroundLoad() {
        assertThat(HostChecks.backgroundLoad(0.06, 0.06, 2, false))
                .returns(CheckOutcome.WARN, CheckResult::outcome)
                .returns("background load 0.06 cores, steal 0.06 cores (6.00 %)", CheckResult::value);
        assertThat(HostChecks.backgroundLoad(0.3, 0.3, 2, false).outcome()).isEqualTo(CheckOutcome.FAIL);
    }

    private static boolean disturbed(CheckResult result) {
        return new TrialRecord(
                        1,
                        1,
                        "A",
                        "1-A",
                        1,
                        60,
                        Validity.INVALID,
                        List.of(result.named("background load").reason()),
                        null,
                        null,
                        null)
                .disturbed();
    }

    /** Background load is recognized by the text of a trial's reasons, because its record contains nothing else about the checks. */
    @Test
    void trialIsDisturbedWhenBackgroundLoadFails() {
        assertThat(disturbed(HostChecks.backgroundLoad(0.3, 0.3, 2, false))).isTrue();
        assertThat(disturbed(HostChecks.backgroundLoad(0.06, 0.06, 2, false))).isFalse();
        assertThat(disturbed(HostChecks.backgroundLoad(0.3, 0.3, 2, true)))
                .as("the machine is shared on purpose")
                .isFalse();
    }

    @Test
    void failsOnBackgroundLoadUnlessShared() {
        assertThat(HostChecks.backgroundLoad(0.5, 0.0, 2, false).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(HostChecks.backgroundLoad(0.51, 0.0, 2, false).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(HostChecks.backgroundLoad(0.0, 0.51, 2, false).explanation()).contains("TRADER_SHARED_MACHINE=1");
        CheckResult shared = HostChecks.backgroundLoad(1.2, 0.0, 2, true);
        assertThat(shared.outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(shared.limit()).contains("INVALID above 25 %", "shared on purpose");
    }

    private static CheckResult events(
            @Nullable Double deadlocks,
            @Nullable Double checkpoints,
            boolean underWay,
            double vacuum,
            String... vacuumed) {
        return DatabaseChecks.events(use(deadlocks, checkpoints, underWay, vacuum, vacuumed));
    }

    private static DatabaseUse use(
            @Nullable Double deadlocks,
            @Nullable Double checkpoints,
            boolean underWay,
            double vacuum,
            String... vacuumed) {
        return new DatabaseUse(
                null,
                null,
                null,
                deadlocks,
                null,
                null,
                checkpoints,
                underWay,
                List.of(vacuumed),
                vacuum,
                null,
                null,
                null,
                null);
    }

    @Test
    void reportsDeadlocksAndCheckpoints() {
        assertThat(events(0.0, 0.0, false, 0).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(events(1.0, 0.0, false, 0).explanation()).contains("deadlocked");
        assertThat(events(0.0, 1.0, true, 0).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(events(null, null, false, 0).value()).isEqualTo(CheckResult.NOT_AVAILABLE);
    }

    @Test
    void warnsAboutCheckpointAndAutovacuumUnderWay() {
        assertThat(events(0.0, 0.0, true, 0))
                .returns(CheckOutcome.WARN, CheckResult::outcome)
                .returns("0 deadlocks, a checkpoint that had begun before", CheckResult::value);
        assertThat(events(0.0, 0.0, false, 0.11, "account", "orders"))
                .returns(CheckOutcome.WARN, CheckResult::outcome)
                .returns(
                        "0 deadlocks, autovacuum of account, orders (at work in 11.00 % of the interval)",
                        CheckResult::value);
        assertThat(events(0.0, 0.0, false, 0.1, "account").outcome()).isEqualTo(CheckOutcome.PASS);
    }

    /** A little autovacuum happens every minute, so it explains no change of throughput. */
    @Test
    void namesShortAutovacuumButNotAsCause() {
        assertThat(events(0.0, 0.0, false, 0.05, "account").value())
                .isEqualTo("0 deadlocks, autovacuum of account (at work in 5.00 % of the interval)");
        assertThat(DatabaseChecks.background(use(0.0, 0.0, false, 0.05, "account")))
                .isEmpty();
        assertThat(DatabaseChecks.background(use(0.0, 0.0, false, 0.2, "account")))
                .contains("autovacuum of account");
        assertThat(DatabaseChecks.background(use(0.0, 1.0, true, 0.05, "account")))
                .isEqualTo("1 checkpoints");
    }

    @Test
    void worstResultDeterminesValidity() {
        CheckResult ok = events(0.0, 0.0, false, 0);
        CheckResult warning = events(0.0, 1.0, true, 0);
        CheckResult invalid = AnswerChecks.errors(1, 1, 0);
        assertThat(CheckResult.validityOf(List.of())).isEqualTo(Validity.VALID);
        assertThat(CheckResult.validityOf(List.of(ok, warning, ok))).isEqualTo(Validity.VALID);
        assertThat(CheckResult.validityOf(List.of(warning, invalid, ok))).isEqualTo(Validity.INVALID);
    }
}
