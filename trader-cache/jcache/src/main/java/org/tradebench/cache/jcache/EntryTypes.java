package org.tradebench.cache.jcache;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Rejects keys and values that are null or not of the types that the cache is configured with. */
record EntryTypes(Class<?> keyType, Class<?> valueType) {
    void checkKey(@Nullable Object key) {
        check(key, keyType, "key");
    }

    void checkValue(@Nullable Object value) {
        check(value, valueType, "value");
    }

    void checkKeys(@Nullable Set<?> keys) {
        Objects.requireNonNull(keys, "keys").forEach(this::checkKey);
    }

    void checkEntries(@Nullable Map<?, ?> entries) {
        Objects.requireNonNull(entries, "entries").forEach((key, value) -> {
            checkKey(key);
            checkValue(value);
        });
    }

    private static void check(@Nullable Object object, Class<?> type, String name) {
        Objects.requireNonNull(object, name);
        if (!type.isInstance(object)) {
            throw new ClassCastException(
                    name + " is of " + object.getClass().getName() + "; expected " + type.getName());
        }
    }
}
