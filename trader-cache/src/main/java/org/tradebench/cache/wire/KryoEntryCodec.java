package org.tradebench.cache.wire;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.Pool;
import java.nio.ByteBuffer;
import java.util.zip.CRC32C;
import org.tradebench.cache.EntrySnapshot;

/**
 * Encodes with Kryo: a byte that names the format, what Kryo wrote, and a checksum over both. Values are trees: what is referred to twice is written twice, and
 * what contains itself is refused.
 */
public final class KryoEntryCodec implements EntryCodec {
    static final int FORMAT = AllowList.FORMAT;

    public static final int MAX_BYTES = 64 << 20;
    private static final int CHECKSUM_BYTES = 4;
    private static final int FIRST_BUFFER = 1 << 10;
    private static final int LARGEST_BUFFER_KEPT = 1 << 16;
    private static final int MAX_IDLE = 32;

    private final String fingerprint;
    private final Pool<Kryo> kryos;
    private final Pool<Output> outputs = new Pool<>(true, false, MAX_IDLE) {
        @Override
        protected Output create() {
            return new Output(FIRST_BUFFER, MAX_BYTES);
        }
    };

    public KryoEntryCodec(AllowList allowList) {
        fingerprint = allowList.fingerprint();
        kryos = new Pool<>(true, false, MAX_IDLE) {
            @Override
            protected Kryo create() {
                return new AllowListKryo(allowList);
            }
        };
    }

    @Override
    public String fingerprint() {
        return fingerprint;
    }

    @Override
    public byte[] encode(EntrySnapshot entry) {
        return encodeValue(entry);
    }

    @Override
    public EntrySnapshot decodeEntry(byte[] bytes) {
        if (decodeValue(bytes) instanceof EntrySnapshot entry) {
            return entry;
        }
        throw new NotSerialisableException("the bytes are a value's, not an entry's");
    }

    @Override
    public byte[] encodeValue(Object value) {
        Kryo kryo = kryos.obtain();
        Output output = outputs.obtain();
        try {
            output.reset();
            output.writeByte(FORMAT);
            kryo.writeClassAndObject(output, value);
            output.writeInt(checksum(output.getBuffer(), output.position()));
            return output.toBytes();
        } catch (NotSerialisableException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            throw new NotSerialisableException(
                    value.getClass().getName() + " cannot be turned into bytes: " + firstLine(e), e);
        } finally {
            free(kryo);
            if (output.getBuffer().length <= LARGEST_BUFFER_KEPT) {
                outputs.free(output);
            }
        }
    }

    @Override
    public Object decodeValue(byte[] bytes) {
        int end = checked(bytes);
        Kryo kryo = kryos.obtain();
        try {
            Input input = new Input(bytes, 1, end - 1);
            Object value = kryo.readClassAndObject(input);
            if (input.position() != end) {
                throw new NotSerialisableException("the bytes are damaged: some are left over");
            }
            return value;
        } catch (NotSerialisableException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            throw new NotSerialisableException("the bytes are damaged: " + firstLine(e), e);
        } finally {
            free(kryo);
        }
    }

    /** @return where the checksum begins */
    private static int checked(byte[] bytes) {
        int end = bytes.length - CHECKSUM_BYTES;
        if (end < 2) {
            throw NotSerialisableException.damage("there are only " + bytes.length);
        }
        if (bytes[0] != FORMAT) {
            throw NotSerialisableException.damage("their format is " + bytes[0] + ", not " + FORMAT);
        }
        if (new Input(bytes, end, CHECKSUM_BYTES).readInt() != checksum(bytes, end)) {
            throw NotSerialisableException.damage("their checksum is wrong");
        }
        return end;
    }

    private static int checksum(byte[] bytes, int end) {
        CRC32C checksum = new CRC32C();
        checksum.update(ByteBuffer.wrap(bytes, 0, end));
        return (int) checksum.getValue();
    }

    private void free(Kryo kryo) {
        kryo.reset();
        kryos.free(kryo);
    }

    private static String firstLine(Throwable e) {
        String message = e.getMessage();
        return message == null
                ? e.getClass().getSimpleName()
                : message.lines().findFirst().orElse("");
    }
}
