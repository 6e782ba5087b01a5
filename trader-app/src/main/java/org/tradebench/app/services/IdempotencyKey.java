package org.tradebench.app.services;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;

/**
 * Lets a client repeat an order without placing it twice. Source: draft-ietf-httpapi-idempotency-key-header.
 *
 * @param value null when the order has no key
 */
public record IdempotencyKey(@Nullable String value) {
    public static final String HEADER = "Idempotency-Key";
    public static final String FIELD = "idempotencyKey";
    public static final IdempotencyKey NONE = new IdempotencyKey(null);

    private static final Pattern KEY = Pattern.compile("[!-~]{1,64}");

    /**
     * Reads a key as a client sent it.
     *
     * @param sent null for none
     * @throws TradeException BAD_INPUT when it is not a valid key
     */
    public static IdempotencyKey of(@Nullable String sent) {
        if (sent == null) {
            return NONE;
        }
        if (!KEY.matcher(sent).matches()) {
            throw TradeException.badInput(
                    "The idempotency key must have 1 to 64 visible ASCII characters, without blanks.");
        }
        return new IdempotencyKey(sent);
    }

    boolean isPresent() {
        return value != null;
    }
}
