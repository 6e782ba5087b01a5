package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.web.page.LinkView;

/** Writes a list of links; the current one is marked for eyes and for screen readers. */
public final class Links extends RowsTag<LinkView> {
    @Override
    protected void row(HtmlWriter markup, LinkView link) throws IOException {
        markup.html("<li>");
        write(markup, link);
        markup.html("</li>\n");
    }

    static void write(HtmlWriter markup, LinkView link) throws IOException {
        String current = link.current() ? " aria-current=\"page\"" : "";
        markup.html("<a href=\"{}\"" + current + ">{}</a>", link.href(), link.text());
    }
}
