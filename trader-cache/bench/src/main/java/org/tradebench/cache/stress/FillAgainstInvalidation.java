package org.tradebench.cache.stress;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;
import org.tradebench.cache.coherence.Lease;

/**
 * Has one thread change a row and invalidate its group while the other reads the row under a lease and fills the cache: the cached value is never older than
 * the row.
 */
@JCStressTest
@Outcome(id = "-1", expect = ACCEPTABLE, desc = "The fill was refused, or removed")
@Outcome(id = "2", expect = ACCEPTABLE, desc = "The new row was read")
@Outcome(id = "1", expect = FORBIDDEN, desc = "The cache holds the old row for ever")
@State
public class FillAgainstInvalidation {
    private final String id = SharedCache.uniqueName();
    private final String group = SharedCache.uniqueName();
    private volatile int row = 1;

    @Actor
    public void change() {
        row = 2;
        SharedCache.CACHE.invalidate(group);
    }

    @Actor
    public void read() {
        Lease lease = SharedCache.CACHE.lease();
        int value = row;
        SharedCache.CACHE.fill(id, value, SharedCache.memberOf(group), lease);
    }

    @Arbiter
    public void look(I_Result result) {
        result.r1 = SharedCache.number(id);
        SharedCache.CACHE.remove(id);
    }
}
