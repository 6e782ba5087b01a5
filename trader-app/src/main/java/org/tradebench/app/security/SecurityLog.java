package org.tradebench.app.security;

import jakarta.servlet.http.HttpServletRequest;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.security.SecurityEvent.Outcome;

/**
 * Logs logins, failures and what the administrator does, one line for each event, by a logger of its own: {@code org.tradebench.security}. Successes of users
 * are of level FINE, which TRADER_SECURITY_LOG switches on; the rest is always there. Never a password, a token or a session's id.
 */
public final class SecurityLog {
    private static final Logger LOG = Logger.getLogger("org.tradebench.security");

    /** Characters shown of an untrusted text. */
    private static final int LONGEST = 200;

    private SecurityLog() {}

    /** @param user who did it, or claims so; null when unknown */
    public static void write(SecurityEvent event, Outcome outcome, @Nullable String user, HttpServletRequest request) {
        write(event, outcome, user, request, "");
    }

    /** @param detail what was asked for; empty: there is no more to say */
    public static void write(
            SecurityEvent event, Outcome outcome, @Nullable String user, HttpServletRequest request, String detail) {
        Level level = level(event, outcome);
        if (LOG.isLoggable(level)) {
            LOG.log(level, () -> line(event, outcome, user, request.getRemoteAddr(), detail));
        }
    }

    /** Returns the supplier's result; logs a password that was wrong, or that was not checked after too many wrong ones. */
    static <T> T watching(SecurityEvent event, String user, HttpServletRequest request, Supplier<T> login) {
        try {
            return login.get();
        } catch (TradeException refused) {
            if (refused.reason() == Reason.NOT_AUTHENTICATED) {
                write(event, Outcome.FAILED, user, request);
            } else if (refused.reason() == Reason.TOO_MANY_TRIES) {
                write(event, Outcome.THROTTLED, user, request);
            }
            throw refused;
        }
    }

    private static Level level(SecurityEvent event, Outcome outcome) {
        if (outcome != Outcome.OK) {
            return Level.WARNING;
        }
        return event.isDaily() ? Level.FINE : Level.INFO;
    }

    static String line(SecurityEvent event, Outcome outcome, @Nullable String user, String address, String detail) {
        String line = "event=%s outcome=%s user=%s address=%s"
                .formatted(event.code(), outcome.code(), quoted(user == null ? "" : user), quoted(address));
        return detail.isEmpty() ? line : line + " detail=" + quoted(detail);
    }

    /** Writes any text on one line and in ASCII: no input adds a line to the log, or a control sequence to a terminal. */
    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < Math.min(text.length(), LONGEST); i++) {
            char character = text.charAt(i);
            if (character < ' ' || character > '~' || character == '"' || character == '\\') {
                quoted.append("\\u%04x".formatted((int) character));
            } else {
                quoted.append(character);
            }
        }
        return quoted.append(text.length() > LONGEST ? "..." : "").append('"').toString();
    }
}
