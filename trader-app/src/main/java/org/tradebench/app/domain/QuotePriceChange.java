package org.tradebench.app.domain;

import java.time.Instant;

/**
 * A quote's price was moved by trade; published once the transaction that did it is committed.
 *
 * @param quote as it is since then
 */
public record QuotePriceChange(Quote quote, Instant changed) {}
