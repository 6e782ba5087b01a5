package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.web.page.ActionView;

/** Writes the actions of a console page, each as a form with one button. */
public final class ActionForms extends RowsTag<ActionView> {
    @Override
    protected void row(HtmlWriter markup, ActionView action) throws IOException {
        markup.html("<section aria-labelledby=\"do-")
                .text(action.action())
                .html("\"><h2 id=\"do-")
                .text(action.action())
                .html("\">")
                .text(action.heading())
                .html("</h2>\n<p>")
                .text(action.hint())
                .html("</p>\n<form class=\"fields\" method=\"post\"><input type=\"hidden\" name=\"action\" value=\"")
                .text(action.action())
                .html("\"><button>")
                .text(action.button())
                .html("</button></form></section>\n");
    }
}
