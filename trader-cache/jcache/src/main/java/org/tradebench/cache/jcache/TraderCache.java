package org.tradebench.cache.jcache;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.cache.Cache;
import javax.cache.CacheException;
import javax.cache.CacheManager;
import javax.cache.configuration.CacheEntryListenerConfiguration;
import javax.cache.configuration.Configuration;
import javax.cache.configuration.Factory;
import javax.cache.expiry.ExpiryPolicy;
import javax.cache.integration.CacheLoader;
import javax.cache.integration.CacheWriter;
import javax.cache.integration.CompletionListener;
import javax.cache.processor.EntryProcessor;
import javax.cache.processor.EntryProcessorResult;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.event.InvalidationEvent;
import org.tradebench.cache.statistics.CacheCounter;

/** Implements a cache of JCache over one cache instance: checks that it is open, and the arguments, and calls its parts. */
final class TraderCache<K, V> implements Cache<K, V> {
    private static final Logger LOG = System.getLogger(TraderCache.class.getName());

    /** Logs the failure of a load for an application that has passed no listener. */
    private static final CompletionListener LOGGING = new CompletionListener() {
        @Override
        public void onCompletion() {}

        @Override
        public void onException(Exception e) {
            LOG.log(Level.WARNING, "loading has failed", e);
        }
    };

    private final CacheManager manager;
    private final CacheInstance instance;
    private final Executor background;
    private final Consumer<String> onClose;

    private final EntryTypes types;
    private final StoredEntries<K, V> entries;
    private final EventPublisher<K, V> events;
    private final EntryOperations<K, V> operations;
    private final EntryProcessing<K, V> processing;
    private final BulkOperations<K, V> bulk;
    private final LiveConfiguration<K, V> configuration;

    /** What the application's factories have made for this cache. */
    private final List<Object> resources;

    private final AtomicBoolean closed = new AtomicBoolean();

    /**
     * @param configuration of this cache alone
     * @param instance of this cache alone, too: with its name
     * @param background runs what the application does not wait for
     * @param onClose is given the name when the cache has closed
     */
    TraderCache(
            CacheManager manager,
            TraderConfiguration<K, V> configuration,
            CacheInstance instance,
            Executor background,
            Consumer<String> onClose) {
        this.manager = manager;
        this.instance = instance;
        this.background = background;
        this.onClose = onClose;

        ExpiryPolicy policy = configuration.getExpiryPolicyFactory().create();
        CacheLoader<K, V> loader = made(configuration.getCacheLoaderFactory());
        CacheWriter<? super K, ? super V> writer = made(configuration.getCacheWriterFactory());
        this.resources = Stream.<@Nullable Object>of(policy, loader, writer)
                .filter(Objects::nonNull)
                .toList();

        StoreForm form = configuration.isStoreByValue()
                ? new SerializedForm(manager::getClassLoader)
                : new StoreForm.ByReference();
        CacheUsage usage = new CacheUsage(() -> instance.statistics().of(CacheCounter.EVICTIONS));
        this.types = new EntryTypes(configuration.getKeyType(), configuration.getValueType());
        this.entries = new StoredEntries<>(instance, form, configuration.groups());
        this.events = new EventPublisher<>(this, entries::value, background);
        OperationParts<K, V> parts = new OperationParts<>(
                entries,
                types,
                new KeyLocks(),
                new EntryChanges<>(entries, new ExpiryRules(policy), usage, events),
                new ReadThrough<>(loader, configuration.isReadThrough()),
                new WriteThrough<>(configuration.isWriteThrough() ? writer : null, entries::checkStorable),
                usage);
        this.operations = new EntryOperations<>(parts);
        this.processing = new EntryProcessing<>(parts);
        this.bulk = new BulkOperations<>(parts, operations, processing);
        this.configuration = new LiveConfiguration<>(
                configuration, events, usage, new ManagementBeans(manager.getURI(), instance.name()));
    }

    private static <T> @Nullable T made(@Nullable Factory<T> factory) {
        return factory == null ? null : factory.create();
    }

    /** Begins to tell listeners and to be shown by JMX, as configured. */
    void start() {
        instance.enableListener(true);
        instance.addInvalidationListener(this::publishExpiry);
        configuration.start();
    }

    /** Notifies listeners of an entry that the instance itself has found expired; of removals by this cache they have already been notified. */
    private void publishExpiry(InvalidationEvent event) {
        Object stored = event.value();
        if (event.cause() == InvalidationCause.TIMEOUT && stored != null) {
            events.expired(entries.key(event.id()), stored);
        }
    }

    private void checkOpen() {
        if (closed.get()) {
            throw new IllegalStateException("cache '" + getName() + "' is closed");
        }
    }

    private void check(K key) {
        checkOpen();
        types.checkKey(key);
    }

    private void check(K key, V value) {
        check(key);
        types.checkValue(value);
    }

