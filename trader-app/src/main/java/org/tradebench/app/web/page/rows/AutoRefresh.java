package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;

/** Makes a browser without scripts reload the page while work is in progress; with scripts no reload is needed. */
public final class AutoRefresh extends SimpleTagSupport {
    private boolean busy;

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
