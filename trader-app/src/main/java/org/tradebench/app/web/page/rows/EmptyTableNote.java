package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a sentence in place of a table without rows, which the style sheet hides; nothing when there are rows. */
public final class EmptyTableNote extends SimpleTagSupport {
    private List<?> items = List.of();
    private String text = "";

    public void setItems(@Nullable List<?> items) {
        this.items = items == null ? List.of() : items;
    }

    /** @param text why there are none, and what would bring some */
    public void setText(String text) {
        this.text = text;
    }

    @Override
    public void doTag() throws IOException {
        if (items.isEmpty()) {
            new HtmlWriter(getJspContext().getOut()).html("<p class=\"empty\">{}</p>\n", text);
        }
    }
}
