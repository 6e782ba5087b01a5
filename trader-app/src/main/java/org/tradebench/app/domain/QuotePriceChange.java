package org.tradebench.app.domain;

import java.time.Instant;

/**
 * A quote's price was moved by trade, here or, where price changes are published, on another server; fired outside any
 * transaction, once the one that did it is committed.
 *
 * @param quote as it is since then
 */
public record QuotePriceChange(Quote quote, Instant changed) {}
