package org.tradebench.app.web.page.rows;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import org.tradebench.app.web.page.DisplayFormat;
import org.tradebench.app.web.page.Html;
import org.tradebench.app.web.page.PageFunctions;

/** Writes HTML: literals of the application unchanged, values escaped or formatted. */
public record HtmlWriter(Writer out) {
    /** Writes a literal, never a value. */
    public HtmlWriter html(String literal) throws IOException {
        out.write(literal);
        return this;
    }

    public HtmlWriter text(String value) throws IOException {
        out.write(Html.escape(value));
        return this;
    }

    public HtmlWriter number(long number) throws IOException {
        out.write(Long.toString(number));
        return this;
    }

    public HtmlWriter countCell(long number) throws IOException {
        return html("<td>").html(DisplayFormat.count(number)).html("</td>");
    }

    public HtmlWriter moneyCell(BigDecimal amount) throws IOException {
        return html("<td>").html(DisplayFormat.money(amount)).html("</td>");
    }

    public HtmlWriter gainCell(BigDecimal gain, BigDecimal percent) throws IOException {
        return html("<td>").gain(gain, percent).html("</td>");
    }

    public HtmlWriter gain(BigDecimal gain, BigDecimal percent) throws IOException {
        return html("<span class=\"")
                .html(PageFunctions.trend(gain))
                .html("\">")
                .html(DisplayFormat.change(gain))
                .html(" <small>(")
                .html(DisplayFormat.percent(percent))
                .html(")</small></span>");
    }
}
