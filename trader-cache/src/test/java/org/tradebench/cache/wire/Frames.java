package org.tradebench.cache.wire;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.CRC32C;

/** Forges frames as an attacker who knows the format would: with a valid checksum. */
final class Frames {
    private Frames() {}

    static byte[] withChecksum(byte[] body) {
        CRC32C checksum = new CRC32C();
        checksum.update(body);
        byte[] frame = Arrays.copyOf(body, body.length + Integer.BYTES);
        ByteBuffer.wrap(frame).order(ByteOrder.LITTLE_ENDIAN).putInt(body.length, (int) checksum.getValue());
        return frame;
    }
}
