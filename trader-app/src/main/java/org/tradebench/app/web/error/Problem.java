package org.tradebench.app.web.error;

import jakarta.servlet.http.HttpServletResponse;
import java.util.Objects;
import org.tradebench.app.domain.TradeException;

/**
 * Describes why a request failed, in words that its sender may read.
 *
 * @param status the HTTP status, 400 or above
 * @param title what kind of problem, in a few words
 * @param message what was wrong and what is expected; no class names, no stack traces
 * @param retryAfterSeconds when it may work again; 0 when waiting does not help
 */
public record Problem(int status, String title, String message, int retryAfterSeconds) {
    /** RFC 6585; not in the servlet API. */
    private static final int TOO_MANY_TRIES = 429;

    public Problem(int status, String title, String message) {
        this(status, title, message, 0);
    }

    /** Gives each reason of a refusal its status, only here. */
    public static Problem of(TradeException refusal) {
        String message = Objects.requireNonNullElse(refusal.getMessage(), "The request was refused.");
        return switch (refusal.reason()) {
            case BAD_INPUT -> new Problem(HttpServletResponse.SC_BAD_REQUEST, "Bad request", message);
            case NOT_AUTHENTICATED -> new Problem(HttpServletResponse.SC_UNAUTHORIZED, "Please log in", message);
            case FORBIDDEN -> new Problem(HttpServletResponse.SC_FORBIDDEN, "Not allowed", message);
            case NOT_FOUND -> new Problem(HttpServletResponse.SC_NOT_FOUND, "Not found", message);
            case CONFLICT -> new Problem(HttpServletResponse.SC_CONFLICT, "Not possible now", message);
            case TOO_MANY_TRIES -> new Problem(TOO_MANY_TRIES, "Too many tries", message, refusal.retryAfterSeconds());
            case UNAVAILABLE -> new Problem(HttpServletResponse.SC_SERVICE_UNAVAILABLE, "Not available", message, 5);
            case OUTCOME_UNKNOWN -> new Problem(HttpServletResponse.SC_GATEWAY_TIMEOUT, "Outcome unknown", message);
        };
    }

    /** Returns whether a page answers with the login form: a login is missing, or wrong passwords were sent too often. */
    public boolean asksForLogin() {
        return status == HttpServletResponse.SC_UNAUTHORIZED || status == TOO_MANY_TRIES;
    }

    /** Sets the status of an answer, and the header that says when the request may be sent again. */
    public void setOn(HttpServletResponse response) {
        response.setStatus(status);
        if (retryAfterSeconds > 0) {
            response.setHeader("Retry-After", Integer.toString(retryAfterSeconds));
        }
    }

    /** Describes a status that the container itself decided on. */
    public static Problem ofStatus(int status) {
        return switch (status) {
            case 400 ->
                new Problem(status, "Bad request", "The request is not well-formed HTTP or has malformed parameters.");
            case 401 -> new Problem(status, "Please log in", "This needs a login.");
            case 403 -> new Problem(status, "Not allowed", "This request is not allowed.");
            case 404 -> new Problem(status, "Not found", "There is no page at this address.");
            case 405 -> new Problem(status, "Method not allowed", "This address does not answer this HTTP method.");
            case 406 -> new Problem(status, "Not acceptable", "The answer is JSON: the header Accept must allow it.");
            case 415 ->
                new Problem(status, "Unsupported media type", "The body must be application/x-www-form-urlencoded.");
            case 503 ->
                new Problem(status, "Not available", "The application cannot answer now. Please try again soon.", 5);
            default ->
                status < 500
                        ? new Problem(status, "Bad request", "The request was refused.")
                        : new Problem(status, "Error", "The server failed. The reason is in its log.");
        };
    }
}
