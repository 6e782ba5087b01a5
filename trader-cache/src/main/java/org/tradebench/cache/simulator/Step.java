package org.tradebench.cache.simulator;

import java.util.Set;

/** One step of a trace. The steps of all nodes stand in one order, as if one after the other. */
public sealed interface Step {

    /** The node that does it, from 0. */
    int node();

    /**
     * Somebody wants a value; a miss reads it from where it comes from and caches it.
     *
     * @param template what kind of value it is; predictions are told apart by it
     */
    record Lookup(int node, String template, Object id, Set<Object> dependencyIds) implements Step {

        public Lookup {
            dependencyIds = Set.copyOf(dependencyIds);
        }
    }

    /** Somebody has changed what stands behind these ids and groups. */
    record Invalidation(int node, Set<Object> names) implements Step {

        /** @throws IllegalArgumentException when there are no names: that would mean everything */
        public Invalidation {
            names = Set.copyOf(names);
            if (names.isEmpty()) {
                throw new IllegalArgumentException(
                        "an invalidation of nothing in a trace; one name or more would be right");
            }
        }
    }
}
