package org.tradebench.app.web.admin;

import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.caching.TradeCache;
import org.tradebench.app.security.AdminAccount;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.web.error.JsonErrors;
import org.tradebench.app.web.error.Problem;

/** The cache's figures as JSON, for the administrator's programs. */
public class CacheServlet extends HttpServlet {

    @Inject
    private transient TradeCache cache;

    @Inject
    private transient TradeSettings settings;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setContentType("application/json;charset=UTF-8");
        response.setHeader("Cache-Control", "no-store");
        if (AdminAccount.isAdmin(request)) {
            response.getWriter().print(CacheJson.of(cache, settings));
        } else {
            Problem problem = Problem.ofStatus(HttpServletResponse.SC_UNAUTHORIZED);
            response.setStatus(problem.status());
            response.getWriter().print(JsonErrors.text(problem));
        }
    }
}
