package org.tradebench.app.web.admin;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.stream.Stream;
import org.tradebench.app.web.page.LinkView;

/** Lists the pages of the administrator console, in the order of their menu. */
public enum ConsolePage {
    CONFIGURATION("Configuration", "/config"),
    CACHE("Cache", "/config/cache"),
    CLUSTER("Cluster", "/config/cluster"),
    STATISTICS("Statistics", "/config/statistics"),
    AUDIT("Consistency", "/config/audit"),
    PRIMITIVES("Primitives", "/web_prmtv.html");

    private final String title;
    private final String path;

    ConsolePage(String title, String path) {
        this.title = title;
        this.path = path;
    }

    public String title() {
        return title;
    }

    public String path() {
        return path;
    }

    /** Gives the page that is drawn next its menu, in which this one is marked as the current one. */
    public void mark(HttpServletRequest request) {
        List<LinkView> menu = Stream.of(values())
                .map(page -> new LinkView(page.title, request.getContextPath() + page.path, page == this))
                .toList();
        request.setAttribute("menu", menu);
    }
}
