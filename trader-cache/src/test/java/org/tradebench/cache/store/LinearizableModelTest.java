package org.tradebench.cache.store;

import java.util.Set;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;

/**
 * As {@link LinearizableTest}, with evictions, fills and aliases, but by model checking: Lincheck tries one interleaving after the other, switching threads at
 * accesses to shared memory. A failure shows the switches. The system property {@code model.invocations} sets the number of interleavings per scenario.
 */
class LinearizableModelTest {
    private static final int INVOCATIONS = Integer.getInteger("model.invocations", 20);

    /** The concurrent operations on one id and its group. */
    public static final class Operations {
        private final LocalCache cache = Bench.with(EvictionPolicy.LRU).cache;

        private static EntryOptions grouped() {
            return EntryOptions.DEFAULT.withDependencyIds(Set.of("group"));
        }

        @Operation
        public Object put(@Param(gen = IntGen.class, conf = "1:3") int value) {
            return cache.put("a", value, grouped());
        }

        @Operation
        public void fill(@Param(gen = IntGen.class, conf = "1:3") int value) {
            cache.fill("a", value, grouped(), cache.lease());
        }

        @Operation
        public Object get() {
            return cache.get("a");
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
        public void clear() {
            cache.clear();
        }

        @Operation
        public void evict() {
            cache.releaseLruEntries(1);
        }

        @Operation
        public boolean addAlias() {
            try {
                cache.addAlias("a", new Object[] {"alias"});
                return true;
            } catch (IllegalArgumentException e) {
                return false;
            }
        }

        @Operation
        public Object getByAlias() {
            return cache.get("alias");
        }
    }

    @Test
    void isLinearizable() {
        new ModelCheckingOptions()
                .iterations(10)
                .invocationsPerIteration(INVOCATIONS)
                .threads(2)
                .actorsPerThread(2)
                // A loop over all stripes is no livelock; where Lincheck suspects one, it replays the whole scenario.
                .loopBound(10_000)
                .minimizeFailedScenario(false)
                .check(Operations.class);
    }
}
