package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.web.page.LabelledValue;

/** The lines of a list of labelled figures. */
public final class LabelledValueRows extends RowsTag<LabelledValue> {

    @Override
    protected void row(HtmlWriter markup, LabelledValue figure) throws IOException {
        markup.html("<div><dt>").html(figure.label()).html("</dt><dd>");
        if (figure.trend() == null) {
            markup.html(figure.text());
        } else {
            markup.html("<span class=\"").html(figure.trend()).html("\">").html(figure.text());
            if (figure.note() != null) {
                markup.html(" <small>(").html(figure.note()).html(")</small>");
            }
            markup.html("</span>");
        }
        markup.html("</dd></div>\n");
    }
}
