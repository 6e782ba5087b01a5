package org.tradebench.app.web.action;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.market.MarketSummaryProvider;
import org.tradebench.app.revocation.ProfileChanges;
import org.tradebench.app.security.LoginGuard;

/** Finds the action for a value of the parameter {@code action}. */
@ApplicationScoped
public class Actions {
    private final Action none = new ShowLogin();
    private final Map<String, Action> actions;

    protected Actions() {
        actions = Map.of();
    }

    @Inject
    public Actions(MarketSummaryProvider market, LoginGuard guard, ProfileChanges changes) {
        ShowHome home = new ShowHome(market);
        ShowPortfolio portfolio = new ShowPortfolio();
        ShowAccount account = new ShowAccount();
        actions = Map.ofEntries(
                Map.entry("login", new Login(home, guard)),
                Map.entry("register", new Register(home)),
                Map.entry("home", home),
                Map.entry("quotes", new ShowQuotes()),
                Map.entry("buy", new Buy()),
                Map.entry("sell", new Sell()),
                Map.entry("portfolio", portfolio),
                // In DayTrader the same page, not taken from its edge cache.
                Map.entry("portfolioNoEdge", portfolio),
                Map.entry("account", account),
                Map.entry("update_profile", new UpdateProfile(account, changes)),
                Map.entry("mksummary", new ShowMarket(market)),
                Map.entry("logout", new Logout()));
    }

    /**
     * Returns the action of this name; the login form when there is no name.
     *
     * @throws TradeException BAD_INPUT for a name that is no action
     */
    public Action of(@Nullable String name) {
        if (name == null || name.isEmpty()) {
            return none;
        }
        Action action = actions.get(name);
        if (action == null) {
            throw TradeException.badInput("There is no such action. The actions are: "
                    + String.join(", ", actions.keySet().stream().sorted().toList()) + ".");
        }
        return action;
    }
}
