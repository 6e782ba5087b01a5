package org.tradebench.app.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.TradeException.Reason;

/** The reason decides the HTTP status: a wrong one tells a client to log in, to give up or to try again in vain. */
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