    @Override
    public @Nullable V get(K key) {
        check(key);
        return operations.get(key);
    }

    @Override
    public Map<K, V> getAll(Set<? extends K> keys) {
        checkOpen();
        types.checkKeys(keys);
        return bulk.getAll(keys);
    }

    @Override
    public boolean containsKey(K key) {
        check(key);
        return entries.contains(key);
    }

    @Override
    public void loadAll(Set<? extends K> keys, boolean replaceExistingValues, @Nullable CompletionListener listener) {
        checkOpen();
        types.checkKeys(keys);
        // Copied now: the set may be one that other threads must not read.
        Set<K> wanted = new LinkedHashSet<>(keys);
        background.execute(() -> load(wanted, replaceExistingValues, listener == null ? LOGGING : listener));
    }

    private void load(Set<K> keys, boolean replace, CompletionListener listener) {
        try {
            bulk.loadAll(keys, replace);
        } catch (RuntimeException e) {
            listener.onException(e);
            return;
        } catch (Error e) {
            listener.onException(new CacheException("loading has failed", e));
            throw e;
        }
        listener.onCompletion();
    }

    @Override
    public void put(K key, V value) {
        check(key, value);
        operations.put(key, value);
    }

    @Override
    public @Nullable V getAndPut(K key, V value) {
        check(key, value);
        return operations.getAndPut(key, value);
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> map) {
        checkOpen();
        types.checkEntries(map);
        bulk.putAll(new LinkedHashMap<>(map));
    }

    @Override
    public boolean putIfAbsent(K key, V value) {
        check(key, value);
        return operations.putIfAbsent(key, value);
    }

    @Override
    public boolean remove(K key) {
        check(key);
        return operations.remove(key);
    }

    @Override
    public boolean remove(K key, V oldValue) {
        check(key, oldValue);
        return operations.remove(key, oldValue);
    }

    @Override
    public @Nullable V getAndRemove(K key) {
        check(key);
        return operations.getAndRemove(key);
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        check(key, oldValue);
        types.checkValue(newValue);
        return operations.replace(key, oldValue, newValue);
    }

    @Override
    public boolean replace(K key, V value) {
        check(key, value);
        return operations.replace(key, value) != null;
    }

    @Override
    public @Nullable V getAndReplace(K key, V value) {
        check(key, value);
        return operations.replace(key, value);
    }

    @Override
    public void removeAll(Set<? extends K> keys) {
        checkOpen();
        types.checkKeys(keys);
        bulk.removeAll(new LinkedHashSet<>(keys));
    }

    @Override
    public void removeAll() {
        checkOpen();
        bulk.removeAll(entries.keys());
    }

    @Override
    public void clear() {
        checkOpen();
        entries.clear();
    }

    @Override
    public <T> @Nullable T invoke(K key, EntryProcessor<K, V, T> entryProcessor, Object... arguments) {
        check(key);
        return processing.invoke(key, Objects.requireNonNull(entryProcessor, "entry processor"), arguments);
    }

    @Override
    public <T> Map<K, EntryProcessorResult<T>> invokeAll(
            Set<? extends K> keys, EntryProcessor<K, V, T> entryProcessor, Object... arguments) {
        checkOpen();
        types.checkKeys(keys);
        return bulk.invokeAll(keys, Objects.requireNonNull(entryProcessor, "entry processor"), arguments);
    }

    @Override
    public Iterator<Cache.Entry<K, V>> iterator() {
        checkOpen();
        return new EntryIterator<>(entries, operations);
    }

    @Override
    public <C extends Configuration<K, V>> C getConfiguration(Class<C> clazz) {
        return configuration.copy(clazz);
    }

    @Override
    public void registerCacheEntryListener(CacheEntryListenerConfiguration<K, V> listener) {
        checkOpen();
        configuration.register(listener);
    }

    @Override
    public void deregisterCacheEntryListener(CacheEntryListenerConfiguration<K, V> listener) {
        checkOpen();
        configuration.deregister(listener);
    }

    void enableStatistics(boolean enable) {
        checkOpen();
        configuration.enableStatistics(enable);
    }

    void enableManagement(boolean enable) {
        checkOpen();
        configuration.enableManagement(enable);
    }

    EntryTypes types() {
        return types;
    }

    @Override
    public String getName() {
        return instance.name();
    }

    @Override
    public CacheManager getCacheManager() {
        return manager;
    }

    @Override
    public <T> T unwrap(Class<T> clazz) {
        return Unwrapping.of(clazz, this, instance);
    }

    @Override
    public boolean isClosed() {
        return closed.get();
    }

    /** Closes the instance, too: what it holds is lost, unless other members have it. */
    @Override
    public void close() {
        if (!closed.getAndSet(true)) {
            configuration.close();
            onClose.accept(getName());
            resources.forEach(Closing::quietly);
        }
    }
}
