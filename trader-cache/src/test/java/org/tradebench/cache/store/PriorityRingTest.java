package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.store.PriorityRing.Node;

class PriorityRingTest {
    private static final Coherence ALONE = new Coherence(Origin.random());

    private final ManualTime time = new ManualTime();
    private final PriorityRing ring = new PriorityRing();

    private Node enter(String id, int priority) {
        EntryOptions options = EntryOptions.DEFAULT.withPriority(priority);
        Node node = new Node(new CacheEntry(
                id,
                id,
                options,
                new EntryTraits(new LongAdder(), options),
                ALONE.lease(),
                0,
                CacheClock.NEVER,
                new CacheClock(time, time)));
        ring.enter(node);
        return node;
    }

    private List<Object> victims(int number) {
        List<Object> victims = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            victims.add(ring.removeVictim().entry.id);
        }
        return victims;
    }

    @Test
    void evictsOldestAmongEquals() {
        enter("a", 1);
        enter("b", 1);
        enter("c", 1);

        assertThat(victims(3)).containsExactly("a", "b", "c");
    }

    @Test
    void evictsRecentlyHitEntryLast() {
        Node a = enter("a", 1);
        enter("b", 1);

        ring.reenter(a);

        assertThat(victims(2)).containsExactly("b", "a");
    }

    @Test
    void evictsLowestPriorityFirst() {
        enter("high", 16);
        enter("low", 0);
        enter("middle", 3);

        assertThat(victims(3)).containsExactly("low", "middle", "high");
    }

    /** Here the top advances one step per victim: each entry of priority 1 that is added causes one rotation. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 15, 16})
    void survivesExactlyPriorityRotations(int priority) {
        enter("watched", priority);
        List<Object> evicted = new ArrayList<>();

        for (int rotation = 1; !evicted.contains("watched"); rotation++) {
            enter("other " + rotation, 1);
            evicted.addAll(victims(1));
        }

        // The others of rotations 1 to p - 1 are evicted before it; in rotation p it is older than the other.
        assertThat(evicted).hasSize(priority).last().isEqualTo("watched");
    }

    @Test
    void restoresPriorityOnHit() {
        Node watched = enter("watched", 3);
        enter("a", 1);
        enter("b", 2);
        assertThat(victims(2)).containsExactly("a", "b");

        ring.reenter(watched);
        enter("c", 2);
        enter("d", 3);

        assertThat(victims(3)).containsExactly("c", "watched", "d");
    }

    @Test
    void evictsIdleEntryOfHighestPriority() {
        enter("idle", 16);
        for (int i = 0; i < 17; i++) {
            enter("new " + i, 1);
            ring.removeVictim();
        }
        assertThat(ring.size()).isEqualTo(1);
        assertThat(victims(1)).doesNotContain("idle");
    }

    @Test
    void removesNodeOnce() {
        Node a = enter("a", 1);
        enter("b", 1);

        ring.leave(a);
        ring.leave(a);
        ring.reenter(a);

        assertThat(ring.size()).isEqualTo(1);
        assertThat(victims(1)).containsExactly("b");
    }

    @Test
    void evictsInOrderOfRing() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.fill("id", Bench.ENTRIES);
            bench.cache.get("id0");
            bench.cache.put("grace", "", EntryOptions.DEFAULT.withPriority(2));

            bench.fill("new", Bench.ENTRIES - 2);

            assertThat(bench.cache.keySet())
                    .contains("id0", "grace")
                    .doesNotContain("id1")
                    .hasSize(Bench.ENTRIES)
                    .filteredOn(id -> id.toString().startsWith("id"))
                    .hasSize(1);
        }
    }

    @Test
    void keepsExactLruOrderForOneThread() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.fill("id", Bench.ENTRIES);
            // Backwards, many times over: more hits than any log holds.
            for (int i = 0; i < 50; i++) {
                for (int id = Bench.ENTRIES - 1; id >= 0; id--) {
                    bench.cache.get("id" + id);
                }
            }

            bench.cache.releaseLruEntries(Bench.ENTRIES - 10);

            assertThat(bench.cache.keySet().stream()
                            .sorted(Comparator.comparing(Object::toString))
                            .toList())
                    .containsExactly("id0", "id1", "id2", "id3", "id4", "id5", "id6", "id7", "id8", "id9");
        }
    }

    @Test
    void usesDefaultPriorityForPlainPuts() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.setPriority(9);
            bench.cache.put("kept", "");
            bench.cache.setPriority(1);
            bench.fill("id", 3 * Bench.ENTRIES);

            assertThat(bench.cache.inspect("kept").orElseThrow().options().priority())
                    .isEqualTo(9);
        }
    }

    @Test
    void appliesHitsBeforeRelease() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.fill("id", 3);
            bench.cache.get("id0");

            bench.cache.releaseLruEntries(2);

            assertThat(bench.cache.keySet()).containsExactly("id0");
        }
    }
}
