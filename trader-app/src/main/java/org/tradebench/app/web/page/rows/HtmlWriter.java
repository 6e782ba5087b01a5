package org.tradebench.app.web.page.rows;

import java.io.IOException;
import java.io.Writer;
import org.tradebench.app.web.page.PageFunctions;

/** Writes HTML: templates of the application unchanged, and in their holes <code>{}</code> values, escaped. */
public record HtmlWriter(Writer out) {
    /** Shows a gain or loss; its holes: {@link PageFunctions#trend}, the change, the change in percent. */
    static final String GAIN = "<span class=\"{}\">{} <small>({})</small></span>";

    /** Links a symbol to its quote; both holes: the symbol. */
    static final String QUOTE_LINK = "<a href=\"app?action=quotes&amp;symbols={}\">{}</a>";

    /**
     * Writes a template.
     *
     * @param template a literal, never a value
     * @param values as many as the template has holes
     */
    public HtmlWriter html(String template, Object... values) throws IOException {
        int from = 0;
        for (Object value : values) {
            int hole = template.indexOf("{}", from);
            out.write(template, from, hole - from);
            out.write(PageFunctions.text(value));
            from = hole + 2;
        }
        out.write(template, from, template.length() - from);
        return this;
    }
}
