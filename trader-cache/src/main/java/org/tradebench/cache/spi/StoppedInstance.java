package org.tradebench.cache.spi;

import java.time.Instant;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.coherence.Positions;

/**
 * Describes how a cache instance stopped in order, leaving its entries on disk.
 *
 * @param self the member that it was; after the next start it is another origin
 * @param applied the invalidations of each origin that its entries have seen
 */
public record StoppedInstance(String name, Instant at, Origin self, Positions applied) {}
