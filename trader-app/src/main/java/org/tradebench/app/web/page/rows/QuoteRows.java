package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.JspException;
import jakarta.servlet.jsp.PageContext;
import java.io.IOException;
import org.tradebench.app.caching.servlet.CacheableParts;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.web.page.DisplayFormat;
import org.tradebench.app.web.page.PageFunctions;
import org.tradebench.app.web.page.PriceRange;

/** Writes the rows of the quotes page: a quote, its day as a picture, and the form to buy it. Where parts are cached, each row is a part. */
public final class QuoteRows extends RowsTag<Quote> {
    private static final String PART = "/WEB-INF/pages/parts/quote.jsp";
    private static final String QUOTE = "quote";

    private static final String ROW = "<tr><th scope=\"row\">" + HtmlWriter.QUOTE_LINK
            + "</th><td>{}</td><td>{}</td><td>{} – {}</td><td>{}</td><td>{}</td><td>" + HtmlWriter.GAIN + """
            <svg viewBox="0 0 100 8" aria-hidden="true"><path d="{}"/></svg></td>\
            <td><form method="post" action="app"><input type="hidden" name="action" value="buy">\
            <input type="hidden" name="symbol" value="{}"><input name="quantity" type="number" min="1" max="1000000" value="100" required\
             aria-label="Shares of {}"><button>Buy</button></form></td></tr>
            """;

    @Override
    public void doTag() throws JspException, IOException {
        PageContext context = context();
        // The part draws its one row by this tag, too.
        if (!CacheableParts.areIn(context.getRequest()) || context.getRequest().getAttribute(QUOTE) != null) {
            super.doTag();
            return;
        }
        for (Quote quote : items()) {
            context.getRequest().setAttribute(QUOTE, quote);
            PagePart.include(context, PART);
        }
        context.getRequest().removeAttribute(QUOTE);
    }

    @Override
    protected void row(HtmlWriter markup, Quote quote) throws IOException {
        markup.html(
                ROW,
                quote.symbol(),
                quote.symbol(),
                quote.companyName(),
                DisplayFormat.count(quote.volume()),
                DisplayFormat.money(quote.low()),
                DisplayFormat.money(quote.high()),
                DisplayFormat.money(quote.open()),
                DisplayFormat.money(quote.price()),
                PageFunctions.trend(quote.change()),
                DisplayFormat.change(quote.change()),
                DisplayFormat.percent(quote.gainPercent()),
                PriceRange.path(quote),
                quote.symbol(),
                quote.symbol());
    }
}
