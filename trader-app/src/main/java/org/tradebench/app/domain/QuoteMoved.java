package org.tradebench.app.domain;

/**
 * A transaction of this server has moved a quote's price: fired in it, to be heard once it is committed. Whoever shows
 * prices waits for the {@link QuotePriceChange} that follows, here and on the other servers.
 */
public record QuoteMoved(QuotePriceChange change) {}
