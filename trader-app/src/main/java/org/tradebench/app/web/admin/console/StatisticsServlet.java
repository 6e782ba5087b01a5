package org.tradebench.app.web.admin.console;

import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import org.tradebench.app.web.admin.ConsolePage;
import org.tradebench.app.web.page.ConsoleView;

/** Serves what this server did since its start, or since the administrator set a mark. */
public class StatisticsServlet extends ConsoleServlet {
    @Inject
    private transient RunStatistics statistics;

    public StatisticsServlet() {
        super(ConsolePage.STATISTICS);
    }

    @Override
    ConsoleView view(HttpServletRequest request) {
        return StatisticsPage.of(statistics.begin(), statistics.now(), ServerTable.now());
    }

    @Override
    void perform(String action) {
        if (!action.equals("begin")) {
            throw noSuchAction("There is one: begin.");
        }
        statistics.beginAnew();
    }
}
