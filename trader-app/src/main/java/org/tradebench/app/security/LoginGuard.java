package org.tradebench.app.security;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.servlet.http.HttpServletRequest;
import java.util.function.Supplier;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.input.ClientNetwork;

/** Slows down guessing of users' passwords by machines. A user who logs in rightly from elsewhere is not held up. */
@ApplicationScoped
public class LoginGuard {
    private final GuessingGuard guard = new GuessingGuard(System::nanoTime);

    /**
     * Logs in, unless it was wrong too often.
     *
     * @param login refuses with NOT_AUTHENTICATED when user or password are wrong
     * @throws TradeException as the login refuses; TOO_MANY_TRIES without a try while the sender has to wait
     */
    public <T> T login(HttpServletRequest request, String userId, Supplier<T> login) {
        return verified(SecurityEvent.LOGIN, request, userId, login);
    }

    /** The same for a password that is asked for once more. */
    public <T> T verified(SecurityEvent event, HttpServletRequest request, String userId, Supplier<T> login) {
        return SecurityLog.watching(
                event, userId, request, () -> guard.attempt(ClientNetwork.of(request), userId, login));
    }
}
