package org.tradebench.app.primitives.common;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;

/** What the ping pages say of themselves: since when they answer, and how often they did. */
public final class HitCounter {

    private final String since = "Started at " + Instant.now() + ", hit ";
    private final AtomicLong count = new AtomicLong();

    /** The sentence of the next hit: figures only, safe in HTML. */
    public String next() {
        return since + count.incrementAndGet();
    }
}
