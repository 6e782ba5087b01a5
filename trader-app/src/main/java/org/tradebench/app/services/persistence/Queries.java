package org.tradebench.app.services.persistence;

import jakarta.persistence.TypedQuery;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;

/** Helps queries with an answer that may be missing, and a clock as fine as the database's. */
final class Queries {
    private Queries() {}

    /** Returns the only answer; null when there is none. */
    static <T> @Nullable T one(TypedQuery<T> query) {
        List<T> answers = query.getResultList();
        return answers.isEmpty() ? null : answers.get(0);
    }

    static <T> T one(TypedQuery<T> query, Supplier<TradeException> missing) {
        T answer = one(query);
        if (answer == null) {
            throw missing.get();
        }
        return answer;
    }

    /** Returns now, or a later moment by the clock of another server that runs ahead: nothing may seem to have ended before it began. */
    static Instant nowOrLater(Instant other) {
        Instant now = now();
        return now.isBefore(other) ? other : now;
    }

    /** Returns now in microseconds, which a timestamp column keeps. */
    static Instant now() {
        return Instant.now().truncatedTo(ChronoUnit.MICROS);
    }
}
