package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tradebench.cache.store.Bench.expiringAfter;
import static org.tradebench.cache.store.Bench.groups;
import static org.tradebench.cache.store.Bench.idle;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.event.ChangeListener;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.event.InvalidationListener;

class EventsTest {
    private final ClusterOnPaper cluster = new ClusterOnPaper();
    private final Bench bench = Bench.in(cluster, settings -> settings);
    private final LocalCache cache = bench.cache;
    private final List<String> removed = new ArrayList<>();
    private final List<String> changed = new ArrayList<>();

    @BeforeEach
    void listen() {
        listenTo(cache);
    }

    private void listenTo(LocalCache to) {
        to.enableListener(true);
        to.addInvalidationListener(
                event -> removed.add(event.id() + "=" + event.value() + " " + event.cause() + " " + event.source()));
        to.addChangeListener(
                event -> changed.add(event.id() + "=" + event.value() + " " + event.cause() + " " + event.source()));
    }

    @AfterEach
    void close() {
        bench.close();
    }

    private EntrySnapshot remoteEntry(Object id, Object value) {
        try (Bench other = Bench.with(EvictionPolicy.LRU)) {
            other.cache.put(id, value);
            return other.cache.inspect(id).orElseThrow().withLease(cache.lease());
        }
    }

    @Test
    void reportsInvalidationAsExplicitAndLocal() {
        cache.put("a", 1, groups("g"));
        cache.put("b", 2, groups("g"));
        cache.invalidate("a");
        cache.invalidate("g");

        assertThat(removed).containsExactly("a=1 EXPLICIT LOCAL", "b=2 EXPLICIT LOCAL");
    }

    /** Changes between a put and its event happen after the put, so they are reported after it. */
    @Test
    void reportsEventsOfAnIdInOrder() {
        List<String> all = new ArrayList<>();
        cache.addChangeListener(event -> all.add("put " + event.value()));
        cache.addInvalidationListener(event -> all.add("removed " + event.value()));
        afterNextStore(() -> cache.invalidate("a"));
        cache.put("a", 1);
        afterNextStore(() -> cache.releaseLruEntries(1));
        cache.put("a", 2);
        afterNextStore(cache::clear);
        cache.put("a", 3);
        afterNextStore(() -> cache.put("a", 5));
        cache.put("a", 4);

        assertThat(all)
                .containsExactly("put 1", "removed 1", "put 2", "removed 2", "put 3", "removed null", "put 4", "put 5");
    }

    private void afterNextStore(Runnable next) {
        cluster.onStored = () -> {
            cluster.onStored = () -> {};
            next.run();
        };
    }

    /** A mirror that applies all events has the same contents as the cache in the end. */
    @Test
    void eventsMirrorConcurrentChanges() throws InterruptedException {
        ConcurrentMap<Object, Object> mirror = new ConcurrentHashMap<>();
        cache.addChangeListener(event -> mirror.put(event.id(), event.value()));
        cache.addInvalidationListener(event -> {
            if (event.id().equals("*")) {
                mirror.clear();
            } else {
                mirror.remove(event.id());
            }
        });
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int seed = i;
            threads.add(new Thread(() -> change(new Random(seed))));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        Map<Object, Object> held = new HashMap<>();
        cache.entries().forEach(entry -> held.put(entry.id(), entry.value()));
        assertThat(mirror).isEqualTo(held);
    }

    private void change(Random random) {
        for (int i = 0; i < 5_000; i++) {
            Integer id = random.nextInt(3);
            switch (random.nextInt(20)) {
                case 0 -> cache.clear();
                case 1, 2, 3 -> cache.releaseLruEntries(1);
                case 4, 5, 6, 7 -> cache.invalidate(id);
                case 8, 9 -> cache.invalidate("group");
                default -> cache.put(id, random.nextInt(), groups("group"));
            }
        }
    }

    /** The event of a change by a listener is delivered after all listeners have received the event that caused it. */
    @Test
    void reportsChangeByListenerAfterItsCause() {
        cache.addChangeListener(event -> {
            if (event.id().equals("a")) {
                cache.put("b", event.value());
            }
        });
        cache.put("a", 1);

        assertThat(cache.get("b")).isEqualTo(1);
        assertThat(changed).containsExactly("a=1 NEW_ENTRY_ADDED LOCAL", "b=1 NEW_ENTRY_ADDED LOCAL");
    }

    @Test
    void reportsNothingForUnknownName() {
        cache.invalidate("nothing");

        assertThat(removed).isEmpty();
    }

