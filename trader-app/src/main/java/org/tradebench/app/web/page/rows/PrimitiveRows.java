package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.primitives.Primitive;

/** The rows of the overview of primitives: name, layer, how it is asked, what it shows. */
public final class PrimitiveRows extends RowsTag<Primitive> {

    @Override
    void row(Markup markup, Primitive primitive) throws IOException {
        markup.html("<tr><th scope=\"row\">");
        if (primitive.isLink()) {
            markup.html("<a href=\"")
                    .text(primitive.path().substring(1))
                    .html("\">")
                    .text(primitive.name())
                    .html("</a>");
        } else {
            markup.text(primitive.name());
        }
        markup.html("</th><td>")
                .text(primitive.group().title())
                .html("</td><td>")
                .text(primitive.how() + " " + primitive.path())
                .html("</td><td>")
                .text(primitive.shows())
                .html("</td></tr>\n");
    }
}
