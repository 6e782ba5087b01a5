package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.web.page.LinkView;
import org.tradebench.app.web.page.PagerView;

/** Writes the position in a list and the links to its neighbours; nothing where there is no list. */
public final class Pager extends SimpleTagSupport {
    private @Nullable PagerView pages;

    public void setPages(@Nullable PagerView pages) {
        this.pages = pages;
    }

    @Override
    public void doTag() throws IOException {
        if (pages != null) {
            write(new HtmlWriter(getJspContext().getOut()), pages);
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