    @Test
    void reportsRemoveAsExplicitAndLocal() {
        cache.put("a", 1);

        assertThat(cache.remove("a")).isEqualTo(1);
        assertThat(removed).containsExactly("a=1 EXPLICIT LOCAL");
    }

    @Test
    void reportsClearAsOneEvent() {
        cache.put("a", 1);
        cache.put("b", 2);
        cache.clear();

        assertThat(removed).containsExactly("*=null CLEAR_ALL LOCAL");
    }

    @Test
    void sweepsAllEntriesDespiteListenerError() {
        cache.put("a", 1, expiringAfter(Duration.ofSeconds(1)));
        cache.put("b", 2, expiringAfter(Duration.ofSeconds(1)));
        cache.addInvalidationListener(event -> {
            throw new AssertionError("error in a listener");
        });
        bench.time.advance(Duration.ofSeconds(1));

        assertThatThrownBy(cache::sweep).isInstanceOf(AssertionError.class);

        assertThat(cache.size()).isZero();
    }

    @Test
    void reportsEndOfTimeToLiveAsTimeout() {
        cache.put("read", 1, expiringAfter(Duration.ofSeconds(2)));
        cache.put("swept", 2, expiringAfter(Duration.ofSeconds(2)));
        bench.time.advance(Duration.ofSeconds(2));
        cache.get("read");
        assertThat(removed).containsExactly("read=1 TIMEOUT LOCAL");
        cache.sweep();

        assertThat(removed).containsExactly("read=1 TIMEOUT LOCAL", "swept=2 TIMEOUT LOCAL");
    }

    @Test
    void reportsIdleEntryAsInactive() {
        cache.put("a", 1, idle(Duration.ofSeconds(2)));
        bench.time.advance(Duration.ofSeconds(2));
        cache.sweep();

        assertThat(removed).containsExactly("a=1 INACTIVE LOCAL");
    }

    @ParameterizedTest
    @EnumSource
    void reportsEvictionAsLru(EvictionPolicy eviction) {
        try (Bench full = Bench.with(eviction)) {
            listenTo(full.cache);
            full.fill("id", Bench.ENTRIES + 5);

            assertThat(removed).hasSize(5).allMatch(event -> event.endsWith(" LRU LOCAL"));
            full.cache.releaseLruEntries(3);
            assertThat(removed).hasSize(8).allMatch(event -> event.endsWith(" LRU LOCAL"));
        }
    }

    @Test
    void reportsNothingForOverflowToDisk() {
        try (Bench full = Bench.withDisk(EvictionPolicy.LRU)) {
            listenTo(full.cache);
            full.fill("id", Bench.ENTRIES + 5);

            assertThat(removed).isEmpty();
            assertThat(full.disk.ids()).containsExactlyInAnyOrder("id0", "id1", "id2", "id3", "id4");
        }
    }

    @Test
    void reportsCausesOfDisk() {
        try (Bench full = Bench.withDisk(EvictionPolicy.LRU)) {
            listenTo(full.cache);
            full.diskOwner.dropped("a", InvalidationCause.DISK_TIMEOUT);
            full.diskOwner.dropped("b", InvalidationCause.DISK_GARBAGE_COLLECTOR);
            full.diskOwner.dropped("c", InvalidationCause.DISK_OVERFLOW);

            assertThat(removed)
                    .containsExactly(
                            "a=null DISK_TIMEOUT LOCAL",
                            "b=null DISK_GARBAGE_COLLECTOR LOCAL",
                            "c=null DISK_OVERFLOW LOCAL");
        }
    }

    @Test
    void reportsNoDiskRemovalWhileInMemory() {
        try (Bench full = Bench.withDisk(EvictionPolicy.LRU)) {
            listenTo(full.cache);
            full.cache.put("a", 1);
            full.diskOwner.dropped("a", InvalidationCause.DISK_GARBAGE_COLLECTOR);

            assertThat(removed).isEmpty();
        }
    }

    @Test
    void reportsRemoteInvalidationAsRemote() {
        cache.put("a", 1);
        cluster.replica.remove(Set.of("a"), InvalidationCause.EXPLICIT);

        assertThat(removed).containsExactly("a=1 EXPLICIT REMOTE");
    }

    @Test
    void reportsRemoteEvictionAsRemote() {
        cache.put("a", 1);
        cluster.replica.remove(Set.of("a"), InvalidationCause.LRU);

        assertThat(removed).containsExactly("a=1 LRU REMOTE");
    }

