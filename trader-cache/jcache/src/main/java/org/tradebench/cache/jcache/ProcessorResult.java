package org.tradebench.cache.jcache;

import javax.cache.processor.EntryProcessorException;
import javax.cache.processor.EntryProcessorResult;
import org.jspecify.annotations.Nullable;

/** Holds what an entry processor has returned for one of several keys, or why it has failed for it. */
record ProcessorResult<T>(@Nullable T value, @Nullable EntryProcessorException failure)
        implements EntryProcessorResult<T> {
    static <T> ProcessorResult<T> of(T value) {
        return new ProcessorResult<>(value, null);
    }

    static <T> ProcessorResult<T> failed(RuntimeException failure) {
        return new ProcessorResult<>(
                null, failure instanceof EntryProcessorException known ? known : new EntryProcessorException(failure));
    }

    @Override
    public @Nullable T get() {
        if (failure != null) {
            throw failure;
        }
        return value;
    }
}
