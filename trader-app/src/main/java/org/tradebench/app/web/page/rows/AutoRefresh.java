package org.tradebench.app.web.page.rows;

import java.io.IOException;

/** Makes a browser without scripts reload the page while work is in progress; with scripts no reload is needed. */
public final class AutoRefresh extends ValueTag {
    @Override
    public void doTag() throws IOException {
        if (Boolean.TRUE.equals(value())) {
            markup().html("<noscript><meta http-equiv=\"refresh\" content=\"2\"></noscript>\n");
        }
    }
}
