package org.tradebench.app.web.page;

import java.util.List;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Order;

/**
 * The account page.
 *
 * @param orders the newest first
 * @param notice what this request changed; empty when nothing
 */
public record AccountView(Account account, List<Order> orders, AccountProfile profile, String notice) {

    /** The account in figures: the first two are drawn large. */
    public List<Figure> figures() {
        return List.of(
                Figure.money("Balance", account.balance()),
                Figure.money("Opening balance", account.openBalance()),
                Figure.text("User id", account.userId()),
                Figure.text("Account", Long.toString(account.accountId())),
                Figure.moment("Opened", account.creationDate()),
                Figure.moment("Last login", account.lastLogin()),
                Figure.count("Total logins", account.loginCount()),
                Figure.count("Total logouts", account.logoutCount()));
    }
}
