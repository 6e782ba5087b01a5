package org.tradebench.app.soap;

import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeRules;
import org.tradebench.app.services.TradeServices;

/** Identifies the sender of a message, and gives the services that the sender may use. */
interface SoapCaller {
    /**
     * Returns the user on whose account the message operates.
     *
     * @throws TradeException NOT_AUTHENTICATED when the message names no user, or has invalid credentials
     */
    String user();

    TradeServices services();

    /** Returns the operations that concern no user's account, for an authenticated caller. */
    default TradeServices servicesWithoutAccount() {
        user();
        return services();
    }

    Account login(String userId, String password);

    /** Begins the session of a user who has logged in, where there are sessions. */
    void begin(Account account);

    AccountProfile update(ProfileUpdate update);

    void end();

    MarketSummary marketSummary();

    /** Returns the maximum orders or holdings of one answer. */
    default int mostRows() {
        return TradeRules.MAX_ROWS;
    }
}
