package org.tradebench.cache.stress;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;
import org.tradebench.cache.EntryOptions;

/** Has one thread put two entries: a thread that sees the second one sees the first one. */
@JCStressTest
@Outcome(
        id = {"-1, -1", "-1, 1", "1, 1"},
        expect = ACCEPTABLE,
        desc = "In order")
@Outcome(id = "1, -1", expect = FORBIDDEN, desc = "The second put without the first one")
@State
public class PutsInOrder {
    private final String first = SharedCache.uniqueName();
    private final String second = SharedCache.uniqueName();

    @Actor
    public void put() {
        SharedCache.CACHE.put(first, 1, EntryOptions.DEFAULT);
        SharedCache.CACHE.put(second, 1, EntryOptions.DEFAULT);
    }

    @Actor
    public void read(II_Result result) {
        result.r1 = SharedCache.number(second);
        result.r2 = SharedCache.number(first);
    }

    @Arbiter
    public void tidy() {
        SharedCache.CACHE.remove(first);
        SharedCache.CACHE.remove(second);
    }
}
