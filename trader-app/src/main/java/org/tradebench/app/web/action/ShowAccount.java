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

    /**
     * Selects which orders are shown.
     *
     * @param all as many as a page may have, else the last five
     * @param before the order before which they begin; 0 for the newest
     */
    public record OrderChoice(boolean all, long before) {
        /** Reads the choice. To be called before anything is changed: a refused request has changed nothing. */
        public static OrderChoice of(Parameters parameters) {
            return new OrderChoice(parameters.has("showAllOrders"), parameters.row("before"));
        }
    }

    @Override
    public WebPage perform(ActionCall call) {
        OrderChoice choice = OrderChoice.of(call.parameters());
        return show(call, call.services().getAccountProfileData(call.userId()), choice, "");
    }

    /**
     * Shows the account page with a profile that was just read.
     *
     * @param notice what this request changed, for the user; empty when nothing
     */
    WebPage show(ActionCall call, AccountProfile profile, OrderChoice choice, String notice) {
        call.show("account", view(call.services(), profile, choice, notice));
        return WebPage.ACCOUNT;
    }

    /**
     * Returns the account with a profile that was just read.
     *
     * @param notice what this request changed, for the user; empty when nothing
     */
    public static AccountView view(TradeServices services, AccountProfile profile, OrderChoice choice, String notice) {
        String userId = profile.userId();
        Account account = services.getAccountData(userId);
        OrdersPage orders = choice.all()
                ? OrdersPage.all(services, userId, choice.before())
                : OrdersPage.newest(services, userId, choice.before(), RECENT_ORDERS);
        return new AccountView(account, orders, profile, notice);
    }
}
