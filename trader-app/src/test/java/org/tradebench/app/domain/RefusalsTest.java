package org.tradebench.app.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.TradeException.Reason;

/** Checks the reasons of refusals. They decide the HTTP status, by which a client logs in, gives up or retries. */
class RefusalsTest {
    @Test
    void givesEachRefusalItsReason() {
        Map<Reason, List<TradeException>> refusals = Map.of(
                Reason.NOT_AUTHENTICATED,
                List.of(Refusals.wrongLogin(), Refusals.wrongCurrentPassword()),
                Reason.NOT_FOUND,
                List.of(Refusals.noUser("uid:1"), Refusals.noQuote("s:1"), Refusals.noHolding(1)),
                Reason.CONFLICT,
                List.of(
                        Refusals.passwordChangedMeanwhile(),
                        Refusals.userTaken(),
                        Refusals.symbolTaken(),
                        Refusals.keyTaken(),
                        Refusals.keyOfAnotherOrder(7)),
                Reason.UNAVAILABLE,
                List.of(Refusals.messagingUnavailable(), Refusals.notPrepared()));

        refusals.forEach((reason, all) ->
                assertThat(all).extracting(TradeException::reason).containsOnly(reason));
    }

    @Test
    void namesUnknownUser() {
        assertThat(Refusals.noUser("uid:1")).hasMessage("There is no user 'uid:1'.");
    }
}
