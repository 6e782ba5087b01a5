package org.tradebench.app.web.page;

import java.math.BigDecimal;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.Money;

/** The figures of the account on the home page. */
public record HomeView(Account account, int holdingsCount, BigDecimal holdingsValue) {

    /** Cash and holdings together. */
    public BigDecimal total() {
        return account.balance().add(holdingsValue);
    }

    /** What was won or lost since the account was opened. */
    public BigDecimal gain() {
        return total().subtract(account.openBalance());
    }

    public BigDecimal gainPercent() {
        return Money.percent(gain(), account.openBalance());
    }
}
