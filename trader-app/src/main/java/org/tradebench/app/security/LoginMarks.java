package org.tradebench.app.security;

import jakarta.servlet.http.HttpServletRequest;
import org.tradebench.app.domain.Account;

/** Creates the {@link LoginMark} of each login of one request, which carries this object as an attribute. */
@FunctionalInterface
public interface LoginMarks {
    String ATTRIBUTE = "login marks";

    /** @param account as the login returned it */
    LoginMark of(Account account);

    /** Returns the attribute of a request that can log in. */
    static LoginMarks in(HttpServletRequest request) {
        return (LoginMarks) request.getAttribute(ATTRIBUTE);
    }
}
