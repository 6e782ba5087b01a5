package org.tradebench.app.web.admin;

import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.tradebench.app.caching.TradeCache;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.input.FieldLengths;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.maintenance.DataJobs;
import org.tradebench.app.security.AdminAccount;
import org.tradebench.app.security.SecurityEvent;
import org.tradebench.app.security.SecurityEvent.Outcome;
import org.tradebench.app.security.SecurityLog;
import org.tradebench.app.settings.TradeSetting;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problem;
import org.tradebench.app.web.error.Problems;
import org.tradebench.app.web.page.WebPage;

/**
 * Serves the configuration page. GET shows it; POST changes (parameter {@code action}: login, logout, settings, populate, reset) and redirects to the page, so that a reload repeats nothing.
 */
public class ConfigServlet extends HttpServlet {
    @Inject
    private transient AdminAccount admin;

    @Inject
    private transient TradeSettings settings;

    @Inject
    private transient TradeCache cache;

    @Inject
    private transient DataJobs jobs;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        if (!AdminAccount.isAdmin(request)) {
            showLogin(request, response, Problem.ofStatus(HttpServletResponse.SC_UNAUTHORIZED));
            return;
        }
        try {
            boolean saved = new Parameters(request).has("saved");
            request.setAttribute("notice", saved ? "The settings were changed." : "");
        } catch (TradeException malformed) {
            answer(request, response, Problem.of(malformed), true);
            return;
        }
        show(request, response);
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        boolean wasAdmin = AdminAccount.isAdmin(request);
        try {
            Parameters parameters = new Parameters(request);
            String action = parameters.text("action", FieldLengths.USER_ID);
            if (action.equals("login")) {
                login(request, parameters);
            } else {
                AdminAccount.demand(request);
                change(action, request, parameters);
            }
            response.setStatus(HttpServletResponse.SC_SEE_OTHER);
            response.setHeader(
                    "Location",
                    request.getContextPath() + "/config" + (action.equals("settings") ? "?saved=true#settings" : ""));
        } catch (RuntimeException e) {
            answer(request, response, Problems.problemOf(e), wasAdmin);
        }
    }

    private void login(HttpServletRequest request, Parameters parameters) {
        admin.login(request, parameters.text("uid", FieldLengths.USER_ID), parameters.password("passwd"));
    }

    /** Returns the settings that have another value now, with it: the form sends all of them. */
    private static String changed(Map<TradeSetting, String> before, Map<TradeSetting, String> now) {
        return now.entrySet().stream()
                .filter(setting -> !setting.getValue().equals(before.get(setting.getKey())))
                .map(setting -> setting.getKey().name() + "=" + setting.getValue())
                .sorted()
                .collect(Collectors.joining(", "));
    }

    private void change(String action, HttpServletRequest request, Parameters parameters) {
        switch (action) {
            case "logout" -> admin.logout(request);
            case "settings" -> {
                Map<TradeSetting, String> before = settings.all();
                settings.change(changes(parameters));
                log(SecurityEvent.SETTINGS, request, changed(before, settings.all()));
                // Applied now, not with the next request: a type that is changed and changed back has an empty cache,
                // too.
                cache.instance();
            }
            case "populate" -> {
                jobs.populate(PopulationForm.read(parameters, settings.now().hashRounds()));
                log(SecurityEvent.POPULATE, request, "");
            }
            case "reset" -> {
                jobs.reset();
                log(SecurityEvent.RESET, request, "");
            }
            default ->
                throw TradeException.badInput(
                        "There is no such action. The actions are: login, logout, settings, populate, reset.");
        }
    }

    private static void log(SecurityEvent event, HttpServletRequest request, String detail) {
        SecurityLog.write(event, Outcome.OK, AdminAccount.NAME, request, detail);
    }

    private static Map<String, String> changes(Parameters parameters) {
        Map<String, String> changes = new HashMap<>();
        for (TradeSetting setting : TradeSetting.values()) {
            if (parameters.has(setting.name())) {
                changes.put(setting.name(), parameters.text(setting.name(), FieldLengths.USER_ID));
            }
        }
        return changes;
    }

    private void answer(HttpServletRequest request, HttpServletResponse response, Problem problem, boolean wasAdmin)
            throws ServletException, IOException {
        if (wasAdmin) {
            response.setStatus(problem.status());
            request.setAttribute("problem", problem);
            show(request, response);
        } else if (problem.asksForLogin()) {
            showLogin(request, response, problem);
        } else {
            ErrorPages.show(request, response, problem);
        }
    }

    private void show(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        request.setAttribute("config", ConfigView.of(settings, jobs.last()));
        ConsolePage.CONFIGURATION.mark(request);
        WebPage.CONFIG.show(request, response);
    }

    private static void showLogin(HttpServletRequest request, HttpServletResponse response, Problem problem)
            throws ServletException, IOException {
        problem.setOn(response);
        request.setAttribute("problem", problem);
        WebPage.CONFIG_LOGIN.show(request, response);
    }
}
