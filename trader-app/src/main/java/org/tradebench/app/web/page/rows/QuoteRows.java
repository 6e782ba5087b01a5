package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.JspException;
import jakarta.servlet.jsp.PageContext;
import java.io.IOException;
import org.tradebench.app.caching.servlet.CacheableParts;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.web.page.DisplayFormat;
import org.tradebench.app.web.page.PriceRange;

/** Writes the rows of the quotes page: a quote, its day as a picture, and the form to buy it. Where parts are cached, each row is a part. */
public final class QuoteRows extends RowsTag<Quote> {
    private static final String PART = "/WEB-INF/pages/parts/quote.jsp";
    private static final String QUOTE = "quote";

    @Override
    public void doTag() throws JspException, IOException {
        PageContext context = (PageContext) getJspContext();
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
        markup.html("<tr><th scope=\"row\"><a href=\"app?action=quotes&amp;symbols=")
                .text(quote.symbol())
                .html("\">")
                .text(quote.symbol())
                .html("</a></th><td>")
                .text(quote.companyName())
                .html("</td>")
                .countCell(quote.volume())
                .html("<td>")
                .html(DisplayFormat.money(quote.low()))
                .html(" – ")
                .html(DisplayFormat.money(quote.high()))
                .html("</td>")
                .moneyCell(quote.open())
                .moneyCell(quote.price())
                .html("<td>")
                .gain(quote.change(), quote.gainPercent())
                .html("<svg viewBox=\"0 0 100 8\" aria-hidden=\"true\"><path d=\"")
                .html(PriceRange.path(quote))
                .html("\"/></svg></td>");
        buyForm(markup, quote.symbol());
        markup.html("</tr>\n");
    }

    private static void buyForm(HtmlWriter markup, String symbol) throws IOException {
        markup.html("<td><form method=\"post\" action=\"app\"><input type=\"hidden\" name=\"action\" value=\"buy\">"
                        + "<input type=\"hidden\" name=\"symbol\" value=\"")
                .text(symbol)
                .html("\"><input name=\"quantity\" type=\"number\" min=\"1\" max=\"1000000\" value=\"100\" required"
                        + " aria-label=\"Shares of ")
                .text(symbol)
                .html("\"><button>Buy</button></form></td>");
    }
}
