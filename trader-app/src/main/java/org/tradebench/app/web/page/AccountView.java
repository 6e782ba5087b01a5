package org.tradebench.app.web.page;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Order;
import org.tradebench.app.services.OrdersPage;

/**
 * Holds what the account page shows: account, profile and orders.
 *
 * @param page of the account's orders
 * @param notice what this request changed; empty when nothing
 */
public record AccountView(Account account, OrdersPage page, AccountProfile profile, String notice) {
    public List<Order> orders() {
        return page.orders();
    }

    /** Returns the link to the orders before these; null when there are none, or only the latest were requested. */
    public @Nullable PagerView pages() {
        return page.next() == 0
                ? null
                : new PagerView(
                        DisplayFormat.count(orders().size()) + " orders",
                        null,
                        "app?action=account&showAllOrders=true&before=" + page.next() + "#orders");
    }

    /** Returns the account's values, of which the first two are drawn large. */
    public List<LabelledValue> values() {
        return List.of(
                LabelledValue.money("Balance", account.balance()),
                LabelledValue.money("Opening balance", account.openBalance()),
                LabelledValue.text("User id", account.userId()),
                LabelledValue.text("Account", Long.toString(account.accountId())),
                LabelledValue.moment("Opened", account.creationDate()),
                LabelledValue.moment("Last login", account.lastLogin()),
                LabelledValue.count("Total logins", account.loginCount()),
                LabelledValue.count("Total logouts", account.logoutCount()));
    }
}
