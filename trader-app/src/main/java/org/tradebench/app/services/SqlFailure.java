package org.tradebench.app.services;

import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.RowsHeldException;
import org.tradebench.app.domain.TooManyChangesException;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

/**
 * Translates PostgreSQL's error codes into refusals. Codes: PostgreSQL 17 documentation, appendix A.
 */
final class SqlFailure {
    /**
     * serialization_failure, deadlock_detected, lock_not_available (lock_timeout), and admin_shutdown: the server has rolled back, the
     * same transaction may succeed when it is tried again (after an admin_shutdown on a new
     * connection: so a pooled one that was ended while idle, by a reset, causes no error).
     */
    private static final Set<String> PASSING = Set.of("40001", "40P01", "55P03", "57P01");

    /** lock_not_available: the data source's lock_timeout is over. */
    private static final String HELD = "55P03";

    /**
     * No state: the database was not asked, because the server's pool had no connection in time. Open Liberty gives that a state of class 08, WildFly and
     * Payara Server give none.
     */
    private static final String NOT_ASKED = "";

    private static final String UNIQUE_VIOLATION = "23505";
    private static final String OUT_OF_RANGE = "22003";
    private static final String TOO_LONG = "22001";
    private static final String BAD_CHARACTER = "22021";
    private static final String CHECK_VIOLATION = "23514";
    private static final String UNDEFINED_TABLE = "42P01";
    private static final String UNDEFINED_COLUMN = "42703";

    /**
     * The beginnings of: connection_exception, insufficient_resources, shut down or starting up,
     * invalid_authorization, invalid_catalog_name (no such database), system_error; query_canceled (statement_timeout),
     * idle_in_transaction_session_timeout.
     */
    private static final List<String> UNREACHABLE = List.of("08", "53", "57P", "28", "3D", "58", "57014", "25P03");

    /** Refusals by the names of unique constraints. */
    private static final Map<String, Supplier<TradeException>> TAKEN = Map.of(
            "account_profile_pkey", Refusals::userTaken,
            "account_user_id_key", Refusals::userTaken,
            "order_that_sells", Refusals::beingSold,
            "order_of_key", Refusals::keyTaken,
            "quote_pkey", Refusals::symbolTaken);

    private SqlFailure() {}

    /** Returns the database's own exception among the causes of what a mode threw. */
    static Optional<SQLException> in(Throwable failure) {
        SQLException found = null;
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql && (found == null || found.getSQLState() == null)) {
                found = sql;
            }
        }
        return Optional.ofNullable(found);
    }

    /** Returns whether the transaction may succeed when it is tried again. */
    static boolean passes(SQLException failure) {
        return failure.getSQLState() != null && PASSING.contains(failure.getSQLState());
    }

    /** Returns whether the connection ended, so that the outcome is unknown: connection_exception, or shut down. */
    static boolean losesAnswer(SQLException failure) {
        String state = failure.getSQLState() == null ? "" : failure.getSQLState();
        return state.startsWith("08") || state.startsWith("57P");
    }

    /** Returns whether the server answered a commit with a refusal (integrity constraint violation, transaction rollback): it is certainly rolled back. */
    static boolean refusesCommit(SQLException failure) {
        String state = failure.getSQLState() == null ? "" : failure.getSQLState();
        return state.startsWith("23") || (state.startsWith("40") && !state.equals("40003"));
    }

    static boolean isHeld(SQLException failure) {
        return HELD.equals(failure.getSQLState());
    }

    /** Returns the refusal for the user; empty when the failure is a defect, not a consequence of input or state. */
    static Optional<TradeException> meaningOf(SQLException failure) {
        String state = failure.getSQLState() == null ? "" : failure.getSQLState();
        return Optional.ofNullable(
                switch (state) {
                    case UNIQUE_VIOLATION -> taken(String.valueOf(failure.getMessage()));
                    case OUT_OF_RANGE ->
                        TradeException.conflict(
                                "An amount would leave the range of -999,999,999,999.99 to 999,999,999,999.99; nothing was changed.");
                    case TOO_LONG -> TradeException.badInput("A value is too long.");
                    case BAD_CHARACTER -> TradeException.badInput("A value has a character that cannot be stored.");
                    case CHECK_VIOLATION ->
                        TradeException.conflict("A price or a quantity would leave its range; nothing was changed.");
                    case HELD -> new RowsHeldException();
                    case NOT_ASKED -> noAnswer();
                    case UNDEFINED_TABLE ->
                        new TradeException(Reason.UNAVAILABLE, "The database has no tables. Populate it first.");
                    case UNDEFINED_COLUMN ->
                        new TradeException(
                                Reason.UNAVAILABLE,
                                "The database's tables are of an older version. Bring them up to date: ./trader db populate --if-empty.");
                    default -> passes(failure) ? new TooManyChangesException() : unreachable(state);
                });
    }

    /** Takes the constraint that the message names first: after it the message quotes values that a user chose, such as a user id. */
    private static @Nullable TradeException taken(String message) {
        return TAKEN.entrySet().stream()
                .filter(constraint -> message.contains(constraint.getKey()))
                .min(Comparator.comparingInt(constraint -> message.indexOf(constraint.getKey())))
                .map(constraint -> constraint.getValue().get())
                .orElse(null);
    }

    private static @Nullable TradeException unreachable(String state) {
        return UNREACHABLE.stream().anyMatch(state::startsWith) ? noAnswer() : null;
    }

    private static TradeException noAnswer() {
        return new TradeException(Reason.UNAVAILABLE, "The database does not answer. Try again later.");
    }
}
