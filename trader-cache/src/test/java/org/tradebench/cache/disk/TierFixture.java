package org.tradebench.cache.disk;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.coherence.Positions;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.spi.RestartRule;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.Counters;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.KryoEntryCodec;

/** Opens disk tiers with clocks that the test controls, and records the entries that they remove. */
final class TierFixture {
    final Origin self = Origin.random();
    final Counters counters = new Counters();
    final ConcurrentMap<Object, InvalidationCause> removed = new ConcurrentHashMap<>();
    /** The time of both clocks. */
    final AtomicLong nanos = new AtomicLong(-5);
    /** Nanoseconds by which each read of the monotonic clock advances both. */
    final AtomicLong nanosPerRead = new AtomicLong();

    private final DiskSettings settings;
    private RestartRule rule = RestartRule.NOTHING_CHANGES_MEANWHILE;

    TierFixture(DiskSettings settings) {
        this.settings = settings;
    }

    static TierFixture at(Path directory) {
        return new TierFixture(DiskSettings.at(directory));
    }

    static TierFixture keeping(Path directory) {
        DiskSettings plain = DiskSettings.at(directory);
        return new TierFixture(new DiskSettings(
                directory, plain.maxEntries(), plain.maxBytes(), plain.maxEntryBytes(), plain.eviction(), true));
    }

    TierFixture with(RestartRule newRule) {
        rule = newRule;
        return this;
    }

    DiskTier open() {
        return open("quotes", AllowList.EMPTY);
    }

    DiskTier open(String cacheName, AllowList allowList) {
        return new MvStoreTiers(new KryoEntryCodec(allowList), rule, clock(), this::readNanos)
                .open(CacheSettings.named(cacheName).withDisk(settings), counters, removed::put);
    }

    /** Returns a service with the same clocks, whose instances have disk tiers. */
    CacheService service(ClusterMembership cluster) {
        return CacheService.builder()
                .clock(clock())
                .nanoTime(this::readNanos)
                .cluster(cluster)
                .disks(new MvStoreTiers(new KryoEntryCodec(AllowList.EMPTY), rule, clock(), this::readNanos))
                .build();
    }

    private long readNanos() {
        return nanos.addAndGet(nanosPerRead.get());
    }

    private Clock clock() {
        return new Clock() {
            @Override
            public ZoneOffset getZone() {
                return ZoneOffset.UTC;
            }

            @Override
            public Clock withZone(java.time.ZoneId zone) {
                return this;
            }

            @Override
            public Instant instant() {
                return Instant.EPOCH.plusNanos(nanos.get());
            }
        };
    }

    /** Flushes and closes a tier, as an instance does when it stops. */
    void stop(DiskTier tier, Stream<EntrySnapshot> inMemory, Positions applied) {
        tier.flush(inMemory.map(DiskTier.IdleEntry::justHit), self, applied);
        tier.close();
    }

    void advance(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    long count(CacheCounter counter) {
        return counters.of(counter);
    }

    /** Waits for this number of writes, so that reads come from the file instead of the queue. */
    void awaitWritten(long writes) {
        Waiting.until(() -> count(CacheCounter.DISK_WRITES) == writes);
    }

    static EntrySnapshot entry(Object id, Object value, Object... groups) {
        return entry(id, value, Duration.ZERO, groups);
    }

    static EntrySnapshot entry(Object id, Object value, Duration timeLeft, Object... groups) {
        return new EntrySnapshot(
                id,
                value,
                EntryOptions.DEFAULT.withTimeToLive(timeLeft).withDependencyIds(Set.of(groups)),
                Set.of("alias of " + id),
                Instant.ofEpochSecond(7),
                timeLeft,
                new Coherence(Origin.random()).lease(),
                null);
    }
}
