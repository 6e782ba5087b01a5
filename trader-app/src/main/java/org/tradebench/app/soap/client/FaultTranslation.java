package org.tradebench.app.soap.client;

import java.net.ConnectException;
import java.net.UnknownHostException;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.soap.fault.Refusal;

/** Turns faults into refusals, the reverse of what the web services do. */
final class FaultTranslation {
    private static final System.Logger LOG = System.getLogger(FaultTranslation.class.getName());
    private static final int CAUSES = 20;

    private FaultTranslation() {}

    static RuntimeException of(Refusal refusal) {
        return switch (refusal.status) {
            case 400 -> new TradeException(Reason.BAD_INPUT, refusal.message);
            case 401 -> new TradeException(Reason.NOT_AUTHENTICATED, refusal.message);
            case 403 -> notTrusted();
            case 404 -> new TradeException(Reason.NOT_FOUND, refusal.message);
            case 409 -> new TradeException(Reason.CONFLICT, refusal.message);
            case 503 -> new TradeException(Reason.UNAVAILABLE, refusal.message);
            case 504 -> new TradeException(Reason.OUTCOME_UNKNOWN, refusal.message);
            default -> new IllegalStateException("The web service failed; its log says why");
        };
    }

    private static TradeException notTrusted() {
        LOG.log(
                System.Logger.Level.ERROR,
                "The web service rejects this server's messages: both must have the same TRADER_TOKEN_SECRET, and clocks that differ by less than a minute");
        return new TradeException(Reason.UNAVAILABLE, "The web service does not answer. Try again later.");
    }

    /** Returns whether no connection was made, so that the service knows nothing of the message. */
    static boolean wasNotSent(Throwable thrown) {
        Throwable cause = thrown;
        for (int depth = 0; cause != null && depth < CAUSES; depth++, cause = cause.getCause()) {
            if (cause instanceof ConnectException || cause instanceof UnknownHostException) {
                return true;
            }
        }
        return false;
    }

    /** Returns the innermost message: the outer ones only say that there was one. */
    static String rootMessage(Throwable thrown) {
        Throwable cause = thrown;
        for (int depth = 0; cause.getCause() != null && depth < CAUSES; depth++) {
            cause = cause.getCause();
        }
        return cause.toString();
    }
}
