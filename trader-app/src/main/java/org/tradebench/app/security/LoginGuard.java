package org.tradebench.app.security;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.servlet.http.HttpServletRequest;
import java.util.function.Supplier;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.input.ClientNetwork;

/** Slows down guessing of users' passwords by machines. A right login from elsewhere is not held up. */
@ApplicationScoped
public class LoginGuard {
    private final GuessingGuard guard = new GuessingGuard(System::nanoTime);

    /**
     * Logs in, unless there were too many wrong attempts.
     *
     * @param login refuses with NOT_AUTHENTICATED when user or password are wrong
     * @throws TradeException as the login refuses; TOO_MANY_TRIES without an attempt while the sender has to wait
     */
    public <T> T login(HttpServletRequest request, String userId, Supplier<T> login) {
        return verified(SecurityEvent.LOGIN, request, userId, login);
    }

    /** Checks a password as {@link #login} does, under the same limits, for a user who is logged in and must prove it once more. */
    public <T> T verified(SecurityEvent event, HttpServletRequest request, String userId, Supplier<T> login) {
        return SecurityLog.watching(
                event, userId, request, () -> guard.attempt(ClientNetwork.of(request), userId, login));
    }
}
