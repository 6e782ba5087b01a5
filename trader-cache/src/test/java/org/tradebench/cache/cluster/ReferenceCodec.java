package org.tradebench.cache.cluster;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.wire.EntryCodec;

/** Encodes an object as its index in a list: enough within one JVM and thread, and without serialization. */
final class ReferenceCodec implements EntryCodec {
    private final List<Object> objects = new ArrayList<>();

    @Override
    public byte[] encode(EntrySnapshot entry) {
        return encodeValue(entry);
    }

    @Override
    public EntrySnapshot decodeEntry(byte[] bytes) {
        return (EntrySnapshot) decodeValue(bytes);
    }

    @Override
    public byte[] encodeValue(Object value) {
        objects.add(value);
        return ByteBuffer.allocate(Integer.BYTES).putInt(objects.size() - 1).array();
    }

    @Override
    public Object decodeValue(byte[] bytes) {
        return objects.get(ByteBuffer.wrap(bytes).getInt());
    }

    @Override
    public String fingerprint() {
        return "by reference";
    }
}
