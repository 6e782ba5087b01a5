package org.tradebench.app.caching.command;

import org.tradebench.app.domain.Quote;
import org.tradebench.app.services.TradeServices;

/** Reads a quote. */
public final class QuoteCommand extends TradeCommand<Quote> {

    private final String symbol;

    QuoteCommand(TradeServices services, String symbol) {
        super(() -> services.getQuote(symbol));
        this.symbol = symbol;
    }

    /** For the policy. */
    public String getSymbol() {
        return symbol;
    }
}
