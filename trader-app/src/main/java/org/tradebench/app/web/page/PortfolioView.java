package org.tradebench.app.web.page;

import java.math.BigDecimal;
import java.util.List;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.Money;

/**
 * A user's holdings and their sums.
 *
 * @param basis dollars paid for all of them, fees apart
 * @param marketValue dollars that they are worth at the current prices
 */
public record PortfolioView(List<Holding> holdings, BigDecimal basis, BigDecimal marketValue) {

    public static PortfolioView of(List<Holding> holdings) {
        BigDecimal basis = BigDecimal.ZERO;
        BigDecimal marketValue = BigDecimal.ZERO;
        for (Holding holding : holdings) {
            basis = basis.add(holding.basis());
            marketValue = marketValue.add(holding.marketValue());
        }
        return new PortfolioView(holdings, basis, marketValue);
    }

    /** What is on the page depends on the quotes of these. */
    public List<String> symbols() {
        return holdings.stream().map(Holding::symbol).distinct().toList();
    }

    public int count() {
        return holdings.size();
    }

    public BigDecimal gain() {
        return marketValue.subtract(basis);
    }

    public BigDecimal gainPercent() {
        return Money.percent(gain(), basis);
    }
}
