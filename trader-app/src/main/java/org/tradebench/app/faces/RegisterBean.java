package org.tradebench.app.faces;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import org.tradebench.app.domain.Account;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.web.form.RegistrationForm;

/** Opens accounts. */
@Named
@RequestScoped
public class RegisterBean extends FacesForm {
    @Inject
    private CurrentTradeServices services;

    @Inject
    private HttpServletRequest request;

    /** Creates user, profile and account, begins the user's session, and leads to the home view. */
    public String register() {
        Account account = services.get().register(RegistrationForm.read(parameters()));
        UserSession.begin(request, account);
        return HomeBean.VIEW;
    }
}
