package org.tradebench.cache.stress;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZI_Result;
import org.tradebench.cache.EntryOptions;

/** Has one thread replace a value while the other removes it, both only if it is still the value that they know: exactly one succeeds. */
@JCStressTest
@Outcome(id = "true, false, 2", expect = ACCEPTABLE, desc = "Replaced")
@Outcome(id = "false, true, -1", expect = ACCEPTABLE, desc = "Removed")
@Outcome(expect = FORBIDDEN, desc = "Both, neither, or something else is there")
@State
public class ReplacementAgainstRemoval {
    private final String id = SharedCache.uniqueName();

    public ReplacementAgainstRemoval() {
        SharedCache.CACHE.put(id, 1, EntryOptions.DEFAULT);
    }

    @Actor
    public void replace(ZZI_Result result) {
        result.r1 = SharedCache.CACHE.replace(id, 1, 2);
    }

    @Actor
    public void remove(ZZI_Result result) {
        result.r2 = SharedCache.CACHE.remove(id, 1);
    }

    @Arbiter
    public void look(ZZI_Result result) {
        result.r3 = SharedCache.number(id);
        SharedCache.CACHE.remove(id);
    }
}
