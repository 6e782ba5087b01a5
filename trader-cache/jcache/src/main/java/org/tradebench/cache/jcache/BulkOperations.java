package org.tradebench.cache.jcache;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import javax.cache.integration.CacheWriterException;
import javax.cache.processor.EntryProcessor;
import javax.cache.processor.EntryProcessorResult;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Lease;

/**
 * Carries out the operations of JCache on several keys: one call of the loader or the writer for all of them, then each key for itself. None is atomic as a
 * whole, and none ends before it has processed every key.
 */
final class BulkOperations<K, V> {
    private final StoredEntries<K, V> entries;
    private final KeyLocks locks;
    private final EntryChanges<K, V> changes;
    private final ReadThrough<K, V> loader;
    private final WriteThrough<K, V> writer;
    private final EntryOperations<K, V> single;
    private final EntryProcessing<K, V> processing;

    BulkOperations(OperationParts<K, V> parts, EntryOperations<K, V> single, EntryProcessing<K, V> processing) {
        this.entries = parts.entries();
        this.locks = parts.locks();
        this.changes = parts.changes();
        this.loader = parts.loader();
        this.writer = parts.writer();
        this.single = single;
        this.processing = processing;
    }

    Map<K, V> getAll(Set<? extends K> keys) {
        Map<K, V> found = new HashMap<>();
        Set<K> missing = new LinkedHashSet<>();
        for (K key : keys) {
            V value = single.read(key);
            if (value == null) {
                missing.add(key);
            } else {
                found.put(key, value);
            }
        }
        if (!missing.isEmpty() && loader.always()) {
            found.putAll(load(missing, false));
        }
        return found;
    }

    /** @param replace whether entries that are there are loaded anew */
    void loadAll(Set<K> keys, boolean replace) {
        Set<K> wanted = new LinkedHashSet<>(keys);
        if (!replace) {
            wanted.removeIf(entries::contains);
        }
        if (!wanted.isEmpty() && loader.possible()) {
            load(wanted, replace);
        }
    }

    /** Loads without a lock, since the loader may take long; the lease keeps out what an invalidation or a removal has overtaken. */
    private Map<K, V> load(Set<K> keys, boolean replace) {
        Lease lease = entries.lease();
        Map<K, V> loaded = loader.loadAll(keys);
        CollectedFailures failures = new CollectedFailures();
        loaded.forEach((key, value) -> failures.collect(() -> storeLoaded(key, value, replace, lease)));
        failures.rethrow();
        return loaded;
    }

    private void storeLoaded(K key, V value, boolean replace, Lease lease) {
        locks.run(key, () -> {
            EntrySnapshot found = entries.find(key);
            if (found == null || replace) {
                changes.storeLoaded(key, value, found, lease);
            }
        });
    }

    /** @throws CacheWriterException after those entries have been put that the writer has written */
    void putAll(Map<K, V> given) {
        WriteThrough.Written<K> written = writer.writeAll(given);
        CollectedFailures failures = new CollectedFailures();
        given.forEach((key, value) -> {
            if (written.keys().contains(key)) {
                failures.collect(() -> single.putWritten(key, value));
            }
        });
        written.rethrowFailure();
        failures.rethrow();
    }

    /** @throws CacheWriterException after those entries have been removed that the writer has deleted */
    void removeAll(Set<K> keys) {
        WriteThrough.Written<K> deleted = writer.deleteAll(keys);
        CollectedFailures failures = new CollectedFailures();
        deleted.keys().forEach(key -> failures.collect(() -> single.removeWritten(key)));
        deleted.rethrowFailure();
        failures.rethrow();
    }

    /** Leaves out keys for which the processor has returned null. A failure is in the result of its key. */
    <T> Map<K, EntryProcessorResult<T>> invokeAll(
            Set<? extends K> keys, EntryProcessor<K, V, T> processor, Object... arguments) {
        Map<K, EntryProcessorResult<T>> results = new LinkedHashMap<>();
        for (K key : keys) {
            try {
                T value = processing.invoke(key, processor, arguments);
                if (value != null) {
                    results.put(key, ProcessorResult.of(value));
                }
            } catch (RuntimeException e) {
                results.put(key, ProcessorResult.failed(e));
            }
        }
        return results;
    }
}
