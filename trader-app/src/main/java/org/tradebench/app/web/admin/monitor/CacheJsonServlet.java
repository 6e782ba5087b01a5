package org.tradebench.app.web.admin.monitor;

import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.security.AdminAccount;
import org.tradebench.app.web.error.JsonErrors;
import org.tradebench.app.web.error.Problem;

/** Serves the caches as JSON to the administrator's programs: the statistics, or what the parameter {@code view} names. */
public class CacheJsonServlet extends HttpServlet {
    @Inject
    private transient Monitor monitor;

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        try {
            AdminAccount.demand(request);
        } catch (TradeException e) {
            JsonErrors.show(response, Problem.of(e));
            return;
        }
        super.service(request, response);
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setHeader("Cache-Control", "no-store");
        String text;
        try {
            MonitorRequest look = MonitorRequest.read(new Parameters(request));
            text = look.view() == MonitorView.STATISTICS
                    ? CacheStatisticsJson.of(monitor, look)
                    : new MonitorJson(monitor, look).text();
        } catch (TradeException e) {
            JsonErrors.show(response, Problem.of(e));
            return;
        }
        response.setContentType("application/json;charset=UTF-8");
        response.getWriter().print(text);
    }
}
