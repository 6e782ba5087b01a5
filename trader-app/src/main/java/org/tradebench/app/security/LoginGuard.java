package org.tradebench.app.security;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.function.Supplier;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

/**
 * Slows down guessing of users' passwords by machines: after some wrong ones in a row for one user from one place, each further one makes the next
 * wait. A user who logs in rightly from elsewhere is not held up.
 */
@ApplicationScoped
public class LoginGuard {

    private final GuessingGuard guard = new GuessingGuard(System::nanoTime);

    /**
     * Logs in, unless it was wrong too often.
     *
     * @param login refuses with NOT_AUTHENTICATED when user or password are wrong
     * @throws TradeException NOT_AUTHENTICATED as the login refuses, or without a try while the sender has to wait
     */
    public <T> T login(HttpServletRequest request, String userId, Supplier<T> login) {
        String place = request.getRemoteAddr() + " " + userId;
        Duration pause = guard.pause(place);
        if (!pause.isZero()) {
            throw new TradeException(
                    Reason.NOT_AUTHENTICATED,
                    "Too many wrong tries: wait %d s before the next one.".formatted(pause.toSeconds() + 1));
        }
        try {
            T result = login.get();
            guard.succeeded(place);
            return result;
        } catch (TradeException refused) {
            if (refused.reason() == Reason.NOT_AUTHENTICATED) {
                guard.failed(place);
            }
            throw refused;
        }
    }
}
