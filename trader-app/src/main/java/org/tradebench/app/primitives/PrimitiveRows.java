package org.tradebench.app.primitives;

import java.io.IOException;
import org.tradebench.app.web.page.rows.HtmlWriter;
import org.tradebench.app.web.page.rows.RowsTag;

/** Writes the rows of the overview of primitives: name, layer, request, purpose. */
public final class PrimitiveRows extends RowsTag<Primitive> {
    private static final String ROW = """
            </th><td data-label="Layer">{}</td><td data-label="Request">{} {}</td><td data-label="Shows">{}</td></tr>
            """;

    @Override
    protected void row(HtmlWriter markup, Primitive primitive) throws IOException {
        markup.html("<tr><th scope=\"row\" data-label=\"Primitive\">");
        if (primitive.isLink()) {
            markup.html("<a href=\"{}\">{}</a>", primitive.path().substring(1), primitive.name());
        } else {
            markup.html("{}", primitive.name());
        }
        markup.html(ROW, primitive.group().title(), primitive.how(), primitive.path(), primitive.shows());
    }
}
