package org.tradebench.cache.store;

import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.EntryVersion;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.concurrent.GroupIndex;
import org.tradebench.cache.event.InvalidationCause;

/** Holds what one put has stored. A new put of the same id makes another entry, so that a late removal removes that one and no other. */
final class CacheEntry extends GroupIndex.Member {
    // A hit needs the first three and the state: declared one after the other, they mostly share a cache line.
    final Object value;

    /** What it shares with other entries; its defaults, as of the put, are for what the options leave open. */
    final EntryTraits traits;

    /** Absent from most entries. */
    private final @Nullable EntryLimits limits;

    final Object id;

    /** Options as given: the priority and the policy may be the instance's, see {@link #complete}. */
    final EntryOptions options;

    final Lease lease;

    private final long createdMillis;

    /** Set before any other thread can find the entry. */
    private @Nullable EntryVersion version;

    /** Set in {@link #state} once the thread that stores the entry is done with it: until then that thread handles an eviction. */
    private static final int STORED = 1;

    private static final int EVICTED_WHILE_STORING = 2;
    private static final int DEAD = 4;
    private static final int OFFERED = 8;

    private static final AtomicIntegerFieldUpdater<CacheEntry> STATE =
            AtomicIntegerFieldUpdater.newUpdater(CacheEntry.class, "state");

    /** Flags in one number, which saves memory in every entry. */
    private volatile int state;

    /**
     * @param traits of entries of this template, at this moment
     * @param createdMillis since 1970
     * @param expiresAt on the instance's clock, {@link CacheClock#NEVER} for never
     */
    CacheEntry(
            Object id,
            Object value,
            EntryOptions options,
            EntryTraits traits,
            Lease lease,
            long createdMillis,
            long expiresAt,
            CacheClock times) {
        this.id = id;
        this.value = value;
        this.options = options;
        this.traits = traits;
        this.lease = lease;
        this.createdMillis = createdMillis;
        this.limits = EntryLimits.of(expiresAt, options.inactivity(), times);
    }

    @Override
    protected Object id() {
        return id;
    }

    @Override
    protected Set<Object> groups() {
        return options.dependencyIds();
    }

    /** Returns a copy, to be stored once more after this entry was removed. */
    CacheEntry copyForReinsertion(CacheClock times) {
        return until(expiresAt(), times);
    }

    private CacheEntry until(long moment, CacheClock times) {
        CacheEntry same = new CacheEntry(id, value, options, traits, lease, createdMillis, moment, times);
        same.version = version;
        if (limits != null && same.limits != null) {
            // It has not been hit.
            same.limits.lastHit = limits.lastHit;
        }
        return same;
    }

    void setVersion(@Nullable EntryVersion newVersion) {
        version = newVersion;
    }

    @Nullable
    EntryVersion version() {
        return version;
    }

    boolean isNewerThan(CacheEntry other) {
        return EntryVersion.isNewer(version, other.version);
    }

    SharingPolicy sharingPolicy() {
        SharingPolicy own = options.sharingPolicy();
        return own != null ? own : Objects.requireNonNull(traits.defaults().sharingPolicy(), "a default");
    }

    /** Returns the entry itself, or one that expires sooner, so that it is served for no longer than that from now on; zero is no limit. */
    CacheEntry within(Duration longest, CacheClock times) {
        if (longest.isZero()) {
            return this;
        }
        long bound = times.after(longest);
        return bound >= expiresAt() ? this : until(bound, times);
    }

    /**
     * Marks the entry as completely stored.
     *
     * @return false when it has been evicted meanwhile, and the caller has to handle that
     */
    boolean markStored() {
        return (add(STORED, EVICTED_WHILE_STORING) & EVICTED_WHILE_STORING) == 0;
    }

    /**
     * Records an eviction.
     *
     * @return false when the entry is still being stored: the thread that stores it handles the eviction then
     */
    boolean markEvicted() {
        return (add(EVICTED_WHILE_STORING, STORED) & (STORED | EVICTED_WHILE_STORING)) != 0;
    }

    /**
     * Adds a flag to the state, unless a forbidding flag is set.
     *
     * @return the state before
     */
    private int add(int added, int forbidding) {
        while (true) {
            int before = state;
            if ((before & forbidding) != 0 || STATE.compareAndSet(this, before, before | added)) {
                return before;
            }
        }
    }

    private boolean is(int flag) {
        return (state & flag) != 0;
    }

    int priority() {
        return options.priority() >= 0 ? options.priority() : traits.defaults().priority();
    }

