package org.tradebench.cache.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.cluster.Message.Losses;
import org.tradebench.cache.coherence.Origin;

class LostMembersTest {
    private static final long LATE = 30;

    private final Origin first = Origin.random();
    private final Origin second = Origin.random();
    private final Origin unseen = Origin.random();
    private final LostMembers lost = new LostMembers(LATE);

    private static Losses cuttingOff(Origin... members) {
        return new Losses(Set.of(members), false);
    }

    @Test
    void recordsLostMemberAsCutOff() {
        lost.viewed(Set.of(first, second), 0);
        assertThat(lost.hasCutOff()).isFalse();

        lost.viewed(Set.of(first), 0);

        assertThat(lost.losses().cutOff()).containsExactly(second);
        assertThat(lost.hasCutOff()).isTrue();
    }

    /** A new member does not replace a lost one, although the number of members is the same. */
    @Test
    void recordsLostMemberDespiteReplacement() {
        lost.viewed(Set.of(first, second), 0);
        lost.viewed(Set.of(first, unseen), 0);

        assertThat(lost.losses().cutOff()).containsExactly(second);
    }

    @Test
    void forgetsMemberThatReturns() {
        lost.viewed(Set.of(first, second), 0);
        lost.viewed(Set.of(first), 0);
        lost.viewed(Set.of(first, second), 0);

        assertThat(lost.hasCutOff()).isFalse();
    }

    @Test
    void ignoresMembersThatLeft() {
        lost.viewed(Set.of(first, second), 0);
        lost.recordLeave(first, 0);
        lost.viewed(Set.of(second), 0);
        lost.viewed(Set.of(), 0);
        assertThat(lost.losses().cutOff()).containsExactly(second);

        lost.recordLeave(second, 0);
        assertThat(lost.hasCutOff()).as("leave reported after the view").isFalse();
    }

    @Test
    void countsLateCommitDelayFromEndOfProcess() {
        lost.viewed(Set.of(first), 0);
        lost.viewed(Set.of(), 100);
        lost.forget(first::equals, 120);

        assertThat(lost.hasCutOff()).isFalse();
        assertThat(lost.lateCommitsAreOver(100 + LATE)).isFalse();
        assertThat(lost.lateCommitsAreOver(120 + LATE)).isTrue();
        assertThat(lost.lateCommitsAreOver(120 + LATE)).as("reported once").isFalse();
    }

    /** A member that joins later has never seen the member that is cut off; another member reports it. */
    @Test
    void isCutOffWhileAnotherMemberReportsLoss() {
        lost.viewed(Set.of(first), 0);
        lost.recordReport(first, cuttingOff(unseen), 0);
        assertThat(lost.hasCutOff()).isTrue();
        assertThat(lost.losses().cutOff()).as("its own losses").isEmpty();

        lost.recordReport(first, cuttingOff(), 50);
        assertThat(lost.hasCutOff()).isFalse();
        assertThat(lost.lateCommitsAreOver(50)).isFalse();
        assertThat(lost.lateCommitsAreOver(50 + LATE)).isTrue();
    }

    @Test
    void takesOverLossesOfLostMember() {
        lost.viewed(Set.of(first), 0);
        lost.recordReport(first, cuttingOff(unseen), 0);
        lost.viewed(Set.of(), 0);

        assertThat(lost.losses().cutOff()).containsExactlyInAnyOrder(first, unseen);
    }

    @Test
    void forgetsLossesOfMemberThatLeft() {
        lost.viewed(Set.of(first), 0);
        lost.recordReport(first, cuttingOff(unseen), 0);
        lost.recordLeave(first, 0);
        lost.viewed(Set.of(), 0);

        assertThat(lost.hasCutOff()).isFalse();
    }

    @Test
    void ignoresLossesOfMemberOutsideView() {
        lost.recordReport(first, cuttingOff(unseen), 0);

        assertThat(lost.hasCutOff()).isFalse();
    }

    @Test
    void expectsUnreportedCommitsUntilDelayEnds() {
        lost.viewed(Set.of(first), 0);
        assertThat(lost.mayCommitUnreported()).isFalse();
        lost.recordLeave(first, 0);
        lost.viewed(Set.of(), 100);
        assertThat(lost.mayCommitUnreported()).as("commits that it had sent").isTrue();

        assertThat(lost.lateCommitsAreOver(100 + LATE)).isTrue();
        assertThat(lost.mayCommitUnreported()).isFalse();
    }

    @Test
    void expectsUnreportedCommitsWhileOtherMemberDoes() {
        lost.viewed(Set.of(first), 0);
        lost.recordReport(first, new Losses(Set.of(), true), 0);
        assertThat(lost.mayCommitUnreported()).isTrue();

        lost.recordReport(first, Losses.NONE, 0);
        assertThat(lost.mayCommitUnreported()).isFalse();
    }

    @Test
    void computesTimeInWhichLostMemberMayAnswer() {
        lost.viewed(Set.of(first, second), 0);
        lost.recordReport(first, Losses.NONE, 5);
        assertThat(lost.remainingAnswerNanos(20, 10))
                .as("the second member may report a loss")
                .isEqualTo(10);
        lost.recordReport(second, Losses.NONE, 10);
        assertThat(lost.remainingAnswerNanos(20, 10)).isZero();

        lost.viewed(Set.of(first), 100);
        assertThat(lost.remainingAnswerNanos(20, 105)).isEqualTo(15);
        assertThat(lost.remainingAnswerNanos(20, 130)).isZero();
    }

    @Test
    void expectsNoAnswerOfEndedProcess() {
        lost.viewed(Set.of(first), 0);
        lost.viewed(Set.of(), 100);
        assertThat(lost.remainingAnswerNanos(20, 105)).isPositive();

        lost.forget(first::equals, 105);
        assertThat(lost.remainingAnswerNanos(20, 105)).isZero();
    }
}
