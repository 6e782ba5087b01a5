package org.tradebench.app.web.page;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.Money;
import org.tradebench.app.services.HoldingsPage;

/** Holds what the portfolio page shows: a user's holdings, one page of very many, and the sums of all. */
public record PortfolioView(HoldingsPage page) {
    public List<Holding> holdings() {
        return page.holdings();
    }

    /** Returns the quotes on which a page with all holdings depends. */
    public List<String> symbols() {
        return holdings().stream().map(Holding::symbol).distinct().toList();
    }

    public long count() {
        return page.sums().count();
    }

    /** Returns dollars paid for all of them, without fees. */
    public BigDecimal basis() {
        return page.sums().basis();
    }

    public BigDecimal marketValue() {
        return page.sums().marketValue();
    }

    public BigDecimal gain() {
        return page.sums().gain();
    }

    public BigDecimal gainPercent() {
        return Money.percent(gain(), basis());
    }

    /** Returns which of the holdings are shown, with a link to the next ones; null when all are shown. */
    public @Nullable PagerView pages() {
        return page.whole()
                ? null
                : new PagerView(
                        "%s of %s holdings"
                                .formatted(DisplayFormat.count(holdings().size()), DisplayFormat.count(count())),
                        null,
                        page.next() == 0 ? null : "app?action=portfolio&after=" + page.next());
    }
}
