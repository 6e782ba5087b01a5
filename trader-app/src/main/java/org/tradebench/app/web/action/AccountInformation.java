package org.tradebench.app.web.action;

import java.util.List;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Order;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.web.page.AccountView;
import org.tradebench.app.web.page.Page;

/** The account's figures, its orders and the form of the profile. */
public final class AccountInformation implements Action {

    private static final int RECENT_ORDERS = 5;

    @Override
    public Page perform(Call call) {
        return show(call, call.services().getAccountProfileData(call.userId()), "");
    }

    /**
     * The account page with a profile that was just read.
     *
     * @param notice what this request changed, for the user; empty when nothing
     */
    Page show(Call call, AccountProfile profile, String notice) {
        boolean all = call.parameters().has("showAllOrders");
        call.show("account", view(call.services(), profile, all, notice));
        return Page.ACCOUNT;
    }

    /**
     * The account with a profile that was just read.
     *
     * @param all whether all orders are shown, or the last five
     * @param notice as above
     */
    public static AccountView view(TradeServices services, AccountProfile profile, boolean all, String notice) {
        String userId = profile.userId();
        Account account = services.getAccountData(userId);
        List<Order> orders = services.getOrders(userId, all ? Integer.MAX_VALUE : RECENT_ORDERS);
        return new AccountView(account, orders, profile, notice);
    }
}
