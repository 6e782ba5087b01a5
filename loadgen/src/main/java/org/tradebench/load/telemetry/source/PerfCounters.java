package org.tradebench.load.telemetry.source;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Parses the counters that a HotSpot JVM keeps in its {@code hsperfdata} file, where {@code jstat} finds them, too. The JVM writes them in any case: reading
 * them costs it nothing and needs no option. The format is 2.0, which {@code perfMemory.hpp} of the JDK describes.
 */
final class PerfCounters {
    private static final int MAGIC = 0xcafec0c0;
    private static final int HEADER = 32;
    private static final int LITTLE_ENDIAN = 1;
    private static final int MAJOR_VERSION = 2;
    private static final byte TYPE_LONG = 'J';
    private static final int ENTRY_HEADER = 20;

    private PerfCounters() {}

    /**
     * Reads the integers whose names are wanted.
     *
     * @return empty when this is no such file, or one of another version, or incomplete, as that of a JVM that is just starting or ending may be
     */
    static Optional<Map<String, Long>> parse(byte[] file, Predicate<String> wanted) {
        if (file.length < HEADER) {
            return Optional.empty();
        }
        ByteBuffer bytes = ByteBuffer.wrap(file);
        if (bytes.getInt(0) != MAGIC || bytes.get(5) != MAJOR_VERSION) {
            return Optional.empty();
        }
        bytes.order(bytes.get(4) == LITTLE_ENDIAN ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        int entry = bytes.getInt(24);
        int entries = bytes.getInt(28);
        Map<String, Long> found = new HashMap<>();
        for (int i = 0; i < entries; i++) {
            if (entry < HEADER || entry > file.length - ENTRY_HEADER) {
                return Optional.empty();
            }
            int length = bytes.getInt(entry);
            if (length < ENTRY_HEADER || length > file.length - entry) {
                return Optional.empty();
            }
            number(bytes, entry, length, wanted, found);
            entry += length;
        }
        return Optional.of(found);
    }

    private static void number(
            ByteBuffer bytes, int entry, int length, Predicate<String> wanted, Map<String, Long> found) {
        int nameAt = bytes.getInt(entry + 4);
        int valueAt = bytes.getInt(entry + 16);
        boolean one = bytes.getInt(entry + 8) == 0 && bytes.get(entry + 12) == TYPE_LONG;
        if (!one || nameAt < ENTRY_HEADER || nameAt >= length || valueAt < ENTRY_HEADER || valueAt > length - 8) {
            return;
        }
        int end = nameAt;
        while (end < length && bytes.get(entry + end) != 0) {
            end++;
        }
        String name = StandardCharsets.US_ASCII
                .decode(bytes.slice(entry + nameAt, end - nameAt))
                .toString();
        if (wanted.test(name)) {
            found.put(name, bytes.getLong(entry + valueAt));
        }
    }
}
