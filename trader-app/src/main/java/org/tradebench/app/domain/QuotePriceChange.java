package org.tradebench.app.domain;

import java.time.Instant;

/**
 * Announces, outside any transaction, that a committed trade moved a quote's price, here or, where price changes are published, on another server.
 *
 * @param quote as it is since then
 */
public record QuotePriceChange(Quote quote, Instant changed) {}
