package org.tradebench.app.web.page;

import java.math.BigDecimal;
import java.util.List;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.Money;

/**
 * The account on the home page.
 *
 * @param symbols of the holdings: their value depends on the quotes of these
 */
public record HomeView(Account account, long holdingsCount, BigDecimal holdingsValue, List<String> symbols) {

    public static HomeView of(Account account, PortfolioView holdings) {
        return new HomeView(account, holdings.count(), holdings.marketValue(), holdings.symbols());
    }

    /** Cash, holdings, and what was won or lost since the account was opened: the first two are drawn large. */
    public List<Figure> figures() {
        BigDecimal total = account.balance().add(holdingsValue);
        BigDecimal gain = total.subtract(account.openBalance());
        return List.of(
                Figure.money("Cash and holdings", total),
                Figure.gain("Current gain or loss", gain, Money.percent(gain, account.openBalance())),
                Figure.money("Cash balance", account.balance()),
                Figure.money("Value of holdings", holdingsValue),
                Figure.count("Number of holdings", holdingsCount),
                Figure.money("Opening balance", account.openBalance()),
                Figure.text("Account", Long.toString(account.accountId())),
                Figure.moment("Opened", account.creationDate()),
                Figure.moment("This session since", account.lastLogin()),
                Figure.count("Total logins", account.loginCount()));
    }
}
