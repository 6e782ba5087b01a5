package org.tradebench.app.web.page.rows;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import org.tradebench.app.web.page.Figures;
import org.tradebench.app.web.page.Html;
import org.tradebench.app.web.page.PageFunctions;

/** Writes pieces of HTML: literals of this package as they are, every value escaped or as a figure. */
public final class Markup {

    private final Writer out;

    Markup(Writer out) {
        this.out = out;
    }

    /** Markup of our own, never a value. */
    public Markup html(String literal) throws IOException {
        out.write(literal);
        return this;
    }

    public Markup text(String value) throws IOException {
        out.write(Html.escape(value));
        return this;
    }

    public Markup number(long number) throws IOException {
        out.write(Long.toString(number));
        return this;
    }

    /** A cell with shares. */
    public Markup countCell(long number) throws IOException {
        return html("<td>").html(Figures.count(number)).html("</td>");
    }

    /** A cell with dollars. */
    public Markup moneyCell(BigDecimal amount) throws IOException {
        return html("<td>").html(Figures.money(amount)).html("</td>");
    }

    /** A cell with a gain in dollars and percent. */
    public Markup gainCell(BigDecimal gain, BigDecimal percent) throws IOException {
        return html("<td>").gain(gain, percent).html("</td>");
    }

    /** A gain in dollars and percent. */
    public Markup gain(BigDecimal gain, BigDecimal percent) throws IOException {
        return html("<span class=\"")
                .html(PageFunctions.trend(gain))
                .html("\">")
                .html(Figures.change(gain))
                .html(" <small>(")
                .html(Figures.percent(percent))
                .html(")</small></span>");
    }
}
