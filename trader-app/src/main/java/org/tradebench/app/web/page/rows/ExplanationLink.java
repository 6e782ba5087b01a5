package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.PageContext;
import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import org.tradebench.app.web.page.ExplanationView;
import org.tradebench.app.web.page.PageRendering;

/** Links to what the page made the application do, where the settings ask for it. */
public final class ExplanationLink extends SimpleTagSupport {
    @Override
    public void doTag() throws IOException {
        PageContext context = (PageContext) getJspContext();
        boolean isItself = context.getRequest().getAttribute(ExplanationView.ATTRIBUTE) != null;
        if (!isItself && PageRendering.of(context.getServletContext()).explains()) {
            new HtmlWriter(context.getOut())
                    .html(
                            " <a href=\"{}/explain\">What did this page do?</a>",
                            context.getServletContext().getContextPath());
        }
    }
}
