package org.tradebench.app.faces;

import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.context.FacesContext;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.tradebench.app.domain.Account;
import org.tradebench.app.input.FieldLengths;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.security.LoginGuard;
import org.tradebench.app.security.SecurityEvent;
import org.tradebench.app.security.SecurityEvent.Outcome;
import org.tradebench.app.security.SecurityLog;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.services.CurrentTradeServices;

/** Logs users in and out. */
@Named
@RequestScoped
public class LoginBean extends FacesForm {
    @Inject
    private CurrentTradeServices services;

    @Inject
    private LoginGuard guard;

    @Inject
    private HttpServletRequest request;

    /** Checks the password and begins a session; leads to the home view. */
    public String login() {
        Parameters parameters = parameters();
        String userId = parameters.text("uid", FieldLengths.USER_ID);
        String password = parameters.password("passwd");
        Account account = guard.login(request, userId, () -> services.get().login(userId, password));
        UserSession.begin(request, account);
        return HomeBean.VIEW;
    }

    /** Counts the logout and ends the session. */
    public String logout() {
        String userId = FacesLoginFilter.userOf(request);
        services.get().logout(userId);
        SecurityLog.write(SecurityEvent.LOGOUT, Outcome.OK, userId, request);
        UserSession.leave(request, (HttpServletResponse)
                FacesContext.getCurrentInstance().getExternalContext().getResponse());
        return "/welcome.xhtml?faces-redirect=true";
    }
}
