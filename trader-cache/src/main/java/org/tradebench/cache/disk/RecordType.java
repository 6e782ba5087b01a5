package org.tradebench.cache.disk;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStoreException;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/** Reads and writes bytes for MVStore; a damaged page cannot claim more than it holds. Never a key. */
final class RecordType extends BasicDataType<byte[]> {
    static final RecordType INSTANCE = new RecordType();

    /** Roughly what an array takes beside its bytes. */
    private static final int OVERHEAD = 24;

    private RecordType() {}

    @Override
    public int getMemory(byte[] record) {
        return OVERHEAD + record.length;
    }

    @Override
    public void write(WriteBuffer buffer, byte[] record) {
        buffer.putVarInt(record.length).put(record);
    }

    @Override
    public byte[] read(ByteBuffer buffer) {
        int length = DataUtils.readVarInt(buffer);
        if (length < 0 || length > buffer.remaining()) {
            throw new MVStoreException(
                    DataUtils.ERROR_FILE_CORRUPT,
                    "a record of " + length + " bytes in a page with " + buffer.remaining() + " left");
        }
        byte[] record = new byte[length];
        buffer.get(record);
        return record;
    }

    @Override
    public byte[][] createStorage(int size) {
        return new byte[size][];
    }

    @Override
    public int compare(byte[] one, byte[] other) {
        return Arrays.compare(one, other);
    }
}
