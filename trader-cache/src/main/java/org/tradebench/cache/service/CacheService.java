package org.tradebench.cache.service;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.DiskTiers;
import org.tradebench.cache.spi.InstanceWatcher;
import org.tradebench.cache.store.InstanceParts;
import org.tradebench.cache.store.LocalCache;

/**
 * Opens, finds and closes the cache instances of one member. One daemon thread, {@code cache-sweep}, removes overdue entries and notifies listeners of changes
 * by other members.
 */
public final class CacheService implements AutoCloseable {
    private static final Logger LOG = System.getLogger(CacheService.class.getName());

    private final InstanceParts parts;
    private final Duration sweepInterval;
    private final ScheduledThreadPoolExecutor sweeper;
    private final Map<String, LocalCache> instances = new TreeMap<>();
    /** Completed when the removed instance of the name has closed: until then its disk directory and its name in the cluster are in use. */
    private final Map<String, CompletableFuture<Void>> closing = new HashMap<>();

    private final List<InstanceWatcher> watchers = new ArrayList<>();
    private boolean closed;

    private CacheService(Builder builder) {
        this.sweepInterval = builder.sweepInterval;
        this.sweeper = new ScheduledThreadPoolExecutor(1, work -> {
            Thread thread = new Thread(work, "cache-sweep");
            thread.setDaemon(true);
            return thread;
        });
        sweeper.setRemoveOnCancelPolicy(true);
        sweeper.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        this.parts = new InstanceParts(
                builder.clock,
                builder.nanoTime,
                builder.cluster,
                builder.disks,
                ForkJoinPool.commonPool(),
                this::later,
                builder.inTransaction);
    }

    /** Returns a builder, by default of a single member without disk, on the machine's clocks. */
    public static Builder builder() {
        return new Builder();
    }

    private void later(Runnable message) {
        if (!sweeper.isShutdown()) {
            sweeper.execute(message);
        }
    }

    private void start() {
        long nanos = sweepInterval.toNanos();
        // A sweep catches and logs failures itself: its future need not be checked.
        Object unused = sweeper.scheduleWithFixedDelay(this::sweep, nanos, nanos, TimeUnit.NANOSECONDS);
    }

    private void sweep() {
        for (LocalCache instance : all()) {
            try {
                instance.sweep();
            } catch (RuntimeException | Error e) {
                // Errors, too: one thrown by a listener would silently end all later sweeps.
                LOG.log(
                        Level.WARNING,
                        "the sweep of " + instance + " has failed; the next one is in " + sweepInterval,
                        e);
            }
        }
    }

    private synchronized List<LocalCache> all() {
        return List.copyOf(instances.values());
    }

    /**
     * Returns the instance of that name, which is made if there is none.
     *
     * @throws IllegalArgumentException when there is one with other settings
     * @throws IllegalStateException when the service is closed, or {@link #remove} has not yet closed an earlier instance of that name
     */
    public synchronized CacheInstance instance(CacheSettings settings) {
        if (closed) {
            throw new IllegalStateException("cache '" + settings.name() + "' of a cache service that is closed");
        }
        if (closing.containsKey(settings.name())) {
            throw new IllegalStateException(
                    "cache '" + settings.name() + "' is being closed; open it again when its removal has ended");
        }
        LocalCache open = instances.get(settings.name());
        if (open == null) {
            open = LocalCache.open(settings, parts);
            instances.put(settings.name(), open);
            LocalCache opened = open;
            watchers.forEach(watcher -> notifyWatcher(() -> watcher.opened(opened)));
        } else if (!open.settings().equals(settings)) {
            throw new IllegalArgumentException("cache '" + settings.name() + "' is there already with other settings: "
                    + open.settings() + ", not " + settings);
        }
        return open;
    }

    public synchronized Optional<CacheInstance> find(String name) {
        return Optional.ofNullable(instances.get(name));
    }

    /** Reports every open instance to the watcher, and from now on each that opens or closes. */
    public synchronized void watch(InstanceWatcher watcher) {
        watchers.add(watcher);
        instances.values().forEach(instance -> notifyWatcher(() -> watcher.opened(instance)));
    }

    /** Keeps a failing watcher from stopping anything. */
    private static void notifyWatcher(Runnable notification) {
        try {
            notification.run();
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "a watcher of the cache instances has failed", e);
        }
    }

    /** Returns the cluster that the instances are members of; {@link ClusterMembership#NONE} for none. */
    public ClusterMembership cluster() {
        return parts.cluster();
    }

    public List<CacheInstance> instances() {
        return List.copyOf(all());
    }

    /**
     * Closes the instance and forgets it; it must not be used any more.
     *
     * @return false when there was none
     */
    public boolean remove(String name) {
        LocalCache removed;
        CompletableFuture<Void> end = new CompletableFuture<>();
        synchronized (this) {
            removed = instances.remove(name);
            if (removed == null) {
                return false;
            }
            closing.put(name, end);
            watchers.forEach(watcher -> notifyWatcher(() -> watcher.closed(removed)));
        }
        try {
            // Without the monitor: it waits for the disk's thread, on which a listener may call this service.
            removed.close();
        } finally {
            synchronized (this) {
                closing.remove(name);
            }
            end.complete(null);
        }
        return true;
    }

    /** Closes all instances, and waits for those that are being removed. Does not close the cluster that was given to the builder. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        sweeper.shutdown();
        for (LocalCache instance : all()) {
            remove(instance.name());
        }
        // The caller may close the cluster next, which instances that other threads are removing have yet to leave.
        List<CompletableFuture<Void>> others;
        synchronized (this) {
            others = List.copyOf(closing.values());
        }
        others.forEach(CompletableFuture::join);
    }

    public static final class Builder {
        private Clock clock = Clock.systemUTC();
        private LongSupplier nanoTime = System::nanoTime;
        private ClusterMembership cluster = ClusterMembership.NONE;
        private DiskTiers disks = DiskTiers.NONE;
        private Duration sweepInterval = Duration.ofSeconds(1);
        private BooleanSupplier inTransaction = () -> false;

        private Builder() {}

        /** Sets the clock for what people read: when an entry was made, when an event happened. */
        public Builder clock(Clock newClock) {
            clock = newClock;
            return this;
        }

        /** Sets the monotonic clock, for deadlines. */
        public Builder nanoTime(LongSupplier newNanoTime) {
            nanoTime = newNanoTime;
            return this;
        }

        public Builder cluster(ClusterMembership newCluster) {
            cluster = newCluster;
            return this;
        }

        /** Opens the disk tier of each instance whose settings want one. */
        public Builder disks(DiskTiers newDisks) {
            disks = newDisks;
            return this;
        }

        /**
         * Sets the check whether the calling thread is in a transaction. If it is, what a source reads is returned and not stored: its snapshot may be older
         * than the call, and it may see what is rolled back later. Entries that are there are served all the same.
         */
        public Builder inTransaction(BooleanSupplier newInTransaction) {
            inTransaction = newInTransaction;
            return this;
        }

        /**
         * Sets how long after its deadline an entry that is not read may stay; it is not served meanwhile.
         *
         * @throws IllegalArgumentException unless it is more than zero
         */
        public Builder sweepInterval(Duration newSweepInterval) {
            if (newSweepInterval.isNegative() || newSweepInterval.isZero()) {
                throw new IllegalArgumentException(
                        "sweep interval is " + newSweepInterval + "; it may be anything longer than zero");
            }
            sweepInterval = newSweepInterval;
            return this;
        }

        public CacheService build() {
            CacheService service = new CacheService(this);
            service.start();
            return service;
        }
    }
}
