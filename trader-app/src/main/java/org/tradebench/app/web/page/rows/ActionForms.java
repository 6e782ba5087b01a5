package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.web.page.ActionView;

/** Writes the actions of a console page, each as a form with one button. */
public final class ActionForms extends RowsTag<ActionView> {
    private static final String ROW = """
            <section aria-labelledby="do-{}"><h2 id="do-{}">{}</h2>
            <p>{}</p>
            <form class="fields" method="post"><input type="hidden" name="action" value="{}"><button>{}</button></form></section>
            """;

    @Override
    protected void row(HtmlWriter markup, ActionView action) throws IOException {
        String name = action.action();
        markup.html(ROW, name, name, action.heading(), action.hint(), name, action.button());
    }
}
