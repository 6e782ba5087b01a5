package org.tradebench.cache.policy;

import org.jspecify.annotations.Nullable;

/** Reads a component's value. */
@FunctionalInterface
interface ValueSource<S> {
    /**
     * @return null when there is none
     * @throws UnreadableValueException when it cannot be read
     */
    @Nullable
    Object valueOf(S subject);

    /** Returns whether subjects of this class may have such a value at all. */
    default boolean existsIn(Class<?> type) {
        return true;
    }

    /** Reads a property of this one's value, if there is one. */
    default ValueSource<S> then(Accessor next) {
        return subject -> {
            Object value = valueOf(subject);
            return value == null ? null : next.read(value);
        };
    }

    /** Reads one element of this one's value, a list or an array. */
    default ValueSource<S> at(int index) {
        return subject -> {
            Object value = valueOf(subject);
            return value == null ? null : ValueText.element(value, index);
        };
    }
}
