package org.tradebench.app.domain;

import org.jspecify.annotations.Nullable;

/**
 * An order has ended, or may have, outside the request that placed it.
 *
 * @param userId whose; null: anybody's
 * @param symbol what was traded; null: anything
 */
public record OrderEnded(@Nullable String userId, @Nullable String symbol) {
    /** Any number of them, of which nothing is known. */
    public static final OrderEnded ANY = new OrderEnded(null, null);
}
