package org.tradebench.app.caching;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.caching.watch.DatabaseMonitor;
import org.tradebench.app.caching.watch.DatabaseWatch;
import org.tradebench.app.domain.PasswordChanged;
import org.tradebench.app.domain.RowsReplaced;
import org.tradebench.app.services.DependencyIds;
import org.tradebench.app.settings.CachingSettings;
import org.tradebench.app.settings.CachingType;
import org.tradebench.app.settings.StartFailure;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.UnconfirmedException;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.InstanceWatcher;

/**
 * Provides the cache instance that the settings ask for. When the caching settings change, an empty one replaces it.
 *
 * <p>There is an instance while this server caches anything, or is in a cluster, whose members must learn what it changes. While the connection that
 * watches the database is down, nothing is answered from memory: the rows may be replaced meanwhile. A second instance, which always exists, holds the state
 * against which {@link #logins} are checked.
 */
@ApplicationScoped
public class TradeCache {
    private static final System.Logger LOG = System.getLogger(TradeCache.class.getName());
    public static final String NAME = "trade";
    private static final String LOGINS = "logins";

    /** Users whose logins are checked without the database; some 100 bytes each. */
    private static final int MAX_LOGINS = 100_000;

    public static final int MAX_ORDERS = 100;

    /**
     * Holds the cache instance that was made for certain settings.
     *
     * @param instance null: there is none
     */
    private record CurrentInstance(
            @Nullable CachingSettings settings, @Nullable CacheInstance instance) {}

    private TradeSettings settings;
    private CacheParts parts;
    private DatabaseMonitor watch;

    /** Locked for reading by invalidations, for writing by replacements of the instance: no invalidation falls between two instances. */
    private final ReentrantReadWriteLock replacing = new ReentrantReadWriteLock();

    private volatile CurrentInstance current = new CurrentInstance(null, null);
    private volatile boolean watchConnected;
    private final AtomicInteger currentWatch = new AtomicInteger();
    private final List<InstanceWatcher> watchers = new ArrayList<>();
    private @Nullable CacheService service;
    private volatile @Nullable CacheInstance logins;
    private boolean stopped;

    @SuppressWarnings("NullAway")
    protected TradeCache() {}

    @Inject
    public TradeCache(TradeSettings settings, CacheParts parts) {
        this(settings, parts, new DatabaseWatch());
    }

    TradeCache(TradeSettings settings, CacheParts parts, DatabaseMonitor watch) {
        this.settings = settings;
        this.parts = parts;
        this.watch = watch;
    }

    /**
     * Creates the cache when the application starts, before the first request: a server that cannot create it ends, and a member of a cluster joins before it
     * serves.
     */
    void start(@Observes @Initialized(ApplicationScoped.class) Object application) {
        try {
            settings.now().caching().offload().ifPresent(parts::check);
            instanceFor(settings.now().caching());
        } catch (IllegalArgumentException | IllegalStateException | UncheckedIOException e) {
            StartFailure.halt(String.valueOf(e.getMessage()));
        }
    }

    /** Returns the instance that caches answers; null while they are not cached. To be called once per operation. */
    public @Nullable CacheInstance answers() {
        CachingSettings now = settings.now().caching();
        CurrentInstance holder = instanceFor(now);
        return now.type().cachesAnswers() && watchConnected ? holder.instance() : null;
    }

    /** Returns the instance that caches entities; null while they are not cached. */
    public @Nullable CacheInstance entities() {
        CachingSettings now = settings.now().caching();
        if (now.type() != CachingType.SECOND_LEVEL) {
            return null;
        }
        CurrentInstance holder = instanceFor(now);
        return watchConnected ? holder.instance() : null;
    }

    /** Returns the instance, whether answers are cached or not; empty when there is none. */
    public Optional<CacheInstance> instance() {
        return Optional.ofNullable(instanceFor(settings.now().caching()).instance());
    }

    /**
     * Returns the instance that caches the version of each user's credentials, whatever the caching type. Null while this server cannot know of every change:
     * the connection that watches the database is down, or another server that is in no cluster with this one changes passwords.
     */
    public @Nullable CacheInstance logins() {
        CachingSettings now = settings.now().caching();
        instanceFor(now);
        boolean alone = now.cluster().isEmpty() && settings.soapEndpoint().isEmpty();
        return watchConnected && (alone || now.cluster().isPresent()) ? logins : null;
    }

    /** Returns whether the connection that watches the database is up; otherwise rows may be replaced unnoticed, and nothing is answered from memory. */
    public boolean isWatchConnected() {
        return watchConnected;
    }

    public boolean invalidatesBefore() {
        return settings.now().caching().invalidateBefore();
    }

    public boolean waitsForConfirmation() {
        return settings.now()
                .caching()
                .cluster()
                .map(cluster -> cluster.waitForConfirmation())
                .orElse(false);
    }

    /** Removes the entries with these ids or dependency ids on every server; to be called after the commit of the change. Does nothing without an instance. */
    public void invalidate(Set<Object> names) {
        instanceFor(settings.now().caching());
        replacing.readLock().lock();
        try {
            if (current.instance() != null) {
                current.instance().invalidateAll(names, waitsForConfirmation());
            }
        } catch (UnconfirmedException e) {
            unconfirmed(e);
        } finally {
            replacing.readLock().unlock();
        }
    }

