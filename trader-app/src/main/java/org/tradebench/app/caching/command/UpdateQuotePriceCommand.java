package org.tradebench.app.caching.command;

import java.util.function.Supplier;
import org.tradebench.app.domain.Quote;

/** Changes a quote, or makes it. */
public final class UpdateQuotePriceCommand extends TradeCommand<Quote> {

    private final String symbol;

    UpdateQuotePriceCommand(String symbol, Supplier<Quote> work) {
        super(work);
        this.symbol = symbol;
    }

    /** For the policy. */
    public String getSymbol() {
        return symbol;
    }
}
