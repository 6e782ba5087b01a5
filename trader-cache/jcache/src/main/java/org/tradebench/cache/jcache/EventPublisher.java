package org.tradebench.cache.jcache;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Function;
import javax.cache.Cache;
import javax.cache.configuration.CacheEntryListenerConfiguration;
import javax.cache.event.CacheEntryListenerException;
import javax.cache.event.EventType;
import org.jspecify.annotations.Nullable;

/**
 * Notifies the registered listeners of a cache about its entries. It is called while the key is locked, so that listeners receive the events of a key in order;
 * only the expiry of an entry that the instance itself has found expired may come at any time. It takes values in their stored form, so that each listener gets
 * a value of its own.
 */
final class EventPublisher<K, V> {
    private final Cache<K, V> source;
    private final Function<Object, V> values;
    private final Executor background;
    private final List<ListenerRegistration<K, V>> registrations = new CopyOnWriteArrayList<>();

    /**
     * @param values returns the value of what is stored
     * @param background runs asynchronous listeners
     */
    EventPublisher(Cache<K, V> source, Function<Object, V> values, Executor background) {
        this.source = source;
        this.values = values;
        this.background = background;
    }

    void register(CacheEntryListenerConfiguration<K, V> configuration) {
        registrations.add(new ListenerRegistration<>(configuration, background));
    }

    void deregister(CacheEntryListenerConfiguration<K, V> configuration) {
        List<ListenerRegistration<K, V>> gone = registrations.stream()
                .filter(registration -> registration.hasConfiguration(configuration))
                .toList();
        registrations.removeAll(gone);
        gone.forEach(ListenerRegistration::close);
    }

    void created(K key, Object stored) {
        publish(EventType.CREATED, key, stored, null);
    }

    void updated(K key, Object stored, Object old) {
        publish(EventType.UPDATED, key, stored, old);
    }

    void removed(K key, Object old) {
        publish(EventType.REMOVED, key, old, old);
    }

    void expired(K key, Object old) {
        publish(EventType.EXPIRED, key, old, old);
    }

    /** @throws CacheEntryListenerException after all listeners have been called, when some have failed */
    private void publish(EventType type, K key, Object stored, @Nullable Object old) {
        CollectedFailures failures = new CollectedFailures();
        for (ListenerRegistration<K, V> registration : registrations) {
            if (registration.accepts(type)) {
                V oldValue = old == null ? null : values.apply(old);
                EntryEvent<K, V> event = new EntryEvent<>(source, type, key, values.apply(stored), oldValue);
                failures.collect(() -> registration.deliver(event));
            }
        }
        failures.rethrow();
    }

    void close() {
        registrations.forEach(ListenerRegistration::close);
        registrations.clear();
    }
}
