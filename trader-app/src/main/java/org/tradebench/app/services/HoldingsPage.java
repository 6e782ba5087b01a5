package org.tradebench.app.services;

import java.util.List;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.HoldingSums;
import org.tradebench.app.domain.TradeRules;

/**
 * Holds some holdings of a user with the sums of all of them. Of an account with few holdings it is all of them, by one statement.
 *
 * @param holdings by their ids, at most {@link TradeRules#MAX_ROWS}
 * @param next after which holding the next page begins; 0 when there is none
 * @param whole whether these are all holdings
 */
public record HoldingsPage(List<Holding> holdings, HoldingSums sums, long next, boolean whole) {
    /** @param after the holding after which the page begins; 0 for the first one */
    public static HoldingsPage read(TradeServices services, String userId, long after) {
        List<Holding> read = after == 0 ? services.getHoldings(userId) : services.getHoldingsAfter(userId, after);
        boolean more = read.size() > TradeRules.MAX_ROWS;
        List<Holding> shown = more ? read.subList(0, TradeRules.MAX_ROWS) : read;
        boolean whole = after == 0 && !more;
        return new HoldingsPage(
                shown,
                whole ? HoldingSums.of(shown) : services.getHoldingSums(userId),
                more ? shown.get(shown.size() - 1).holdingId() : 0,
                whole);
    }
}
