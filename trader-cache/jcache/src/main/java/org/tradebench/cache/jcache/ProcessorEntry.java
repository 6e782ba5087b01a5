package org.tradebench.cache.jcache;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.cache.processor.MutableEntry;
import org.jspecify.annotations.Nullable;

/**
 * Gives an entry processor access to the entry of its key, and records the combined effect of its calls. Nothing is changed before the processor has returned.
 */
final class ProcessorEntry<K, V> implements MutableEntry<K, V> {
    /** Selects what is to be done when the processor has returned. */
    enum Outcome {
        NOTHING,
        /** The processor has read the entry, which existed. */
        ACCESS,
        /** The processor has read the entry, which did not exist: the value was loaded. */
        STORE_LOADED,
        PUT,
        REMOVE
    }

    private final K key;
    private final Function<K, @Nullable V> loader;
    private final Consumer<Object> valueCheck;
    /** Whether the cache, or the loader's source, has an entry that a removal has to remove. */
    private boolean original;

    private @Nullable V value;
    private Outcome outcome = Outcome.NOTHING;

    /**
     * @param value null when the entry is not there
     * @param loader asked for a missing value
     * @param valueCheck rejects a value that the cache may not hold
     */
    ProcessorEntry(K key, @Nullable V value, Function<K, @Nullable V> loader, Consumer<Object> valueCheck) {
        this.key = key;
        this.value = value;
        this.original = value != null;
        this.loader = loader;
        this.valueCheck = valueCheck;
    }

    Outcome outcome() {
        return outcome;
    }

    /** Returns what was set or loaded; not to be called for an outcome that stores nothing. */
    V valueToStore() {
        return Objects.requireNonNull(value, "a value to store");
    }

    @Override
    public K getKey() {
        return key;
    }

    @Override
    public @Nullable V getValue() {
        if (outcome == Outcome.NOTHING) {
            if (value != null) {
                outcome = Outcome.ACCESS;
            } else {
                load();
            }
        }
        return value;
    }

    private void load() {
        value = loader.apply(key);
        if (value != null) {
            original = true;
            outcome = Outcome.STORE_LOADED;
        }
    }

    @Override
    public boolean exists() {
        return value != null;
    }

    @Override
    public void setValue(V newValue) {
        valueCheck.accept(newValue);
        value = newValue;
        outcome = Outcome.PUT;
    }

    /** Takes back a value that this processor has set for an entry that was not there; otherwise the entry is removed, whether it is there or not. */
    @Override
    public void remove() {
        outcome = outcome == Outcome.PUT && !original ? Outcome.NOTHING : Outcome.REMOVE;
        value = null;
    }

    @Override
    public <T> T unwrap(Class<T> type) {
        return Unwrapping.of(type, this);
    }
}
