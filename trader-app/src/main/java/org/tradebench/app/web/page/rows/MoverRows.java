package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.domain.Quote;

/** Writes the rows of the market's top gainers or losers. */
public final class MoverRows extends RowsTag<Quote> {
    @Override
    protected void row(HtmlWriter markup, Quote quote) throws IOException {
        markup.html("<tr><th scope=\"row\"><a href=\"app?action=quotes&amp;symbols=")
                .text(quote.symbol())
                .html("\">")
                .text(quote.symbol())
                .html("</a></th>")
                .moneyCell(quote.price())
                .gainCell(quote.change(), quote.gainPercent())
                .html("</tr>\n");
    }
}
