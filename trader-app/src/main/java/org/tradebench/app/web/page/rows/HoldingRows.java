package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.web.page.DisplayFormat;
import org.tradebench.app.web.page.PageFunctions;

/**
 * Writes the rows of the portfolio. Load scripts look for {@code holdingID=<id>} in a link to find what can be sold: each row links to itself that way, and the form of its button has it, too.
 */
public final class HoldingRows extends RowsTag<Holding> {
    private static final String ROW = """
            <tr id="h{}"><th scope="row"><a href="app?action=portfolio&amp;holdingID={}#h{}">{}</a></th><td>{}</td><td>"""
            + HtmlWriter.QUOTE_LINK
            + "</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>"
            + HtmlWriter.GAIN
            + """
            </td><td><form method="post" action="app?action=sell&amp;holdingID={}">\
            <button aria-label="Sell holding {}">Sell</button></form></td></tr>
            """;

    @Override
    protected void row(HtmlWriter markup, Holding holding) throws IOException {
        long id = holding.holdingId();
        markup.html(
                ROW,
                id,
                id,
                id,
                id,
                DisplayFormat.moment(holding.purchaseDate()),
                holding.symbol(),
                holding.symbol(),
                DisplayFormat.count(holding.quantity()),
                DisplayFormat.money(holding.purchasePrice()),
                DisplayFormat.money(holding.currentPrice()),
                DisplayFormat.money(holding.basis()),
                DisplayFormat.money(holding.marketValue()),
                PageFunctions.trend(holding.gain()),
                DisplayFormat.change(holding.gain()),
                DisplayFormat.percent(holding.gainPercent()),
                id,
                id);
    }
}
