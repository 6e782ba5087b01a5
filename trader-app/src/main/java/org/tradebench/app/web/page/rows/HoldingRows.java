package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.web.page.DisplayFormat;

/**
 * Writes the rows of the portfolio. Load scripts look for {@code holdingID=<id>} in a link to find what can be sold: each row links to itself that way, and the form of its button has it, too.
 */
public final class HoldingRows extends RowsTag<Holding> {
    @Override
    protected void row(HtmlWriter markup, Holding holding) throws IOException {
        long id = holding.holdingId();
        markup.html("<tr id=\"h")
                .number(id)
                .html("\"><th scope=\"row\"><a href=\"app?action=portfolio&amp;holdingID=")
                .number(id)
                .html("#h")
                .number(id)
                .html("\">")
                .number(id)
                .html("</a></th><td>")
                .html(DisplayFormat.moment(holding.purchaseDate()))
                .html("</td><td><a href=\"app?action=quotes&amp;symbols=")
                .text(holding.symbol())
                .html("\">")
                .text(holding.symbol())
                .html("</a></td>")
                .countCell(holding.quantity())
                .moneyCell(holding.purchasePrice())
                .moneyCell(holding.currentPrice())
                .moneyCell(holding.basis())
                .moneyCell(holding.marketValue())
                .gainCell(holding.gain(), holding.gainPercent())
                .html("<td><form method=\"post\" action=\"app?action=sell&amp;holdingID=")
                .number(id)
                .html("\"><button aria-label=\"Sell holding ")
                .number(id)
                .html("\">Sell</button></form></td></tr>\n");
    }
}