    /** Runs invalidations of a change that is committed; only logs when another server does not confirm them. */
    public static void afterCommit(Runnable invalidations) {
        try {
            invalidations.run();
        } catch (UnconfirmedException e) {
            unconfirmed(e);
        }
    }

    /** Returns the servers whose caches are coherent; {@link ClusterMembership#NONE} while this one is alone. */
    public ClusterMembership cluster() {
        instanceFor(settings.now().caching());
        replacing.readLock().lock();
        try {
            return service == null ? ClusterMembership.NONE : service.cluster();
        } finally {
            replacing.readLock().unlock();
        }
    }

    /** Reports the instance, if there is one, and each that takes its place to the watcher. */
    public void watch(InstanceWatcher watcher) {
        replacing.writeLock().lock();
        try {
            watchers.add(watcher);
            if (service != null) {
                service.watch(watcher);
            }
        } finally {
            replacing.writeLock().unlock();
        }
    }

    /**
     * Only logs: the change is committed, and its answer must not be a failure. A server that has not confirmed still receives the invalidation; one that is
     * lost empties its cache.
     */
    private static void unconfirmed(UnconfirmedException e) {
        LOG.log(System.Logger.Level.WARNING, "Not every server has confirmed an invalidation: {0}", e.getMessage());
    }

    /** Empties both caches on every server; only logs when another server does not confirm that. */
    public void clear() {
        try {
            clearConfirmed();
        } catch (UnconfirmedException e) {
            unconfirmed(e);
        }
    }

    /** Revokes logins on every server before the user learns that the password was changed. */
    void forget(@Observes PasswordChanged changed) {
        replacing.readLock().lock();
        try {
            CacheInstance checked = logins;
            if (checked != null) {
                checked.invalidate(changed.userId(), true);
            }
        } catch (UnconfirmedException e) {
            unconfirmed(e);
        } finally {
            replacing.readLock().unlock();
        }
        invalidate(Set.of(DependencyIds.account(changed.userId())));
    }

    /**
     * Empties both caches on every server.
     *
     * @throws UnconfirmedException when another server has not confirmed in time; this one is empty all the same
     */
    public void clearConfirmed() {
        replacing.readLock().lock();
        try {
            if (logins != null) {
                logins.clear();
            }
        } finally {
            clearAnswers();
        }
    }

    private void clearAnswers() {
        try {
            if (current.instance() != null) {
                current.instance().clear();
            }
        } finally {
            replacing.readLock().unlock();
        }
    }

    void forget(@Observes RowsReplaced replaced) {
        clear();
    }

    /** @param watchNumber number of the watch that reports the change: one that has been stopped may report late */
    private void watchConnectionChanged(int watchNumber, boolean connected) {
        if (!connected) {
            setWatchConnected(watchNumber, false);
        }
        // In both cases: what was cached before the loss may be old, and so may what was read unwatched.
        clear();
        if (connected) {
            setWatchConnected(watchNumber, true);
        }
    }

    private void setWatchConnected(int watchNumber, boolean connected) {
        synchronized (currentWatch) {
            if (watchNumber == currentWatch.get()) {
                watchConnected = connected;
            }
        }
    }

    private void startWatch() {
        int watchNumber = currentWatch.get();
        watch.start(connected -> watchConnectionChanged(watchNumber, connected));
    }

    private void stopWatch() {
        watch.stop();
        synchronized (currentWatch) {
            currentWatch.incrementAndGet();
            watchConnected = false;
        }
    }

    private CurrentInstance instanceFor(CachingSettings now) {
        CurrentInstance holder = current;
        return now.equals(holder.settings()) ? holder : rebuild();
    }

    private CurrentInstance rebuild() {
        replacing.writeLock().lock();
        try {
            // Read again: the caller's settings may be older than those of another caller.
            CachingSettings now = settings.now().caching();
            if (now.equals(current.settings()) || stopped) {
                return current;
            }
            current = new CurrentInstance(null, null);
            if (service != null) {
                service.remove(NAME);
            }
            service = service == null ? started(now) : service;
            logins = service.instance(CacheSettings.named(LOGINS).withMaxEntries(MAX_LOGINS));
            boolean used = now.type() != CachingType.NO_CACHING || now.cluster().isPresent();
            current = new CurrentInstance(now, used ? service.instance(parts.instance(NAME, now)) : null);
            startWatch();
            return current;
        } finally {
            replacing.writeLock().unlock();
        }
    }

    private CacheService started(CachingSettings now) {
        CacheService started = parts.service(now, settings.clusterSecret());
        watchers.forEach(started::watch);
        return started;
    }

    @PreDestroy
    void stop() {
        replacing.writeLock().lock();
        try {
            stopped = true;
            stopWatch();
            current = new CurrentInstance(current.settings(), null);
            if (service != null) {
                service.close();
            }
            parts.close();
        } finally {
            replacing.writeLock().unlock();
        }
    }
}
