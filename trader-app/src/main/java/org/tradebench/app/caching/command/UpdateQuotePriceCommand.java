package org.tradebench.app.caching.command;

import org.tradebench.app.domain.Quote;
import org.tradebench.app.services.TradeOperation;
import org.tradebench.app.services.TradeServices;

/** Changes a quote, or makes it. */
public final class UpdateQuotePriceCommand extends TradeCommand<Quote> {
    private final String symbol;

    UpdateQuotePriceCommand(TradeOperation<Quote> operation, String symbol, TradeServices next) {
        super(operation, next);
        this.symbol = symbol;
    }

    public String getSymbol() {
        return symbol;
    }
}
