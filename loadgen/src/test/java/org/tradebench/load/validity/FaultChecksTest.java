package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.load.fault.FaultOutcome;

class FaultChecksTest {
    private static FaultOutcome outcome(Double end, Double level, Integer recovered) {
        return new FaultOutcome("kill-node", List.of("application-2"), 20, end, 50, level, 12, 3, recovered, 7L, 7L);
    }

    @Test
    void allowsErrorsOnlyDuringFaults() {
        assertThat(AnswerChecks.errorsOutsideFaults(1000, 400, 0, 0).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(AnswerChecks.errorsOutsideFaults(1000, 400, 1, 0).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(AnswerChecks.errorsOutsideFaults(1000, 400, 0, 1).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(AnswerChecks.errorsOutsideFaults(0, 0, 0, 0).outcome()).isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void requiresFaultToBeInjectedLiftedAndRecovered() {
        List<String> requested = List.of("kill-node");
        assertThat(DataChecks.recovery(requested, List.of(outcome(30.0, 100.0, 35))))
                .satisfies(check -> {
                    assertThat(check.outcome()).isEqualTo(CheckOutcome.PASS);
                    assertThat(check.value()).isEqualTo("kill-node after 15 s");
                });
        assertFails(requested, List.of(), "never injected");
        assertFails(requested, List.of(outcome(null, 100.0, 35)), "lasted beyond the end of the load");
        assertFails(requested, List.of(outcome(30.0, null, null)), "no whole second");
        assertFails(requested, List.of(outcome(30.0, 100.0, null)), "did not return after kill-node");
    }

    private static void assertFails(List<String> requested, List<FaultOutcome> faults, String message) {
        assertThat(DataChecks.recovery(requested, faults)).satisfies(check -> {
            assertThat(check.outcome()).isEqualTo(CheckOutcome.FAIL);
            assertThat(check.value()).contains(message);
        });
    }

    @Test
    void exemptCheckDoesNotAffectValidity() {
        CheckResult warning =
                SteadyStateChecks.steadyThroughput(List.of(1L, 1L, 1L, 1L, 1L, 1L, 9L, 9L, 9L), List.of(), "");
        CheckResult exempted = warning.exempt("it is the fault");
        assertThat(exempted.value()).isEqualTo(warning.value());
        assertThat(exempted.explanation()).contains("it is the fault");
        assertThat(CheckResult.validityOf(List.of(exempted))).isEqualTo(Validity.VALID);
        assertThat(CheckResult.validityOf(List.of(exempted, warning))).isEqualTo(Validity.INCONCLUSIVE);
    }
}
