package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.web.page.PageFunctions;

/** Writes a value as text, escaped; nothing when the page has none. */
public final class TextTag extends ValueTag {
    @Override
    public void doTag() throws IOException {
        context().getOut().write(PageFunctions.text(value()));
    }
}
