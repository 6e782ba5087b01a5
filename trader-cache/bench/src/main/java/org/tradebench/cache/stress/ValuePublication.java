package org.tradebench.cache.stress;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.jspecify.annotations.Nullable;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;
import org.tradebench.cache.EntryOptions;

/** Puts a value without final fields: a thread that gets it sees what was written into it before. */
@JCStressTest
@Outcome(id = "-1", expect = ACCEPTABLE, desc = "Not there yet")
@Outcome(id = "7", expect = ACCEPTABLE, desc = "There, and whole")
@Outcome(id = "0", expect = FORBIDDEN, desc = "There, and its field is not")
@State
public class ValuePublication {
    private static final class Value {
        int field;
    }

    private final String id = SharedCache.uniqueName();

    @Actor
    public void put() {
        Value value = new Value();
        value.field = 7;
        SharedCache.CACHE.put(id, value, EntryOptions.DEFAULT);
    }

    @Actor
    public void read(I_Result result) {
        @Nullable Value value = (Value) SharedCache.CACHE.get(id);
        result.r1 = value == null ? SharedCache.ABSENT : value.field;
    }

    @Arbiter
    public void tidy() {
        SharedCache.CACHE.remove(id);
    }
}
