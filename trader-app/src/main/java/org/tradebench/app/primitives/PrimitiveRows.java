package org.tradebench.app.primitives;

import java.io.IOException;
import org.tradebench.app.web.page.rows.HtmlWriter;
import org.tradebench.app.web.page.rows.RowsTag;

/** Writes the rows of the overview of primitives: name, layer, request, purpose. */
public final class PrimitiveRows extends RowsTag<Primitive> {
    @Override
    protected void row(HtmlWriter markup, Primitive primitive) throws IOException {
        markup.html("<tr><th scope=\"row\" data-label=\"Primitive\">");
        if (primitive.isLink()) {
            markup.html("<a href=\"")
                    .text(primitive.path().substring(1))
                    .html("\">")
                    .text(primitive.name())
                    .html("</a>");
        } else {
            markup.text(primitive.name());
        }
        markup.html("</th><td data-label=\"Layer\">")
                .text(primitive.group().title())
                .html("</td><td data-label=\"Asked by\">")
                .text(primitive.how() + " " + primitive.path())
                .html("</td><td data-label=\"Shows\">")
                .text(primitive.shows())
                .html("</td></tr>\n");
    }
}
