package org.tradebench.app.web.page;

import java.math.BigDecimal;
import java.util.List;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.Money;

/**
 * Holds what the home page shows of the account.
 *
 * @param symbols of the holdings: their value depends on the quotes of these
 */
public record HomeView(Account account, long holdingsCount, BigDecimal holdingsValue, List<String> symbols) {
    public static HomeView of(Account account, PortfolioView holdings) {
        return new HomeView(account, holdings.count(), holdings.marketValue(), holdings.symbols());
    }

    /** Returns cash, holdings, and the gain since the account was opened: the first two are drawn large. */
    public List<LabelledValue> values() {
        BigDecimal total = account.balance().add(holdingsValue);
        BigDecimal gain = total.subtract(account.openBalance());
        return List.of(
                LabelledValue.money("Cash and holdings", total),
                LabelledValue.gain("Current gain or loss", gain, Money.percent(gain, account.openBalance())),
                LabelledValue.money("Cash balance", account.balance()),
                LabelledValue.money("Value of holdings", holdingsValue),
                LabelledValue.count("Number of holdings", holdingsCount),
                LabelledValue.money("Opening balance", account.openBalance()),
                LabelledValue.text("Account", Long.toString(account.accountId())),
                LabelledValue.moment("Opened", account.creationDate()),
                LabelledValue.moment("This session since", account.lastLogin()),
                LabelledValue.count("Total logins", account.loginCount()));
    }
}
