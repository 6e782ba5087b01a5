package org.tradebench.app.web.scenario;

import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.security.CrossSite;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.settings.Choice;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.settings.WorkloadMix;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problems;

/**
 * Plays one operation of the mix for each request, as DayTrader's scenario servlet does: for the user of the session that it began, or for another
 * populated one, whom it logs in first. The answer is the page of the operation; two headers say which it was and whose.
 *
 * <p>It needs no login: a client can do the same by the login page and the populated users' password. It never touches a session that began with a
 * login of its own.
 */
@WebServlet("/scenario")
public class ScenarioServlet extends HttpServlet {
    /** The answer's header with the operation that was played, in the mix's words. */
    static final String OPERATION = "X-Trade-Operation";

    static final String USER = "X-Trade-User";
    private static final String OURS = "scenario";

    @Inject
    private transient Scenario scenario;

    @Inject
    private transient TradeSettings settings;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        answer(request, response);
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        answer(request, response);
    }

    private void answer(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        Scenario.Play play;
        try {
            play = next(request, response);
        } catch (RuntimeException e) {
            ErrorPages.show(request, response, Problems.problemOf(e));
            return;
        }
        request.getRequestDispatcher("/app").forward(new ScenarioRequest(request, play.parameters()), response);
        if (play.operation() == ScenarioOperation.REGISTER) {
            // The new user is left at once: else a third of all operations would be those of users without holdings.
            UserSession.leave(request, response);
        }
    }

    private Scenario.Play next(HttpServletRequest request, HttpServletResponse response) {
        rejectUnsafeRequest(request);
        WorkloadMix mix = mix(request);
        String user = UserSession.userOf(request);
        if (user != null && !isScenarioSession(request)) {
            throw TradeException.conflict(
                    "You are logged in as yourself. The scenario trades for populated users: log out first.");
        }
        ScenarioOperation card = scenario.deal(mix);
        if (user == null && card.needsLogin()) {
            Account account = scenario.login();
            UserSession.begin(request, account);
            user = account.userId();
            request.getSession().setAttribute(OURS, true);
        }
        Scenario.Play play = scenario.play(card, user);
        response.setHeader(OPERATION, play.operation().label());
        response.setHeader(USER, play.parameters().getOrDefault("user id", user));
        return play;
    }

    private static void rejectUnsafeRequest(HttpServletRequest request) {
        if (CrossSite.isFrom(request)) {
            throw CrossSite.refusal(request);
        }
        if (request.getMethod().equals("HEAD")) {
            throw new TradeException(Reason.FORBIDDEN, "A HEAD request must not change anything; use GET.");
        }
    }

    private WorkloadMix mix(HttpServletRequest request) {
        WorkloadMix set = settings.now().workloadMix();
        if (set == WorkloadMix.OFF) {
            throw TradeException.notFound("The scenario is switched off (WORKLOAD_MIX).");
        }
        String text = new Parameters(request).raw("mix");
        if (text == null || text.isEmpty()) {
            return set;
        }
        return Choice.of(WorkloadMix.values(), text)
                .filter(mix -> mix != WorkloadMix.OFF)
                .orElseThrow(() -> TradeException.badInput("There is no such mix; it may be %s or %s."
                        .formatted(WorkloadMix.STANDARD.label(), WorkloadMix.HIGH_VOLUME.label())));
    }

    private static boolean isScenarioSession(HttpServletRequest request) {
        return UserSession.attribute(request, OURS) != null;
    }
}
