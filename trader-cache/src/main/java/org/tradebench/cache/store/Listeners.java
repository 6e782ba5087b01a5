package org.tradebench.cache.store;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.event.ChangeEvent;
import org.tradebench.cache.event.ChangeListener;
import org.tradebench.cache.event.EventSource;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.event.InvalidationEvent;
import org.tradebench.cache.event.InvalidationListener;
import org.tradebench.cache.event.PreInvalidationListener;

/**
 * Delivers queued events to the listeners of a cache instance, in order, one thread at a time. The event of an id is queued while the id is locked, and
 * delivered when the locks are released. While listeners are not enabled, none is accepted and none is called.
 */
final class Listeners {
    /** An event to be delivered. */
    sealed interface Notice {
        /** An entry is new or has a new value. */
        record Changed(ChangeEvent event) implements Notice {}

        /** An entry is gone. */
        record Gone(InvalidationEvent event) implements Notice {}

        /**
         * An entry was evicted, or was overdue when it was to be: a listener may want it back.
         *
         * @param aliases that it had
         * @param known the lease of that moment: what it covers has spared the entry
         */
        record Evicted(CacheEntry entry, Set<Object> aliases, Lease known, InvalidationCause cause) implements Notice {}
    }

    private static final Logger LOG = System.getLogger(Listeners.class.getName());

    private final List<InvalidationListener> invalidations = new CopyOnWriteArrayList<>();
    private final List<ChangeListener> changes = new CopyOnWriteArrayList<>();
    private volatile @Nullable PreInvalidationListener veto;
    private final Queue<Notice> notices = new ConcurrentLinkedQueue<>();

    /** Requests for delivery since the delivering thread began; 0: no thread is delivering. */
    private final AtomicInteger deliveryRequests = new AtomicInteger();

    private volatile boolean enabled;

    void enable(boolean enable) {
        enabled = enable;
    }

    boolean addInvalidationListener(InvalidationListener listener) {
        return enabled && invalidations.add(listener);
    }

    boolean removeInvalidationListener(InvalidationListener listener) {
        return invalidations.remove(listener);
    }

    boolean addChangeListener(ChangeListener listener) {
        return enabled && changes.add(listener);
    }

    boolean removeChangeListener(ChangeListener listener) {
        return changes.remove(listener);
    }

    synchronized boolean setVeto(PreInvalidationListener listener) {
        if (enabled) {
            veto = listener;
        }
        return enabled;
    }

    synchronized boolean removeVeto(PreInvalidationListener listener) {
        if (veto == null || !veto.equals(listener)) {
            return false;
        }
        veto = null;
        return true;
    }

    boolean hasInvalidationListeners() {
        return enabled && !invalidations.isEmpty();
    }

    boolean hasChangeListeners() {
        return enabled && !changes.isEmpty();
    }

    boolean hasVeto() {
        return enabled && veto != null;
    }

    boolean mayInvalidate(Object id, EventSource source, InvalidationCause cause) {
        PreInvalidationListener listener = veto;
        if (listener == null || !enabled) {
            return true;
        }
        try {
            return listener.shouldInvalidate(id, source, cause);
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "a listener asked before the invalidation of " + id + " has failed: it goes", e);
            return true;
        }
    }

    /** Queues a notice; {@link #deliverQueued} must follow outside all locks. */
    void queue(Notice notice) {
        notices.add(notice);
    }

    /** Returns whether nothing is queued. */
    boolean isQueueEmpty() {
        return notices.isEmpty();
    }

    /**
     * Delivers what is queued, unless another thread is already doing so, or this one further up its stack: then that call delivers it. To be called without
     * holding a lock.
     *
     * @param handler handles one notice
     */
    void deliverQueued(Consumer<Notice> handler) {
        if (deliveryRequests.getAndIncrement() != 0) {
            return;
        }
        int handled = 1;
        boolean ended = false;
        try {
            do {
                Notice next;
                while ((next = notices.poll()) != null) {
                    handler.accept(next);
                }
                handled = deliveryRequests.addAndGet(-handled);
            } while (handled != 0);
            ended = true;
        } finally {
            if (!ended) {
                // A listener has thrown an Error: the next thread continues.
                deliveryRequests.set(0);
            }
        }
    }

    void deliver(InvalidationEvent event) {
        deliverEach(invalidations, listener -> listener.invalidated(event), event);
    }

    void deliver(ChangeEvent event) {
        deliverEach(changes, listener -> listener.changed(event), event);
    }

    private <T> void deliverEach(List<T> listeners, Consumer<T> message, Record event) {
        if (!enabled) {
            return;
        }
        for (T listener : listeners) {
            try {
                message.accept(listener);
            } catch (RuntimeException e) {
                LOG.log(Level.WARNING, "a listener has failed at " + event, e);
            }
        }
    }
}
