package org.tradebench.cache.jcache;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import javax.cache.configuration.CacheEntryListenerConfiguration;
import javax.cache.configuration.Factory;
import javax.cache.event.CacheEntryCreatedListener;
import javax.cache.event.CacheEntryEvent;
import javax.cache.event.CacheEntryEventFilter;
import javax.cache.event.CacheEntryExpiredListener;
import javax.cache.event.CacheEntryListener;
import javax.cache.event.CacheEntryListenerException;
import javax.cache.event.CacheEntryRemovedListener;
import javax.cache.event.CacheEntryUpdatedListener;
import javax.cache.event.EventType;
import org.jspecify.annotations.Nullable;

/** Delivers to one listener the events of its types that its filter accepts, on the thread of the operation or, if it is asynchronous, later and in order. */
final class ListenerRegistration<K, V> implements AutoCloseable {
    private static final Logger LOG = System.getLogger(ListenerRegistration.class.getName());

    private final CacheEntryListenerConfiguration<K, V> configuration;
    private final CacheEntryListener<? super K, ? super V> listener;
    private final @Nullable CacheEntryEventFilter<? super K, ? super V> filter;
    private final Executor background;
    private volatile boolean closed;

    /** Completes when all events so far are delivered to the asynchronous listener. */
    private CompletableFuture<Void> delivered = CompletableFuture.completedFuture(null);

    ListenerRegistration(CacheEntryListenerConfiguration<K, V> configuration, Executor background) {
        this.configuration = configuration;
        this.listener = configuration.getCacheEntryListenerFactory().create();
        Factory<CacheEntryEventFilter<? super K, ? super V>> filters = configuration.getCacheEntryEventFilterFactory();
        this.filter = filters == null ? null : filters.create();
        this.background = background;
    }

    boolean hasConfiguration(CacheEntryListenerConfiguration<K, V> other) {
        return configuration.equals(other);
    }

    boolean accepts(EventType type) {
        return switch (type) {
            case CREATED -> listener instanceof CacheEntryCreatedListener<?, ?>;
            case UPDATED -> listener instanceof CacheEntryUpdatedListener<?, ?>;
            case REMOVED -> listener instanceof CacheEntryRemovedListener<?, ?>;
            case EXPIRED -> listener instanceof CacheEntryExpiredListener<?, ?>;
        };
    }

    /** @throws CacheEntryListenerException when a synchronous listener or its filter has failed */
    void deliver(EntryEvent<K, V> event) {
        if (!accepts(event.getEventType())) {
            return;
        }
        if (configuration.isSynchronous()) {
            deliverNow(event);
        } else {
            deliverLater(event);
        }
    }

    /** Called in the order of the events of a key, which the chain keeps. */
    private synchronized void deliverLater(EntryEvent<K, V> event) {
        delivered = delivered.thenRunAsync(
                () -> {
                    try {
                        deliverNow(event);
                    } catch (CacheEntryListenerException | Error e) {
                        // The next event is delivered all the same.
                        LOG.log(Level.WARNING, "an asynchronous listener has failed", e);
                    }
                },
                background);
    }

    private void deliverNow(EntryEvent<K, V> event) {
        if (closed) {
            return;
        }
        try {
            if (filter == null || filter.evaluate(event)) {
                call(event);
            }
        } catch (CacheEntryListenerException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new CacheEntryListenerException("a listener has failed at " + event, e);
        }
    }

    /** Calls the listener, which must be one for the event's type, see {@link #accepts}. */
    @SuppressWarnings("unchecked")
    private void call(EntryEvent<K, V> event) {
        List<CacheEntryEvent<? extends K, ? extends V>> events = List.of(event);
        switch (event.getEventType()) {
            case CREATED -> ((CacheEntryCreatedListener<K, V>) listener).onCreated(events);
            case UPDATED -> ((CacheEntryUpdatedListener<K, V>) listener).onUpdated(events);
            case REMOVED -> ((CacheEntryRemovedListener<K, V>) listener).onRemoved(events);
            case EXPIRED -> ((CacheEntryExpiredListener<K, V>) listener).onExpired(events);
        }
    }

    /** Stops delivery, even of events that have already happened, and closes the listener. */
    @Override
    public void close() {
        closed = true;
        Closing.quietly(listener);
        Closing.quietly(filter);
    }
}
