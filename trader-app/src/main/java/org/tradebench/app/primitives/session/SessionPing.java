package org.tradebench.app.primitives.session;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.primitives.common.PrimitiveServlet;
import org.tradebench.app.security.AdminAccount;
import org.tradebench.app.security.CrossSite;
import org.tradebench.app.security.UserSession;

/** Measures a session of its own; never touches the session of a logged-in user. */
abstract class SessionPing extends PrimitiveServlet {
    private static final int MAX_SESSIONS = 2_000;
    static final SessionSlots SLOTS = new SessionSlots(MAX_SESSIONS, System::nanoTime);

    /**
     * Returns the session of the request, or a new one.
     *
     * @throws TradeException CONFLICT in a session with a login, FORBIDDEN for another site, UNAVAILABLE when there are too many sessions
     */
    static HttpSession session(HttpServletRequest request) {
        if (CrossSite.isFrom(request)) {
            throw CrossSite.refusal(request);
        }
        if (UserSession.userOf(request) != null || AdminAccount.isAdmin(request)) {
            throw TradeException.conflict(
                    "This session belongs to a logged-in user. The session primitives change their own: log out first.");
        }
        HttpSession session = request.getSession(false);
        if (session == null) {
            if (!SLOTS.isFree()) {
                throw new TradeException(
                        Reason.UNAVAILABLE,
                        "The limit of %d sessions of primitives is reached. Send the session's cookie back, or try again in a minute."
                                .formatted(MAX_SESSIONS));
            }
            session = request.getSession(true);
            session.setMaxInactiveInterval(SessionSlots.IDLE_SECONDS);
        }
        SLOTS.use(session.getId());
        return session;
    }

    /** Counts the hits of a session in an attribute, from 1. */
    static int count(HttpSession session, String attribute) {
        int hit = session.getAttribute(attribute) instanceof Integer before ? before + 1 : 1;
        session.setAttribute(attribute, hit);
        return hit;
    }
}