    @Test
    void reportsRemoteClearAsOneEvent() {
        cache.put("a", 1);
        cluster.replica.remove(Set.of(), InvalidationCause.CLEAR_ALL);
        cache.put("b", 1);
        cluster.replica.flushAll();

        assertThat(removed).containsExactly("*=null CLEAR_ALL REMOTE", "*=null CLEAR_ALL REMOTE");
    }

    @Test
    void distinguishesNewFromChangedEntries() {
        cache.put("a", 1);
        cache.put("a", 2);
        cache.fill("b", 3, EntryOptions.DEFAULT, cache.lease());
        cache.get("c", id -> 4, EntryOptions.DEFAULT);

        assertThat(changed)
                .containsExactly(
                        "a=1 NEW_ENTRY_ADDED LOCAL",
                        "a=2 EXISTING_VALUE_CHANGED LOCAL",
                        "b=3 NEW_ENTRY_ADDED LOCAL",
                        "c=4 NEW_ENTRY_ADDED LOCAL");
    }

    @Test
    void reportsRemoteEntryAsRemote() {
        cluster.replica.accept(remoteEntry("a", 1));
        cluster.replica.accept(remoteEntry("a", 2));

        assertThat(changed).containsExactly("a=1 NEW_ENTRY_ADDED REMOTE", "a=2 EXISTING_VALUE_CHANGED REMOTE");
    }

    @Test
    void reportsNoChangeForPromotion() {
        try (Bench full = Bench.withDisk(EvictionPolicy.LRU)) {
            full.fill("id", Bench.ENTRIES + 1);
            listenTo(full.cache);

            assertThat(full.cache.get("id0")).isEqualTo(0);
            assertThat(changed).isEmpty();
        }
    }

    @Test
    void acceptsListenersOnlyWhileEnabled() {
        assertThat(cache.enableListener(false)).isTrue();
        assertThat(cache.addInvalidationListener(event -> removed.add("never"))).isFalse();
        assertThat(cache.addChangeListener(event -> removed.add("never"))).isFalse();
        assertThat(cache.addPreInvalidationListener((id, source, cause) -> true))
                .isFalse();
        cache.put("a", 1);
        cache.invalidate("a");

        assertThat(removed).isEmpty();
        assertThat(cache.enableListener(true)).isTrue();
    }

    @Test
    void callsOtherListenersAfterFailure() {
        cache.addInvalidationListener(event -> {
            throw new IllegalStateException("error in a listener");
        });
        cache.addInvalidationListener(event -> removed.add("called after the failure"));
        cache.put("a", 1);

        cache.invalidate("a");

        assertThat(cache.containsKey("a")).isFalse();
        assertThat(removed).containsExactly("a=1 EXPLICIT LOCAL", "called after the failure");
    }

    @Test
    void allowsListenerToPutEntries() {
        cache.addInvalidationListener(event -> cache.put("log", event.id()));
        cache.put("a", 1);

        cache.invalidate("a");

        assertThat(cache.get("log")).isEqualTo("a");
    }

    @Test
    void forgetsRemovedListeners() {
        InvalidationListener ofInvalidations = event -> removed.add("removed listener " + event.id());
        ChangeListener ofChanges = event -> changed.add("removed listener " + event.id());
        assertThat(cache.addInvalidationListener(ofInvalidations)).isTrue();
        assertThat(cache.addChangeListener(ofChanges)).isTrue();

        assertThat(cache.removeInvalidationListener(ofInvalidations)).isTrue();
        assertThat(cache.removeChangeListener(ofChanges)).isTrue();
        assertThat(cache.removeInvalidationListener(ofInvalidations)).isFalse();
        assertThat(cache.removeChangeListener(ofChanges)).isFalse();

        cache.put("a", 1);
        cache.invalidate("a");
        assertThat(changed).containsExactly("a=1 NEW_ENTRY_ADDED LOCAL");
        assertThat(removed).containsExactly("a=1 EXPLICIT LOCAL");
    }

    @Test
    void reportsClearedMemoryAsOneEvent() {
        cache.put("a", 1);
        cache.put("b", 2);

        cache.clearMemory(true);

        assertThat(removed).containsExactly("*=null CLEAR_ALL LOCAL");
    }

    @Test
    void reportsEvictionOfExpiredEntryAsTimeout() {
        cache.put("a", 1, expiringAfter(Duration.ofSeconds(1)));
        bench.time.advance(Duration.ofSeconds(1));

        cache.releaseLruEntries(1);

        assertThat(removed).containsExactly("a=1 TIMEOUT LOCAL");
    }
}
