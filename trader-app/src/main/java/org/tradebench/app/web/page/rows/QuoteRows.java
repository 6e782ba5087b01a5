package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.web.page.Figures;

/** The rows of the quotes page: a quote and the form to buy it. */
public final class QuoteRows extends RowsTag<Quote> {

    @Override
    void row(Markup markup, Quote quote) throws IOException {
        markup.html("<tr><th scope=\"row\"><a href=\"app?action=quotes&amp;symbols=")
                .text(quote.symbol())
                .html("\">")
                .text(quote.symbol())
                .html("</a></th><td>")
                .text(quote.companyName())
                .html("</td>")
                .countCell(quote.volume())
                .html("<td>")
                .html(Figures.money(quote.low()))
                .html(" – ")
                .html(Figures.money(quote.high()))
                .html("</td>")
                .moneyCell(quote.open())
                .moneyCell(quote.price())
                .gainCell(quote.change(), quote.gainPercent());
        buyForm(markup, quote.symbol());
        markup.html("</tr>\n");
    }

    private static void buyForm(Markup markup, String symbol) throws IOException {
        markup.html("<td><form method=\"post\" action=\"app\"><input type=\"hidden\" name=\"action\" value=\"buy\">"
                        + "<input type=\"hidden\" name=\"symbol\" value=\"")
                .text(symbol)
                .html("\"><input name=\"quantity\" type=\"number\" min=\"1\" max=\"1000000\" value=\"100\" required"
                        + " aria-label=\"Shares of ")
                .text(symbol)
                .html("\"><button>Buy</button></form></td>");
    }
}
