package org.tradebench.cache;

import java.util.function.Supplier;

/**
 * Answers from memory what was asked before, and loads what was not.
 *
 * @param <K> the identity of what is asked for
 * @param <V> the answer, immutable
 */
@FunctionalInterface
public interface ReadThrough<K, V> {

    /**
     * The value of {@code key}: the remembered one where there is one, else what {@code load} gives.
     *
     * @param load is called at most once; what it throws reaches the caller, and nothing is
     *     remembered
     */
    V get(K key, Supplier<V> load);
}
