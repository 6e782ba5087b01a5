package org.tradebench.app.web.page.rows;

import java.io.IOException;
import java.util.List;

/** Writes a sentence in place of a table without rows, which the style sheet hides; nothing when there are rows. */
public final class EmptyTableNote extends ValueTag {
    private String text = "";

    /** @param text why there are none, and what would bring some */
    public void setText(String text) {
        this.text = text;
    }

    @Override
    public void doTag() throws IOException {
        if (!(value() instanceof List<?> items) || items.isEmpty()) {
            markup().html("<p class=\"empty\">{}</p>\n", text);
        }
    }
}
