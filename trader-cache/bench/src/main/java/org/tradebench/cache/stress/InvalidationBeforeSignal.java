package org.tradebench.cache.stress;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Has one thread invalidate a group and then signal that it is done: a thread that has seen the signal sees no entry of the group any more. */
@JCStressTest
@Outcome(id = "0, 1", expect = ACCEPTABLE, desc = "Before the invalidation")
@Outcome(id = "0, -1", expect = ACCEPTABLE, desc = "Between the invalidation and the signal")
@Outcome(id = "1, -1", expect = ACCEPTABLE, desc = "After the signal")
@Outcome(id = "1, 1", expect = FORBIDDEN, desc = "A dead entry was served")
@State
public class InvalidationBeforeSignal {
    private final String id = SharedCache.uniqueName();
    private final String group = SharedCache.uniqueName();
    private volatile int signal;

    public InvalidationBeforeSignal() {
        SharedCache.CACHE.put(id, 1, SharedCache.memberOf(group));
    }

    @Actor
    public void invalidate() {
        SharedCache.CACHE.invalidate(group);
        signal = 1;
    }

    @Actor
    public void read(II_Result result) {
        result.r1 = signal;
        result.r2 = SharedCache.number(id);
    }

    @Arbiter
    public void tidy() {
        SharedCache.CACHE.remove(id);
    }
}
