package org.tradebench.app.explain;

import java.io.Serializable;
import java.time.Instant;
import java.util.List;

/**
 * Describes what one request made the application do.
 *
 * @param request method, path and action, without any other parameter: those may be secret
 * @param millis from the request's first filter to its last
 * @param calls in their order; none when a stored page answered, or one that needs no data
 */
public record Explanation(String request, Instant at, double millis, List<Call> calls) implements Serializable {
    /**
     * Describes one operation.
     *
     * @param name in words, such as {@code holdings read}
     * @param transactions what carried it out, one entry each; none when a cache answered
     * @param statements SQL with placeholders, in their order
     * @param invalidated dependency ids of an update
     */
    public record Call(
            String name, double millis, List<String> transactions, List<String> statements, List<String> invalidated)
            implements Serializable {
        public Call {
            transactions = List.copyOf(transactions);
            statements = List.copyOf(statements);
            invalidated = List.copyOf(invalidated);
        }
    }

    public Explanation {
        calls = List.copyOf(calls);
    }
}
