package org.tradebench.app.soap;

import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeRules;
import org.tradebench.app.services.TradeServices;

/** Who sent a message, and what that means for its answer. */
interface SoapCaller {

    /**
     * Whose account is meant.
     *
     * @throws TradeException NOT_AUTHENTICATED when the message does not say, or says so wrongly
     */
    String user();

    /** The operations. */
    TradeServices services();

    /** The operations that are nobody's, for whom may use them. */
    default TradeServices servicesForAnybody() {
        user();
        return services();
    }

    /** Logs a user in by their password. */
    Account login(String userId, String password);

    /** Somebody has logged in: their session begins, where there are sessions. */
    void begin(Account account);

    /** Replaces the profile of {@link #user}. */
    AccountProfile update(ProfileUpdate update);

    /** Somebody has logged out. */
    void end();

    MarketSummary marketSummary();

    /** Orders or holdings of one answer, at most. */
    default int mostRows() {
        return TradeRules.MOST_ROWS;
    }
}
