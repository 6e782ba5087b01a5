package org.tradebench.app.web.admin.console;

import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.tradebench.app.caching.TradeCache;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.web.admin.ConsolePage;
import org.tradebench.app.web.page.ConsoleView;

/** Serves the page about this server and the cache cluster. */
public class ClusterServlet extends ConsoleServlet {
    @Inject
    private transient TradeCache cache;

    @Inject
    private transient TradeSettings settings;

    public ClusterServlet() {
        super(ConsolePage.CLUSTER);
    }

    @Override
    ConsoleView view(HttpServletRequest request) {
        return ClusterPage.of(
                settings.now().caching().cluster(),
                cache.cluster(),
                cache.instance()
                        .filter(instance -> settings.now().caching().cluster().isPresent()),
                List.of(
                        ServerInfoTables.versions(getServletContext()),
                        ServerInfoTables.roles(settings, System.getenv())));
    }

    @Override
    void perform(String action) {
        throw noSuchAction("This page has none.");
    }
}
