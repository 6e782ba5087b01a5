package org.tradebench.app.web.action;

import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.services.OrdersPage;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.web.page.AccountView;
import org.tradebench.app.web.page.WebPage;

/** Shows the account, its orders and the form of the profile. */
public final class ShowAccount implements Action {
    private static final int RECENT_ORDERS = 5;

    @Override
    public WebPage perform(ActionCall call) {
        return show(call, call.services().getAccountProfileData(call.userId()), "");
    }

    /**
     * Shows the account page with a profile that was just read.
     *
     * @param notice what this request changed, for the user; empty when nothing
     */
    WebPage show(ActionCall call, AccountProfile profile, String notice) {
        call.show("account", view(call.services(), profile, call.parameters(), notice));
        return WebPage.ACCOUNT;
    }

    /**
     * Returns the account with a profile that was just read.
     *
     * @param parameters whether all orders are shown, as many as a page may have, or the last five; and before which one
     * @param notice what this request changed, for the user; empty when nothing
     */
    public static AccountView view(
            TradeServices services, AccountProfile profile, Parameters parameters, String notice) {
        String userId = profile.userId();
        Account account = services.getAccountData(userId);
        long before = parameters.row("before");
        OrdersPage orders = parameters.has("showAllOrders")
                ? OrdersPage.all(services, userId, before)
                : OrdersPage.newest(services, userId, before, RECENT_ORDERS);
        return new AccountView(account, orders, profile, notice);
    }
}
