package org.tradebench.app.web.action;

import java.util.List;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Order;
import org.tradebench.app.web.page.AccountView;
import org.tradebench.app.web.page.Page;

/** The account's figures, its orders and the form of the profile. */
final class AccountInformation implements Action {

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
        Account account = call.services().getAccountData(call.userId());
        List<Order> orders = call.services().getOrders(call.userId(), all ? Integer.MAX_VALUE : RECENT_ORDERS);
        call.show("account", new AccountView(account, orders, profile, notice));
        return Page.ACCOUNT;
    }
}
