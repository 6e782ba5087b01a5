package org.tradebench.app.soap.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.soap.fault.Refusal;
import org.tradebench.app.web.error.Problem;

class FaultTranslationTest {
    /** FORBIDDEN refuses a server's pass and is no user's fault; too many tries are refused by the pages before they send a message. */
    @ParameterizedTest
    @EnumSource(
            names = {"FORBIDDEN", "TOO_MANY_TRIES"},
            mode = EnumSource.Mode.EXCLUDE)
    void keepsReasonAndMessageOfRefusals(Reason reason) {
        Problem problem = Problem.of(new TradeException(reason, "Why it was."));
        assertThat(FaultTranslation.of(new Refusal(problem.message(), problem.status())))
                .isInstanceOfSatisfying(TradeException.class, refused -> {
                    assertThat(refused.reason()).isEqualTo(reason);
                    assertThat(refused).hasMessage("Why it was.");
                });
    }

    @Test
    void reportsRejectedPassAsUnavailable() {
        assertThat(FaultTranslation.of(new Refusal("Not believed.", 403)))
                .isInstanceOfSatisfying(
                        TradeException.class,
                        refused -> assertThat(refused.reason()).isEqualTo(Reason.UNAVAILABLE));
    }

    @Test
    void doesNotTakeServiceFailureForRefusal() {
        RuntimeException failure = FaultTranslation.of(new Refusal("The server failed.", 500));
        assertThat(failure).isInstanceOf(IllegalStateException.class).isNotInstanceOf(TradeException.class);
    }
}
