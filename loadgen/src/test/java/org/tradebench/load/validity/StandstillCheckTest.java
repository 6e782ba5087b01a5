package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StandstillCheckTest {
    private static final int SEEDS = 2_000;

    private static List<Long> steady(int seconds, long perSecond) {
        return new ArrayList<>(Collections.nCopies(seconds, perSecond));
    }

    private static List<Long> with(List<Long> seconds, int from, int to, long perSecond) {
        Collections.fill(seconds.subList(from, to), perSecond);
        return seconds;
    }

    private static CompletedSeconds completed(List<Long> seconds, double cycleSeconds) {
        return new CompletedSeconds(seconds, Collections.nCopies(seconds.size(), 0L), 1_000, 1, cycleSeconds);
    }

    private static CheckResult judge(List<Long> seconds) {
        return StandstillCheck.judge(completed(seconds, 0.01), false, standstill -> "");
    }

    @Test
    void namesTimeAndLengthOfPause() {
        CheckResult result = judge(with(steady(90, 800), 42, 73, 0));
        assertThat(result.outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(result.consequence()).isEqualTo(Validity.INVALID);
        assertThat(result.value()).isEqualTo("no request completed from 42 s to 73 s (31 s)");
        assertThat(result.explanation()).contains("A longer warm-up does not help");
    }

    @Test
    void detectsSingleEmptySecond() {
        assertThat(judge(with(steady(60, 800), 17, 18, 0)).value())
                .isEqualTo("no request completed from 17 s to 18 s (1 s)");
    }

    @Test
    void detectsPauseLongerThanHalfOfInterval() {
        assertThat(judge(with(steady(60, 800), 20, 55, 0)).value()).contains("from 20 s to 55 s (35 s)");
    }

    @Test
    void detectsPauseAtStartOrEnd() {
        assertThat(judge(with(steady(60, 800), 0, 2, 0)).value()).contains("from 0 s to 2 s");
        assertThat(judge(with(steady(60, 800), 50, 60, 0)).value()).contains("from 50 s to 60 s");
    }

    @Test
    void detectsTemporaryThroughputCollapse() {
        CheckResult result = judge(with(steady(60, 800), 30, 35, 200));
        assertThat(result.outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(result.value()).isEqualTo("throughput fell to 25.0 % of its median from 30 s to 35 s (5 s)");
        assertThat(judge(with(steady(60, 800), 30, 32, 200)).outcome())
                .as("two seconds")
                .isEqualTo(CheckOutcome.PASS);
        assertThat(judge(with(steady(60, 800), 30, 35, 410)).outcome())
                .as("above half")
                .isEqualTo(CheckOutcome.PASS);
        assertThat(judge(with(steady(60, 800), 50, 60, 200)).outcome())
                .as("a lower level until the end")
                .isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void mergesPausesWithFewAnswersBetween() {
        List<Long> seconds = with(steady(60, 800), 10, 20, 0);
        seconds.set(14, 8L);
        assertThat(judge(seconds).value()).isEqualTo("throughput fell to 0.1 % of its median from 10 s to 20 s (10 s)");
    }

    @Test
    void listsThreePausesAndCountsTheOthers() {
        List<Long> seconds = steady(60, 800);
        for (int second = 10; second < 60; second += 10) {
            seconds.set(second, 0L);
        }
        assertThat(judge(seconds).value())
                .contains("from 10 s to 11 s", "from 20 s to 21 s", "from 30 s to 31 s", "; 2 more");
    }

    @Test
    void distinguishesErrorsFromMissingAnswers() {
        List<Long> errors = new ArrayList<>(Collections.nCopies(60, 0L));
        errors.set(31, 8L);
        CompletedSeconds seconds = new CompletedSeconds(with(steady(60, 800), 30, 33, 0), errors, 1_000, 1, 0.01);
        assertThat(StandstillCheck.judge(seconds, false, standstill -> "").value())
                .isEqualTo("no request was answered correctly from 30 s to 33 s (3 s)");
    }

    @Test
    void ignoresEmptyStartWithoutWarmUp() {
        List<Long> seconds = with(steady(60, 800), 0, 4, 0);
        CompletedSeconds cold = new CompletedSeconds(seconds, Collections.nCopies(60, 0L), 0, 1, 0.01);
        assertThat(StandstillCheck.judge(cold, false, standstill -> "").outcome())
                .isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void ignoresGapOfDelayedRecorder() {
        List<Long> seconds = with(steady(60, 800), 31, 33, 0);
        seconds.set(30, 2_400L);
        assertThat(judge(seconds).outcome()).isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void warnsAboutShortStandstillOnSharedMachine() {
        CheckResult result =
                StandstillCheck.judge(completed(with(steady(60, 800), 20, 30, 0), 0.01), true, standstill -> "");
        assertThat(result.outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(result.limit()).endsWith("the machine is shared on purpose");
        assertThat(StandstillCheck.judge(completed(with(steady(60, 800), 20, 31, 0), 0.01), true, standstill -> "")
                        .outcome())
                .isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void doesNotApplyToVeryFewRequests() {
        List<Long> seconds = with(steady(60, 0), 7, 8, 1);
        seconds.set(44, 1L);
        assertThat(judge(seconds).outcome()).isEqualTo(CheckOutcome.NOT_APPLICABLE);
        assertThat(judge(List.of()).outcome()).isEqualTo(CheckOutcome.NOT_APPLICABLE);
        assertThat(judge(steady(60, 0)).outcome()).isEqualTo(CheckOutcome.NOT_APPLICABLE);
    }

    /** Arrivals of the open model at a low rate, or the completions of a slow workload. */
    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.3, 0.7, 0.8, 1, 1.3, 2, 3, 5, 8, 12, 14, 20, 50, 200})
    void doesNotFailOnRandomArrivals(double perSecond) {
        for (int seed = 0; seed < SEEDS; seed++) {
            List<Long> seconds = poisson(new Random(seed), perSecond, 60, 1);
            assertThat(judge(seconds).outcome())
                    .as("%s, seed %s", seconds, seed)
                    .isNotEqualTo(CheckOutcome.FAIL);
        }
    }

    /** Operations of three requests each, such as logins and portfolios before an order. */
    @ParameterizedTest
    @ValueSource(doubles = {0.5, 2, 5, 12})
    void doesNotFailOnOperationsOfThreeRequests(double perSecond) {
        for (int seed = 0; seed < SEEDS; seed++) {
            List<Long> seconds = poisson(new Random(seed), perSecond, 60, 3);
            CompletedSeconds counted = new CompletedSeconds(seconds, Collections.nCopies(60, 0L), 1_000, 3, 0.01);
            assertThat(StandstillCheck.judge(counted, false, standstill -> "").outcome())
                    .as("%s, seed %s", seconds, seed)
                    .isNotEqualTo(CheckOutcome.FAIL);
        }
    }

    private static List<Long> poisson(Random random, double perSecond, int seconds, long requests) {
        long[] counts = new long[seconds];
        double time = 0;
        while (true) {
            time -= Math.log(1 - random.nextDouble()) / perSecond;
            if (time >= seconds) {
                return LongStream.of(counts).boxed().toList();
            }
            counts[(int) time] += requests;
        }
    }

    /** 400 virtual users that send their requests simultaneously, a think time after the previous answer. */
    @ParameterizedTest
    @CsvSource({"0.9, 0.1", "1.5, 0.01", "5, 0.2", "0, 1.5", "9.99, 0.05"})
    void passesForSynchronizedVirtualUsers(double think, double latency) {
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            long[] counts = new long[120];
            double time = -random.nextDouble() * (think + latency);
            while (time < 120) {
                time += think + latency;
                double sent = time;
                DoubleStream.generate(() -> sent + 0.02 * latency * random.nextGaussian())
                        .limit(400)
                        .filter(end -> end >= 0 && end < 120)
                        .forEach(end -> counts[(int) end]++);
            }
            List<Long> seconds = LongStream.of(counts).boxed().toList();
            assertThat(StandstillCheck.judge(completed(seconds, think + latency), false, standstill -> "")
                            .outcome())
                    .as("%s, seed %s", seconds, seed)
                    .isEqualTo(CheckOutcome.PASS);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 10})
    void detectsPauseOfSlowWorkload(int perSecond) {
        for (int seed = 0; seed < SEEDS; seed++) {
            List<Long> seconds = new ArrayList<>(poisson(new Random(seed), perSecond, 120, 1));
            Collections.fill(seconds.subList(60, 91), 0L);
            assertThat(judge(seconds).value()).as("%s, seed %s", seconds, seed).contains("no request completed");
        }
    }
}
