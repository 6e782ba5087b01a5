package org.tradebench.app.web.error;

import jakarta.servlet.http.HttpServletResponse;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

/** Turns an exception into the HTTP status and the message that the client gets, and logs what the client must not see. */
public final class Problems {
    private static final System.Logger LOG = System.getLogger(Problems.class.getName());
    private static final int CAUSES = 20;

    /** How Open Liberty, WildFly and Payara Server say that a session has ended, in this order. */
    private static final List<String> ENDED_SESSION =
            List.of("invalidated session", "Session is invalid", "Session already invalidated");

    private Problems() {}

    /** Returns the problem to answer with. A refusal is not logged: it is the sender's mistake. */
    public static Problem problemOf(Throwable thrown) {
        @Nullable Throwable cause = thrown;
        for (int depth = 0; cause != null && depth < CAUSES; depth++, cause = cause.getCause()) {
            if (cause instanceof TradeException refusal) {
                return Problem.of(refusal);
            }
            if (cause instanceof SQLException sql && isOutage(sql)) {
                LOG.log(System.Logger.Level.WARNING, "The database did not answer: {0}", sql.getMessage());
                return Problem.of(
                        new TradeException(Reason.UNAVAILABLE, "The database does not answer. Try again later."));
            }
            if (cause instanceof IllegalStateException
                    && ENDED_SESSION.stream().anyMatch(String.valueOf(cause.getMessage())::contains)) {
                return Problem.of(TradeException.conflict(
                        "Another request has ended this session in the meantime. Log in again."));
            }
        }
        LOG.log(System.Logger.Level.ERROR, "A request failed", thrown);
        return Problem.ofStatus(HttpServletResponse.SC_INTERNAL_SERVER_ERROR);
    }

    /**
     * Returns whether the database could not be asked at all: the pool had no connection (no state), connection (08), resources (53), shutdown or start
     * (57P), or a transaction that was given up after its retries (40).
     */
    private static boolean isOutage(SQLException e) {
        String state = e.getSQLState() == null ? "" : e.getSQLState();
        if (e instanceof SQLTransientException || state.isEmpty()) {
            return true;
        }
        return state.startsWith("08") || state.startsWith("53") || state.startsWith("57P") || state.startsWith("40");
    }
}
