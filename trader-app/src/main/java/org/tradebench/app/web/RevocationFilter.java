package org.tradebench.app.web;

import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.revocation.Revocations;
import org.tradebench.app.security.LoginMarks;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problems;

/** Ends the session of a request whose login was revoked, before any other code reads its user, and lets logins of this request be marked. */
public class RevocationFilter extends HttpFilter {
    @Inject
    private transient Revocations revocations;

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        try {
            String userId = UserSession.userOf(request);
            if (userId != null && revocations.isOver(userId, UserSession.markOf(request))) {
                UserSession.end(request);
            }
            request.setAttribute(LoginMarks.ATTRIBUTE, revocations.marks(request));
        } catch (RuntimeException e) {
            ErrorPages.answer(request, response, Problems.problemOf(e));
            return;
        }
        chain.doFilter(request, response);
    }
}
