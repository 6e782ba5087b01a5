package org.tradebench.load.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Computes the outcomes of faults from a measurement interval of 60 s with 100 answers per second, except where a test changes them. */
class FaultTimesTest {
    private static final long OPEN = 1_000_000;

    private final List<FaultTimes.Second> seconds = new ArrayList<>();

    FaultTimesTest() {
        for (int s = 0; s < 60; s++) {
            seconds.add(new FaultTimes.Second(100, 0, 0));
        }
    }

    private void setSeconds(int first, int last, long requests, long errors, long sessionsLost) {
        for (int s = first; s <= last; s++) {
            seconds.set(s, new FaultTimes.Second(requests, errors, sessionsLost));
        }
    }

    private static FaultMark mark(double begin, Double end) {
        return new FaultMark(
                "kill-node",
                List.of("application-2"),
                OPEN + Math.round(1000 * begin),
                end == null ? null : OPEN + Math.round(1000 * end));
    }

    private FaultTimes times() {
        return new FaultTimes(seconds, OPEN);
    }

    private FaultOutcome outcome(FaultMark mark) {
        return times().outcomes(List.of(mark)).get(0);
    }

    @Test
    void recoversAtOnceWithoutEffect() {
        FaultOutcome outcome = outcome(mark(20.4, 25.6));
        assertThat(outcome.levelBefore()).isEqualTo(100);
        assertThat(outcome.recovered()).isEqualTo(20);
        assertThat(outcome.secondsToRecover()).isZero();
        assertThat(outcome.errors()).isZero();
    }

    @Test
    void recoversWhenMeanReturnsAfterLastError() {
        setSeconds(20, 24, 10, 4, 1);
        setSeconds(25, 29, 80, 0, 0);
        seconds.set(27, new FaultTimes.Second(80, 1, 0));
        FaultOutcome outcome = outcome(mark(20.4, 26.2));
        assertThat(outcome.errors()).isEqualTo(5 * 3 + 1);
        assertThat(outcome.sessionsLost()).isEqualTo(5);
        // 28 and 29 have 80, the rest 100: the mean of 28 to 32 is 92.
        assertThat(outcome.recovered()).isEqualTo(28);
        assertThat(outcome.secondsToRecover()).isCloseTo(7.6, within(0.001));
        assertThat(times().errorsOutside(List.of(outcome))).isZero();
    }

    @Test
    void recoversAtNineTenthsOfThroughput() {
        setSeconds(20, 59, 89, 0, 0);
        assertThat(outcome(mark(20, 25.0)).recovered()).isNull();
        setSeconds(20, 59, 90, 0, 0);
        assertThat(outcome(mark(20, 25.0)).recovered()).isEqualTo(20);
    }

    @Test
    void needsEnoughSecondsAfterLastErrorToRecover() {
        seconds.set(56, new FaultTimes.Second(100, 1, 0));
        assertThat(outcome(mark(50, 51.0)).recovered()).isNull();
    }

    @Test
    void attributesErrorsFromStartToEndOfGrace() {
        seconds.set(19, new FaultTimes.Second(100, 1, 0));
        seconds.set(20, new FaultTimes.Second(100, 2, 0));
        // Ends in second 25, which is whole; 15 more are its grace: 26 to 40.
        seconds.set(40, new FaultTimes.Second(100, 4, 0));
        seconds.set(41, new FaultTimes.Second(100, 8, 8));
        FaultOutcome outcome = outcome(mark(20.9, 25.1));
        assertThat(outcome.errors()).isEqualTo(6);
        assertThat(times().errorsOutside(List.of(outcome))).isEqualTo(9);
    }

    @Test
    void attributesAllErrorsToUnendedFault() {
        setSeconds(30, 59, 10, 10, 0);
        FaultOutcome outcome = outcome(mark(30, null));
        assertThat(outcome.end()).isNull();
        assertThat(outcome.errors()).isEqualTo(300);
        assertThat(outcome.recovered()).isNull();
        assertThat(times().errorsOutside(List.of(outcome))).isZero();
    }

    @Test
    void hasNoEndWhenFaultOutlastsLoad() {
        assertThat(outcome(mark(30, 59.9)).end()).isEqualTo(59.9);
        assertThat(outcome(mark(30, 60.1)).end()).isNull();
    }

    @Test
    void takesLevelAfterFailedRecoveryForNextFault() {
        setSeconds(20, 59, 80, 0, 0);
        List<FaultOutcome> outcomes = times().outcomes(List.of(mark(20, 22.5), mark(45, 46.5)));
        assertThat(outcomes.get(0).recovered()).isNull();
        // Second 22 is the fault's last, 23 to 37 are its grace: the level is that of 38 to 44.
        assertThat(outcomes.get(1).levelBefore()).isEqualTo(80);
        assertThat(outcomes.get(1).recovered()).isEqualTo(45);
    }

    @Test
    void looksForRecoveryOnlyBeforeNextFault() {
        setSeconds(10, 12, 50, 5, 0);
        setSeconds(40, 42, 50, 7, 0);
        List<FaultOutcome> outcomes = times().outcomes(List.of(mark(10, 12.5), mark(40, 42.5)));
        assertThat(outcomes.get(0).recovered()).isEqualTo(13);
        assertThat(outcomes.get(0).errors()).isEqualTo(15);
        assertThat(outcomes.get(1).levelBefore()).isEqualTo(100);
        assertThat(outcomes.get(1).recovered()).isEqualTo(43);
        assertThat(outcomes.get(1).errors()).isEqualTo(21);
    }

    @Test
    void hasNoLevelBeforeInFirstSecond() {
        FaultOutcome outcome = outcome(mark(0.3, 2.0));
        assertThat(outcome.levelBefore()).isNull();
        assertThat(outcome.recovered()).isNull();
    }
}
