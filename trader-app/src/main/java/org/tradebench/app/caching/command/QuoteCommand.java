package org.tradebench.app.caching.command;

import org.tradebench.app.domain.Quote;
import org.tradebench.app.services.TradeReads.QuoteRead;
import org.tradebench.app.services.TradeServices;

/** Reads a quote. */
public final class QuoteCommand extends TradeCommand<Quote> {
    private final String symbol;

    QuoteCommand(QuoteRead operation, TradeServices next) {
        super(operation, next);
        symbol = operation.symbol();
    }

    public String getSymbol() {
        return symbol;
    }
}
