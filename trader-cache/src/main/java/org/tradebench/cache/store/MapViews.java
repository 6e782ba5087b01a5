package org.tradebench.cache.store;

import java.util.AbstractCollection;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Shows the cache as read-only collections. An iteration goes over the ids that there were when it began and reads each, as any reader would.
 *
 * @param reader returns the value of an id, or null
 */
record MapViews(Supplier<Set<Object>> ids, Function<Object, Object> reader) {
    Set<Object> keySet() {
        return Collections.unmodifiableSet(ids.get());
    }

    Collection<Object> values() {
        return new AbstractCollection<>() {
            @Override
            public Iterator<Object> iterator() {
                return new Walk<>((id, value) -> value);
            }

            @Override
            public int size() {
                return ids.get().size();
            }
        };
    }

    Set<Map.Entry<Object, Object>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Map.Entry<Object, Object>> iterator() {
                return new Walk<>(Map::entry);
            }

            @Override
            public int size() {
                return ids.get().size();
            }
        };
    }

    /** Leaves out what is gone by the time the iteration comes to it. */
    private final class Walk<T> implements Iterator<T> {
        private final Iterator<Object> left = ids.get().iterator();
        private final BiFunction<Object, Object, T> view;
        private @Nullable T next;

        Walk(BiFunction<Object, Object, T> view) {
            this.view = view;
        }

        @Override
        public boolean hasNext() {
            while (next == null && left.hasNext()) {
                Object id = left.next();
                Object value = reader.apply(id);
                next = value == null ? null : view.apply(id, value);
            }
            return next != null;
        }

        @Override
        public T next() {
            T current = hasNext() ? next : null;
            if (current == null) {
                throw new NoSuchElementException();
            }
            next = null;
            return current;
        }
    }
}
