package org.tradebench.app.domain;

import org.jspecify.annotations.Nullable;

/**
 * Announces that an order has ended, or may have, outside the request that placed it.
 *
 * @param userId null: any user's
 * @param symbol null: any
 */
public record OrderEnded(@Nullable String userId, @Nullable String symbol) {
    /** Announces any number of unknown orders. */
    public static final OrderEnded ANY = new OrderEnded(null, null);
}
