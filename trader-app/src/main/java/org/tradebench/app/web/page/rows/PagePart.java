package org.tradebench.app.web.page.rows;

import jakarta.servlet.ServletException;
import jakarta.servlet.jsp.JspException;
import jakarta.servlet.jsp.PageContext;
import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import org.tradebench.app.caching.servlet.CacheableParts;

/** Writes a part of a page: its body, or the same text from a page of its own, which can be cached. */
public final class PagePart extends SimpleTagSupport {
    private String page = "";

    /** Sets the path from the context root that writes what the body would. */
    public void setPage(String page) {
        this.page = page;
    }

    @Override
    public void doTag() throws JspException, IOException {
        PageContext context = (PageContext) getJspContext();
        if (CacheableParts.areIn(context.getRequest())) {
            include(context, page);
        } else {
            getJspBody().invoke(null);
        }
    }

    static void include(PageContext context, String page) throws JspException, IOException {
        try {
            context.include(page, false);
        } catch (ServletException e) {
            throw new JspException(e);
        }
    }
}
