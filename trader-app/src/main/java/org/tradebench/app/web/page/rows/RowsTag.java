package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.JspException;
import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes HTML for each item of a list: the base of the pages' tags.
 *
 * @param <T> what a row shows
 */
public abstract class RowsTag<T> extends SimpleTagSupport {
    private List<T> items = List.of();

    public void setItems(@Nullable List<T> items) {
        this.items = items == null ? List.of() : items;
    }

    List<T> items() {
        return items;
    }

    @Override
    public void doTag() throws JspException, IOException {
        HtmlWriter markup = new HtmlWriter(getJspContext().getOut());
        for (T item : items) {
            row(markup, item);
        }
    }

    protected abstract void row(HtmlWriter markup, T item) throws IOException;
}