    /** Returns its options with nothing left open. The time to live is that of the options: zero there means for ever. */
    EntryOptions complete() {
        if (options.priority() >= 0 && options.sharingPolicy() != null) {
            return options;
        }
        return new EntryOptions(
                priority(),
                options.timeToLive(),
                options.inactivity(),
                sharingPolicy(),
                options.dependencyIds(),
                options.template(),
                options.persistToDisk());
    }

    private long expiresAt() {
        return limits == null ? CacheClock.NEVER : limits.expiresAt;
    }

    /** Returns whether it may be served now; if so, it counts as active. Reads no clock for an entry without limits. */
    boolean hit(CacheClock times) {
        return !is(DEAD) && (limits == null || limits.hit(times.now()));
    }

    /** Returns whether it may be served now, without counting as active. */
    boolean isLive(CacheClock times) {
        return !is(DEAD) && (limits == null || limits.overdue(times.now()) == null);
    }

    /** Returns the limit that it is beyond, if it is. */
    @Nullable
    InvalidationCause overdue(long now) {
        return limits == null ? null : limits.overdue(now);
    }

    /** Returns how long ago it was last hit, or put; zero where that does not matter. */
    Duration idleFor(CacheClock times) {
        return limits == null ? Duration.ZERO : limits.idleFor(times.now());
    }

    @Nullable
    EntryLimits limits() {
        return limits;
    }

    boolean isLimited() {
        return limits != null;
    }

    boolean isDead() {
        return is(DEAD);
    }

    /** Keeps the entry from being served from now on, also by threads that still find it. */
    void markDead() {
        add(DEAD, 0);
    }

    boolean isOffered() {
        return is(OFFERED);
    }

    void setOffered() {
        add(OFFERED, 0);
    }

    /** @param known the lease that the copy shall carry */
    EntrySnapshot snapshot(CacheClock times, Set<Object> aliases, Lease known) {
        Duration timeLeft = expiresAt() == CacheClock.NEVER
                ? Duration.ZERO
                : Duration.ofNanos(Math.max(1, expiresAt() - times.now()));
        return new EntrySnapshot(
                id, value, complete(), aliases, Instant.ofEpochMilli(createdMillis), timeLeft, known, version);
    }

    /**
     * Orders entries by when they will be overdue.
     *
     * @param number distinguishes deadlines of the same moment
     */
    record Deadline(long at, long number) implements Comparable<Deadline> {
        @Override
        public int compareTo(Deadline other) {
            int byTime = Long.compare(at, other.at);
            return byTime != 0 ? byTime : Long.compare(number, other.number);
        }
    }

    /** Limits how long an entry may be served. All moments are nanoseconds on the instance's clock. */
    static final class EntryLimits {
        final long expiresAt;
        private final long inactivity;

        volatile @Nullable Deadline deadline;

        private volatile long lastHit;

        private EntryLimits(long expiresAt, long inactivity, long now) {
            this.expiresAt = expiresAt;
            this.inactivity = inactivity;
            this.lastHit = now;
        }

        /** Returns the limits of an entry; null when it has none, so that no clock is read for it. */
        static @Nullable EntryLimits of(long expiresAt, Duration inactivity, CacheClock times) {
            long idle = CacheClock.nanos(inactivity);
            return expiresAt == CacheClock.NEVER && idle == CacheClock.NEVER
                    ? null
                    : new EntryLimits(expiresAt, idle, idle == CacheClock.NEVER ? 0 : times.now());
        }

        /** Returns whether it may be served now; if so, it counts as active. */
        boolean hit(long now) {
            if (overdue(now) != null) {
                return false;
            }
            if (inactivity != CacheClock.NEVER) {
                lastHit = now;
            }
            return true;
        }

        /** Returns the limit that it is beyond, if it is. */
        @Nullable
        InvalidationCause overdue(long now) {
            if (now >= expiresAt) {
                return InvalidationCause.TIMEOUT;
            }
            return inactivity != CacheClock.NEVER && now - lastHit >= inactivity ? InvalidationCause.INACTIVE : null;
        }

        Duration idleFor(long now) {
            return inactivity == CacheClock.NEVER ? Duration.ZERO : Duration.ofNanos(Math.max(0, now - lastHit));
        }

        /** Returns when it will be overdue unless it is read. */
        long due() {
            return inactivity == CacheClock.NEVER ? expiresAt : Math.min(expiresAt, lastHit + inactivity);
        }
    }
}
