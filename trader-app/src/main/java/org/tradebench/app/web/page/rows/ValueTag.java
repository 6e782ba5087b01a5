package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.PageContext;
import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.web.page.PageValues;

/** Writes a value of the page, which the attribute {@code of} names: the base of the pages' tags. */
public abstract class ValueTag extends SimpleTagSupport {
    private String of = "";

    /** @param path as {@link PageValues#read} takes it */
    public void setOf(String path) {
        of = path;
    }

    final PageContext context() {
        return (PageContext) getJspContext();
    }

    final HtmlWriter markup() {
        return new HtmlWriter(context().getOut());
    }

    /** Returns the value; null when the page has none. */
    final @Nullable Object value() {
        return PageValues.read(context(), of);
    }
}
