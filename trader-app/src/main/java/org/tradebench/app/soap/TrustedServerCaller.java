package org.tradebench.app.soap;

import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.domain.TradeRules;
import org.tradebench.app.security.ServicePasses.Pass;
import org.tradebench.app.services.TradeServices;

/**
 * Acts for the pages of this application on this or another server, which have authenticated the user themselves; they hold the sessions, limit password guessing and cache answers.
 *
 * @param services answer from the database, never from a cache
 */
record TrustedServerCaller(Pass pass, TradeServices services) implements SoapCaller {
    @Override
    public String user() {
        return pass.userId()
                .orElseThrow(() -> new TradeException(
                        Reason.NOT_AUTHENTICATED, "This operation needs a user, but the calling server names none."));
    }

    @Override
    public TradeServices servicesWithoutAccount() {
        return services;
    }

    @Override
    public Account login(String userId, String password) {
        return services.login(userId, password);
    }

    @Override
    public void begin(Account account) {
        // The session is the page's.
    }

    @Override
    public AccountProfile update(ProfileUpdate update) {
        return services.updateAccountProfile(update);
    }

    @Override
    public void end() {
        // The session is the page's.
    }

    @Override
    public MarketSummary marketSummary() {
        return services.getMarketSummary();
    }

    /** Returns one more, by which a page sees that there are more. */
    @Override
    public int mostRows() {
        return TradeRules.MAX_ROWS + 1;
    }
}
