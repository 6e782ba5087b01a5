package org.tradebench.cache.wire;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Serializes collections as their elements in their order, whatever the class of the collection is. */
final class Elements {
    /** Maximum capacity that a collection gets before its elements have been read, at each level of nesting. */
    private static final int MAX_ROOM_AHEAD = 64;

    private Elements() {}

    private static void writeAll(Kryo kryo, Output output, Collection<?> elements) {
        // A snapshot: a collection of many threads' may change meanwhile, and the count must be right.
        Object[] snapshot = elements.toArray();
        output.writeVarInt(snapshot.length, true);
        for (Object element : snapshot) {
            kryo.writeClassAndObject(output, element);
        }
    }

    private static int roomFor(int count) {
        return Math.min(count, MAX_ROOM_AHEAD);
    }

    static final class Lists extends Serializer<List<?>> {
        Lists() {
            super(false, true);
        }

        @Override
        public void write(Kryo kryo, Output output, List<?> list) {
            writeAll(kryo, output, list);
        }

        @Override
        public List<?> read(Kryo kryo, Input input, Class<? extends List<?>> type) {
            int count = Lengths.readCount(input);
            List<Object> list = new ArrayList<>(roomFor(count));
            for (int i = 0; i < count; i++) {
                list.add(kryo.readClassAndObject(input));
            }
            return Collections.unmodifiableList(list);
        }
    }

    static final class Sets extends Serializer<Set<?>> {
        Sets() {
            super(false, true);
        }

        @Override
        public void write(Kryo kryo, Output output, Set<?> set) {
            writeAll(kryo, output, set);
        }

        @Override
        public Set<?> read(Kryo kryo, Input input, Class<? extends Set<?>> type) {
            int count = Lengths.readCount(input);
            Set<Object> set = new LinkedHashSet<>(roomFor(count));
            for (int i = 0; i < count; i++) {
                set.add(kryo.readClassAndObject(input));
            }
            return Collections.unmodifiableSet(set);
        }
    }

    static final class Maps extends Serializer<Map<?, ?>> {
        Maps() {
            super(false, true);
        }

        @Override
        public void write(Kryo kryo, Output output, Map<?, ?> map) {
            Map<?, ?> snapshot = new LinkedHashMap<>(map);
            output.writeVarInt(snapshot.size(), true);
            snapshot.forEach((key, value) -> {
                kryo.writeClassAndObject(output, key);
                kryo.writeClassAndObject(output, value);
            });
        }

        @Override
        public Map<?, ?> read(Kryo kryo, Input input, Class<? extends Map<?, ?>> type) {
            int count = Lengths.readCount(input);
            Map<Object, Object> map = new LinkedHashMap<>(roomFor(count));
            for (int i = 0; i < count; i++) {
                Object key = kryo.readClassAndObject(input);
                map.put(key, kryo.readClassAndObject(input));
            }
            return Collections.unmodifiableMap(map);
        }
    }

    static final class Optionals extends Serializer<Optional<?>> {
        Optionals() {
            super(false, true);
        }

        @Override
        public void write(Kryo kryo, Output output, Optional<?> optional) {
            kryo.writeClassAndObject(output, optional.orElse(null));
        }

        @Override
        public Optional<?> read(Kryo kryo, Input input, Class<? extends Optional<?>> type) {
            return Optional.ofNullable(kryo.readClassAndObject(input));
        }
    }
}
