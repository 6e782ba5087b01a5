package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.JspException;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes HTML for each item of a list, or for a single item.
 *
 * @param <T> what a row shows
 */
public abstract class RowsTag<T> extends ValueTag {
    @SuppressWarnings("unchecked") // The page names a value of the right type; its first row shows another.
    final List<T> items() {
        @Nullable Object value = value();
        return value == null ? List.of() : value instanceof List<?> list ? (List<T>) list : List.of((T) value);
    }

    @Override
    public void doTag() throws JspException, IOException {
        rows(markup(), items());
    }

    final void rows(HtmlWriter markup, List<T> items) throws IOException {
        for (T item : items) {
            row(markup, item);
        }
    }

    protected abstract void row(HtmlWriter markup, T item) throws IOException;
}
