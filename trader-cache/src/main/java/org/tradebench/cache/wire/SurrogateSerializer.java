package org.tradebench.cache.wire;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.function.Function;

/** Serializes a class as a value of another class. */
final class SurrogateSerializer<T, V> extends Serializer<T> {
    private final Class<V> stored;
    private final Function<T, V> toValue;
    private final Function<V, T> fromValue;

    SurrogateSerializer(Class<V> stored, Function<T, V> toValue, Function<V, T> fromValue) {
        super(false, true);
        this.stored = stored;
        this.toValue = toValue;
        this.fromValue = fromValue;
    }

    @Override
    public void write(Kryo kryo, Output output, T value) {
        kryo.writeClassAndObject(output, toValue.apply(value));
    }

    @Override
    public T read(Kryo kryo, Input input, Class<? extends T> type) {
        return fromValue.apply(stored.cast(kryo.readClassAndObject(input)));
    }
}
