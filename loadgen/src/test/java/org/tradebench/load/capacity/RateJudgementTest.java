package org.tradebench.load.capacity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.results.Latencies;
import org.tradebench.load.results.OpenModel;
import org.tradebench.load.settings.ResponseLimit;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Validity;

class RateJudgementTest {
    private static final ResponseLimit LIMIT = ResponseLimit.parse("p99<50ms");

    /** Makes a result at 400 operations per second; by Little's law, 50 ms then are 20 concurrent operations. */
    private static OpenModel open(double responseP99, double serviceP99) {
        return SampleCapacity.openModel(400, responseP99, serviceP99);
    }

    private static CheckResult check(String name, CheckOutcome outcome) {
        return new CheckResult(name, outcome, Validity.INVALID, "3 of 4", "at most 1", "Explained.");
    }

    private static RateJudgement judge(OpenModel open, CheckResult... checks) {
        return RateJudgement.of(LIMIT, open, List.of(checks), 64);
    }

    @Test
    void meetsLimit() {
        assertThat(judge(
                        open(49.9, 20),
                        check("errors", CheckOutcome.PASS),
                        check("interval for p99", CheckOutcome.WARN)))
                .isEqualTo(new RateJudgement(RateOutcome.MET, ""));
    }

    @Test
    void missesLimitByResponseTime() {
        assertThat(judge(open(50, 20))).isEqualTo(new RateJudgement(RateOutcome.MISSED, "response time"));
    }

    @ParameterizedTest
    @CsvSource({
        "errors, FAIL, MISSED",
        "backlog growth, WARN, MISSED",
        "schedule lag, FAIL, MET",
        "load-generator CPU, FAIL, MET",
        "load-generator pauses, FAIL, MET",
        "schedule lag, WARN, MET",
        "background load, FAIL, UNUSABLE",
        "every arrival, FAIL, UNUSABLE",
        "steady throughput, FAIL, UNUSABLE",
        "consistency, FAIL, INCONSISTENT",
        "acknowledged orders, FAIL, INCONSISTENT"
    })
    void namesCheckThatDecides(String name, CheckOutcome outcome, RateOutcome expected) {
        RateJudgement judgement = judge(open(30, 20), check(name, outcome));
        assertThat(judgement.outcome()).isEqualTo(expected);
        assertThat(judgement.reason()).isEqualTo(expected == RateOutcome.MET ? "" : name + ": 3 of 4");
    }

    /** The trial of the closed model is judged by its data alone. */
    @Test
    void namesFailedDataCheck() {
        assertThat(RateJudgement.dataProblem(List.of(
                        check("background load", CheckOutcome.FAIL), check("acknowledged orders", CheckOutcome.FAIL))))
                .contains("acknowledged orders: 3 of 4");
        assertThat(RateJudgement.dataProblem(
                        List.of(check("errors", CheckOutcome.FAIL), check("consistency", CheckOutcome.PASS))))
                .isEmpty();
    }

    /** An overloaded system is not steady, and a load generator beside it may be late. */
    @ParameterizedTest
    @CsvSource({"steady throughput", "stalled requests", "errors", "schedule lag", "load-generator CPU"})
    void missesLimitByServiceTimeDespiteOtherFailures(String name) {
        assertThat(judge(open(900, 160), check(name, CheckOutcome.FAIL)).outcome())
                .isEqualTo(RateOutcome.MISSED);
    }

    @Test
    void attributesDelayToLoadGenerator() {
        assertThat(judge(open(900, 20), check("schedule lag", CheckOutcome.FAIL))
                        .outcome())
                .isEqualTo(RateOutcome.LOAD_GENERATOR_LIMITED);
    }

    @Test
    void reportsTooFewVirtualUsers() {
        CheckResult exhausted = check("virtual-user exhaustion", CheckOutcome.WARN);
        RateJudgement few = RateJudgement.of(LIMIT, open(900, 30), List.of(exhausted), 19);
        assertThat(few.outcome()).isEqualTo(RateOutcome.LOAD_GENERATOR_LIMITED);
        assertThat(few.reason()).contains("19 virtual users are too few", "20 operations", "use --virtual-users 40");
        assertThat(RateJudgement.of(LIMIT, open(900, 30), List.of(exhausted), 20)
                        .outcome())
                .isEqualTo(RateOutcome.MISSED);
        assertThat(RateJudgement.of(LIMIT, open(900, 30), List.of(), 19).outcome())
                .isEqualTo(RateOutcome.MISSED);
    }

    @Test
    void isUnusableWithoutArrivals() {
        assertThat(RateJudgement.of(LIMIT, SampleCapacity.openModel(400, null, null), List.of(), 64)
                        .outcome())
                .isEqualTo(RateOutcome.UNUSABLE);
    }

    @ParameterizedTest
    @CsvSource({"mean, 1", "p50, 2", "p90, 3", "p95, 4", "p99, 5", "p99.9, 6", "max, 7"})
    void readsEachMetric(String word, double value) {
        assertThat(new Latencies(100, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0)
                        .of(ResponseLimit.parse(word + "<1s").metric()))
                .isEqualTo(value);
    }
}
