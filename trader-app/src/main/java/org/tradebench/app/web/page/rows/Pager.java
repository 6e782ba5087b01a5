package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.web.page.LinkView;
import org.tradebench.app.web.page.PagerView;

/** Writes the position in a list and the links to its neighbours; nothing where there is no list. */
public final class Pager extends ValueTag {
    @Override
    public void doTag() throws IOException {
        if (value() instanceof PagerView pages) {
            write(markup(), pages);
        }
    }

    static void write(HtmlWriter markup, PagerView pages) throws IOException {
        markup.html("<p class=\"pager\"><span>{}</span>", pages.text());
        if (pages.previous() != null) {
            Links.write(markup, new LinkView("Previous page", pages.previous(), false));
        }
        if (pages.next() != null) {
            Links.write(markup, new LinkView("Next page", pages.next(), false));
        }
        markup.html("</p>\n");
    }
}
