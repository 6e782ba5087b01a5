package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.web.page.DisplayFormat;
import org.tradebench.app.web.page.PageFunctions;
import org.tradebench.app.web.page.PortfolioView;

/** Writes the last row of the portfolio: the sums of all holdings. */
public final class PortfolioTotals extends ValueTag {
    private static final String ROW = "<tfoot><tr><th scope=\"row\" colspan=\"6\">Total</th><td>{}</td><td>{}</td><td>"
            + HtmlWriter.GAIN + "</td><td></td></tr></tfoot>";

    @Override
    public void doTag() throws IOException {
        if (value() instanceof PortfolioView portfolio) {
            write(markup(), portfolio);
        }
    }

    static void write(HtmlWriter markup, PortfolioView portfolio) throws IOException {
        markup.html(
                ROW,
                DisplayFormat.money(portfolio.basis()),
                DisplayFormat.money(portfolio.marketValue()),
                PageFunctions.trend(portfolio.gain()),
                DisplayFormat.change(portfolio.gain()),
                DisplayFormat.percent(portfolio.gainPercent()));
    }
}
