package org.tradebench.cache.wire;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** Serializes a constant of an enum by its place: the allow-list's fingerprint says that all members have the same constants in the same order. */
final class EnumSerializer<T> extends Serializer<T> {
    private final T[] constants;

    EnumSerializer(Class<T> type) {
        super(false, true);
        constants = type.getEnumConstants();
    }

    // The fingerprint stands for the order of the constants.
    @SuppressWarnings("EnumOrdinal")
    @Override
    public void write(Kryo kryo, Output output, T value) {
        output.writeVarInt(((Enum<?>) value).ordinal(), true);
    }

    @Override
    public T read(Kryo kryo, Input input, Class<? extends T> type) {
        int ordinal = input.readVarInt(true);
        if (ordinal < 0 || ordinal >= constants.length) {
            throw new NotSerialisableException(type.getName() + " has no constant number " + ordinal);
        }
        return constants[ordinal];
    }
}
