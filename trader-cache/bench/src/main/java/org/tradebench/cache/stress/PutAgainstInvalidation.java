package org.tradebench.cache.stress;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE_INTERESTING;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/** Repeats {@link FillAgainstInvalidation} without a lease: the stale value occurs, which shows that the threads do race and that the lease is necessary. */
@JCStressTest
@Outcome(id = "-1", expect = ACCEPTABLE, desc = "The invalidation came last")
@Outcome(id = "2", expect = ACCEPTABLE, desc = "The new row was read")
@Outcome(id = "1", expect = ACCEPTABLE_INTERESTING, desc = "The old row for ever: a plain put trusts its caller")
@State
public class PutAgainstInvalidation {
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
        int value = row;
        SharedCache.CACHE.put(id, value, SharedCache.memberOf(group));
    }

    @Arbiter
    public void look(I_Result result) {
        result.r1 = SharedCache.number(id);
        SharedCache.CACHE.remove(id);
    }
}
