package org.tradebench.cache.wire;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Serializes a value without parts of its own kind by two functions. */
final class Scalar<T> extends Serializer<T> {
    private final BiConsumer<Output, T> writer;
    private final Function<Input, T> reader;

    Scalar(BiConsumer<Output, T> writer, Function<Input, T> reader) {
        super(false, true);
        this.writer = writer;
        this.reader = reader;
    }

    @Override
    public void write(Kryo kryo, Output output, T value) {
        writer.accept(output, value);
    }

    @Override
    public T read(Kryo kryo, Input input, Class<? extends T> type) {
        return reader.apply(input);
    }
}
