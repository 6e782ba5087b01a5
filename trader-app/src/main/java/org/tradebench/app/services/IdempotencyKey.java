package org.tradebench.app.services;

import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.tradebench.app.domain.TradeException;

/** The key by which a client repeats an order without placing it twice: of the request that is under way on a thread. Source: draft-ietf-httpapi-idempotency-key-header. */
public final class IdempotencyKey {

    /** The HTTP header of REST and of messages to the web services. */
    public static final String HEADER = "Idempotency-Key";

    /** The form field of pages and views. */
    public static final String FIELD = "idempotencyKey";

    private static final Pattern KEY = Pattern.compile("[!-~]{1,64}");

    private static final ThreadLocal<String> CURRENT = new ThreadLocal<>();

    private IdempotencyKey() {}

    /**
     * Places an order under a key.
     *
     * @param key null for none
     * @throws TradeException BAD_INPUT when it is none
     */
    public static <T> T with(String key, Supplier<T> placing) {
        if (key == null) {
            return placing.get();
        }
        if (!KEY.matcher(key).matches()) {
            throw TradeException.badInput(
                    "The idempotency key must have 1 to 64 visible ASCII characters, without blanks.");
        }
        CURRENT.set(key);
        try {
            return placing.get();
        } finally {
            CURRENT.remove();
        }
    }

    /** The key of the order that this thread places; null when it has none. */
    public static String current() {
        return CURRENT.get();
    }
}
