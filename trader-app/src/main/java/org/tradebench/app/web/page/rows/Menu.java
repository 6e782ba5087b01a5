package org.tradebench.app.web.page.rows;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.jsp.PageContext;
import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import java.util.List;
import org.tradebench.app.web.page.PagePicture;
import org.tradebench.app.web.page.PageRendering;
import org.tradebench.app.web.page.WebPage;

/** Writes the links to a user's pages; the link to the current page is marked. */
public final class Menu extends SimpleTagSupport {
    private record Entry(WebPage page, String href, PagePicture picture, String text) {}

    private static final List<Entry> ENTRIES = List.of(
            new Entry(WebPage.HOME, "app?action=home", PagePicture.HOME, "Home"),
            new Entry(WebPage.ACCOUNT, "app?action=account", PagePicture.ACCOUNT, "Account"),
            new Entry(WebPage.PORTFOLIO, "app?action=portfolio", PagePicture.PORTFOLIO, "Portfolio"),
            new Entry(
                    WebPage.QUOTES, "app?action=quotes&amp;symbols=s:0,s:1,s:2,s:3,s:4", PagePicture.QUOTES, "Quotes"),
            new Entry(WebPage.MARKET, "app?action=mksummary", PagePicture.MARKET, "Market"));

    @Override
    public void doTag() throws IOException {
        PageContext context = (PageContext) getJspContext();
        String drawn = ((HttpServletRequest) context.getRequest()).getServletPath();
        HtmlWriter markup = new HtmlWriter(context.getOut());
        PageRendering rendering = PageRendering.of(context.getServletContext());
        boolean withPictures = rendering.withPictures();
        for (Entry entry : ENTRIES) {
            markup.html("<li><a href=\"")
                    .html(entry.href())
                    .html(entry.page().path().equals(drawn) ? "\" aria-current=\"page\">" : "\">");
            if (withPictures) {
                PictureTag.write(markup, rendering, entry.picture());
            }
            markup.html(entry.text()).html("</a></li>\n");
        }
    }
}
