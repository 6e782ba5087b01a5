package org.tradebench.cache.store;

import java.util.Set;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;

/** Checks linearizability: the results of concurrent operations equal those of some sequential order. */
class LinearizableTest {
    /**
     * The concurrent operations on two ids, each in its own group. The invalidation of a group of two members is not atomic: a reader may see one member removed
     * and the other still present.
     */
    public abstract static class Operations {
        private final LocalCache cache;

        Operations(EvictionPolicy eviction) {
            cache = Bench.with(eviction).cache;
        }

        @Operation
        public Object put(@Param(gen = IntGen.class, conf = "1:3") int value) {
            return cache.put("a", value, EntryOptions.DEFAULT.withDependencyIds(Set.of("group")));
        }

        @Operation
        public Object putOther(@Param(gen = IntGen.class, conf = "1:3") int value) {
            return cache.put("b", value, EntryOptions.DEFAULT.withDependencyIds(Set.of("other")));
        }

        @Operation
        public Object get() {
            return cache.get("a");
        }

        @Operation
        public Object getOther() {
            return cache.get("b");
        }

        @Operation
        public Object remove() {
            return cache.remove("a");
        }

        @Operation
        public boolean removeValue(@Param(gen = IntGen.class, conf = "1:3") int value) {
            return cache.remove("a", value);
        }

        @Operation
        public Object putIfAbsent(@Param(gen = IntGen.class, conf = "1:3") int value) {
            return cache.putIfAbsent("a", value);
        }

        @Operation
        public boolean replace(@Param(gen = IntGen.class, conf = "1:3") int value) {
            return cache.replace("a", value, value + 1);
        }

        @Operation
        public void invalidateGroup() {
            cache.invalidate("group");
        }

        @Operation
        public void invalidate() {
            cache.invalidate("a");
        }
    }

    public static final class WTinyLfu extends Operations {
        public WTinyLfu() {
            super(EvictionPolicy.W_TINY_LFU);
        }
    }

    public static final class Ring extends Operations {
        public Ring() {
            super(EvictionPolicy.LRU);
        }
    }

    public static final class AnyEntry extends Operations {
        public AnyEntry() {
            super(EvictionPolicy.RANDOM);
        }
    }

    private static void stress(Class<?> operations) {
        new StressOptions()
                // On a busy machine each invocation waits some 30 ms until two threads run at once.
                // LinearizableModelTest explores interleavings of more scenarios, but no reordering by a processor.
                .iterations(12)
                .invocationsPerIteration(25)
                .threads(2)
                .actorsPerThread(3)
                // Minimizing a failed scenario takes longer than finding it, and scenarios are short.
                .minimizeFailedScenario(false)
                .check(operations);
    }

    @Test
    void isLinearizableOverCaffeine() {
        stress(WTinyLfu.class);
    }

    @Test
    void isLinearizableOverRing() {
        stress(Ring.class);
    }

    @Test
    void isLinearizableOverRandomTable() {
        stress(AnyEntry.class);
    }
}
