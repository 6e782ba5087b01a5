package org.tradebench.app.domain;

/**
 * An order has ended, or may have, outside the request that placed it.
 *
 * @param userId whose; null: anybody's
 * @param symbol what was traded; null: anything
 */
public record OrderEnded(String userId, String symbol) {

    /** Any number of them, of which nothing is known. */
    public static final OrderEnded ANY = new OrderEnded(null, null);
}
