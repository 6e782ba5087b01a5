package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;

/** Has a browser without scripts ask for the page again while something is going on; the others look without a reload. */
public final class AutoRefresh extends SimpleTagSupport {

    private boolean busy;

    /** The attribute {@code busy}: whether something is going on that the page shows. */
    public void setBusy(boolean busy) {
        this.busy = busy;
    }

    @Override
    public void doTag() throws IOException {
        if (busy) {
            new HtmlWriter(getJspContext().getOut())
                    .html("<noscript><meta http-equiv=\"refresh\" content=\"2\"></noscript>\n");
        }
    }
}
