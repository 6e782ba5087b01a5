package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.web.page.LabelledValue;

/** Writes the HTML of a list of labelled values, such as the balance on the home page. */
public final class LabelledValueRows extends RowsTag<LabelledValue> {
    @Override
    protected void row(HtmlWriter markup, LabelledValue value) throws IOException {
        markup.html("<div><dt>").html(value.label()).html("</dt><dd>");
        if (value.trend() == null) {
            markup.html(value.text());
        } else {
            markup.html("<span class=\"").html(value.trend()).html("\">").html(value.text());
            if (value.note() != null) {
                markup.html(" <small>(").html(value.note()).html(")</small>");
            }
            markup.html("</span>");
        }
        markup.html("</dd></div>\n");
    }
}
