package org.tradebench.app.web.page;

import jakarta.servlet.jsp.PageContext;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads what a page shows. */
public final class PageValues {
    private PageValues() {}

    /**
     * Reads a value by its path: {@code portfolio.holdings} is the value {@code holdings} of the record in the attribute {@code portfolio}, of the request or else of
     * the application. Pages have no expressions such as {@code ${portfolio.holdings}}, so each value passes a tag, which escapes it.
     *
     * @return null where a value on the path is missing
     * @throws IllegalArgumentException if a record on the path has no such value
     */
    public static @Nullable Object read(PageContext context, String path) {
        return read(name -> attribute(context, name), path);
    }

    static @Nullable Object read(Function<String, @Nullable Object> attributes, String path) {
        int end = path.indexOf('.');
        Object value = attributes.apply(end < 0 ? path : path.substring(0, end));
        while (end >= 0 && value != null) {
            int start = end + 1;
            end = path.indexOf('.', start);
            value = RecordValues.read((Record) value, path.substring(start, end < 0 ? path.length() : end));
        }
        return value;
    }

    private static @Nullable Object attribute(PageContext context, String name) {
        Object ofRequest = context.getRequest().getAttribute(name);
        return ofRequest == null ? context.getServletContext().getAttribute(name) : ofRequest;
    }
}
