package org.tradebench.app.web.page;

import java.util.List;
import org.tradebench.app.domain.Quote;

/**
 * Holds what the quotes page shows.
 *
 * @param requestedSymbols as the request names them, comma separated
 * @param missing a sentence about symbols that no quote has; empty when there are none
 */
public record QuotesView(List<Quote> quotes, String requestedSymbols, String missing) {
    public static QuotesView of(List<String> symbols, List<Quote> quotes) {
        return new QuotesView(quotes, String.join(",", symbols), missing(symbols, quotes));
    }

    private static String missing(List<String> symbols, List<Quote> quotes) {
        if (quotes.size() == symbols.size()) {
            return "";
        }
        List<String> known = quotes.stream().map(Quote::symbol).toList();
        return "There is no quote for: "
                + String.join(
                        ", ",
                        symbols.stream()
                                .filter(symbol -> !known.contains(symbol))
                                .toList());
    }
}
