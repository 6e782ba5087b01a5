package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.web.page.DisplayFormat;
import org.tradebench.app.web.page.PageFunctions;

/** Writes the rows of the market's top gainers or losers. */
public final class MoverRows extends RowsTag<Quote> {
    private static final String ROW = "<tr><th scope=\"row\">" + HtmlWriter.QUOTE_LINK + "</th><td>{}</td><td>"
            + HtmlWriter.GAIN + "</td></tr>\n";

    @Override
    protected void row(HtmlWriter markup, Quote quote) throws IOException {
        markup.html(
                ROW,
                quote.symbol(),
                quote.symbol(),
                DisplayFormat.money(quote.price()),
                PageFunctions.trend(quote.change()),
                DisplayFormat.change(quote.change()),
                DisplayFormat.percent(quote.gainPercent()));
    }
}
