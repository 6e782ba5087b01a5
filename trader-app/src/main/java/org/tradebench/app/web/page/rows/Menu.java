package org.tradebench.app.web.page.rows;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.jsp.PageContext;
import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import java.util.List;
import org.tradebench.app.web.page.Page;
import org.tradebench.app.web.page.Picture;

/** The links to a user's pages; the one to the page that is drawn says so. */
public final class Menu extends SimpleTagSupport {

    private record Entry(Page page, String href, Picture picture, String text) {}

    private static final List<Entry> ENTRIES = List.of(
            new Entry(Page.HOME, "app?action=home", Picture.HOME, "Home"),
            new Entry(Page.ACCOUNT, "app?action=account", Picture.ACCOUNT, "Account"),
            new Entry(Page.PORTFOLIO, "app?action=portfolio", Picture.PORTFOLIO, "Portfolio"),
            new Entry(Page.QUOTES, "app?action=quotes&amp;symbols=s:0,s:1,s:2,s:3,s:4", Picture.QUOTES, "Quotes"),
            new Entry(Page.MARKET, "app?action=mksummary", Picture.MARKET, "Market"));

    @Override
    public void doTag() throws IOException {
        PageContext context = (PageContext) getJspContext();
        String drawn = ((HttpServletRequest) context.getRequest()).getServletPath();
        Markup markup = new Markup(context.getOut());
        for (Entry entry : ENTRIES) {
            markup.html("<li><a href=\"")
                    .html(entry.href())
                    .html(entry.page().path().equals(drawn) ? "\" aria-current=\"page\">" : "\">");
            PictureTag.write(context, entry.picture());
            markup.html(entry.text()).html("</a></li>\n");
        }
    }
}
