package org.tradebench.app.soap.filter;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Holds the user name and password of a message's header: a UsernameToken of WS-Security (OASIS, UsernameToken Profile 1.0) with the password as text, not yet verified.
 *
 * @param userId null when the token has none
 * @param password null when the token has none, or not as text
 */
public record UsernameToken(
        @Nullable String userId, @Nullable String password) {
    private static final String ATTRIBUTE = UsernameToken.class.getName();

    /** Returns whom the request's message names; empty when its header has no such token. */
    public static Optional<UsernameToken> of(HttpServletRequest request) {
        return Optional.ofNullable((UsernameToken) request.getAttribute(ATTRIBUTE));
    }

    void keep(HttpServletRequest request) {
        request.setAttribute(ATTRIBUTE, this);
    }

    /** Leaves out the password: this may reach a log. */
    @Override
    public String toString() {
        return "UsernameToken[userId=" + userId + "]";
    }
}
