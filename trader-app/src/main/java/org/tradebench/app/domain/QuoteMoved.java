package org.tradebench.app.domain;

/**
 * Announces within its transaction that a quote's price moved, to be heard once it is committed. Live views wait for the {@link QuotePriceChange} that follows,
 * here and on the other servers.
 */
public record QuoteMoved(QuotePriceChange change) {}
