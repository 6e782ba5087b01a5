package org.tradebench.cache.jcache;

import javax.cache.processor.EntryProcessor;
import javax.cache.processor.EntryProcessorException;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Lease;

/** Runs an entry processor on one key, which is locked meanwhile, and then applies the combined effect of its calls. */
final class EntryProcessing<K, V> {
    private final StoredEntries<K, V> entries;
    private final EntryTypes types;
    private final KeyLocks locks;
    private final EntryChanges<K, V> changes;
    private final ReadThrough<K, V> loader;
    private final WriteThrough<K, V> writer;
    private final CacheUsage usage;

    EntryProcessing(OperationParts<K, V> parts) {
        this.entries = parts.entries();
        this.types = parts.types();
        this.locks = parts.locks();
        this.changes = parts.changes();
        this.loader = parts.loader();
        this.writer = parts.writer();
        this.usage = parts.usage();
    }

    /**
     * Returns what the processor returns.
     *
     * @throws EntryProcessorException with what the processor has thrown; then nothing has changed
     */
    <T> @Nullable T invoke(K key, EntryProcessor<K, V, T> processor, Object... arguments) {
        return locks.call(key, () -> {
            long begun = usage.begin();
            // Taken before the processor reads anything that its new value may depend on.
            Lease lease = entries.lease();
            EntrySnapshot found = entries.find(key);
            usage.got(found != null, begun);
            ProcessorEntry<K, V> entry = new ProcessorEntry<>(
                    key, found == null ? null : entries.value(found.value()), this::load, types::checkValue);
            T result = process(processor, entry, arguments);
            conclude(entry, found, lease, begun);
            return result;
        });
    }

    private @Nullable V load(K key) {
        return loader.always() ? loader.load(key) : null;
    }

    private static <K, V, T> T process(
            EntryProcessor<K, V, T> processor, ProcessorEntry<K, V> entry, Object... arguments) {
        try {
            return processor.process(entry, arguments);
        } catch (EntryProcessorException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new EntryProcessorException(e);
        }
    }

    private void conclude(ProcessorEntry<K, V> entry, @Nullable EntrySnapshot found, Lease lease, long begun) {
        K key = entry.getKey();
        switch (entry.outcome()) {
            case NOTHING -> {}
            case ACCESS -> {
                if (found != null) {
                    changes.access(key, found);
                }
            }
            case STORE_LOADED -> changes.storeLoaded(key, entry.valueToStore(), null, lease);
            case PUT -> {
                writer.write(key, entry.valueToStore());
                changes.put(key, entry.valueToStore(), found, lease, begun);
            }
            case REMOVE -> {
                writer.delete(key);
                changes.remove(key, found, begun);
            }
        }
    }
}
