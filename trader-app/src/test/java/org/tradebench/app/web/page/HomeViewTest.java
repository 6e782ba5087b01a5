package org.tradebench.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.HoldingSums;
import org.tradebench.app.services.HoldingsPage;
import org.tradebench.app.services.OrdersPage;

class HomeViewTest {
    private static final Account ACCOUNT =
            new Account(7, "<ann>", Instant.EPOCH, new BigDecimal("1000.00"), new BigDecimal("900.00"), null, 3, 2, 0);

    @Test
    void computesGainFromCashHoldingsAndOpeningBalance() {
        PortfolioView portfolio = new PortfolioView(page(holding("10.00", "11.00"), holding("20.00", "24.00")));
        HomeView home = new HomeView(ACCOUNT, portfolio.count(), portfolio.marketValue(), portfolio.symbols());
        assertThat(home.values())
                .contains(
                        new LabelledValue("Number of holdings", "2", null, null),
                        new LabelledValue("Value of holdings", "350.00", null, null),
                        new LabelledValue("Cash and holdings", "1,250.00", null, null),
                        new LabelledValue("Current gain or loss", "+250.00", "up", "+25.00%"));
        assertThat(portfolio.gain()).isEqualTo("50.00");
        assertThat(portfolio.gainPercent()).isEqualTo("16.67");
    }

    @Test
    void showsZeroPercentWithoutOpeningBalance() {
        Account empty =
                new Account(8, "bob", Instant.EPOCH, new BigDecimal("0.00"), new BigDecimal("-24.95"), null, 1, 0, 0);
        assertThat(new HomeView(empty, 0, BigDecimal.ZERO, List.of()).values())
                .contains(new LabelledValue("Current gain or loss", "-24.95", "down", "0.00%"));
    }

    @Test
    void escapesUserId() {
        AccountProfile profile = new AccountProfile("<ann>", "", "", "", "");
        assertThat(new AccountView(ACCOUNT, new OrdersPage(List.of(), 0), profile, "").values())
                .contains(new LabelledValue("User id", "&lt;ann&gt;", null, null));
    }

    private static HoldingsPage page(Holding... holdings) {
        List<Holding> all = List.of(holdings);
        return new HoldingsPage(all, HoldingSums.of(all), 0, true);
    }

    private static Holding holding(String bought, String now) {
        return new Holding(1, 7, "s:1", 10, new BigDecimal(bought), Instant.EPOCH, new BigDecimal(now));
    }
}
