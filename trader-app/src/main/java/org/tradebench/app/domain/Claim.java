package org.tradebench.app.domain;

import java.math.BigDecimal;
import java.time.Instant;

/**
 * Holds a claim of the light web services, which is no business of the brokerage.
 *
 * @param claimId 1 to 10,000; the first {@link #ALWAYS_THERE} are always there, the others are used again cyclically
 * @param amount in dollars, two decimals, ≥ 0.01
 */
public record Claim(long claimId, String claimant, String description, BigDecimal amount, Instant filed) {
    /** Claims that are always there, numbered from 1. */
    public static final int ALWAYS_THERE = 1_000;

    public static final int MAX = 10_000;
}
