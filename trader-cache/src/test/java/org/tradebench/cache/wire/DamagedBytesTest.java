package org.tradebench.cache.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayOutputStream;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.EntryVersion;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.coherence.Positions;

class DamagedBytesTest {
    private record Pair(Object first, Object second) {}

    private final KryoEntryCodec codec = new KryoEntryCodec(AllowList.EMPTY.with(1, Pair.class));

    private final byte[] good = codec.encode(new EntrySnapshot(
            "id",
            new Pair(
                    List.of(1, "two", Map.of("k", new byte[100])),
                    new Pair(Optional.of(new BigDecimal("1.23")), ZoneId.of("Europe/Berlin"))),
            EntryOptions.DEFAULT.withDependencyIds(Set.of("a", "b")),
            Set.of("alias"),
            Instant.EPOCH,
            Duration.ofSeconds(5),
            new Lease(3, Positions.of(Map.of(Origin.random(), 4L)), true),
            new EntryVersion(8, Origin.random())));

    @Test
    void rejectsEveryTruncation() {
        for (int length = 0; length < good.length; length++) {
            byte[] shorter = Arrays.copyOf(good, length);
            assertThatThrownBy(() -> codec.decodeEntry(shorter)).isInstanceOf(NotSerialisableException.class);
        }
    }

    @Test
    void rejectsEveryFlippedBit() {
        for (int bit = 0; bit < good.length * 8; bit++) {
            byte[] flipped = good.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            assertThatThrownBy(() -> codec.decodeEntry(flipped)).isInstanceOf(NotSerialisableException.class);
        }
    }

    @Test
    void rejectsRandomBytes() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = new byte[random.nextInt(64)];
            random.nextBytes(bytes);
            assertThatThrownBy(() -> codec.decodeEntry(bytes)).isInstanceOf(NotSerialisableException.class);
        }
    }

    /** Damage below a matching checksum: decoding gives a value or the documented exception, never another error. */
    @Test
    void rejectsDamageBehindValidChecksum() {
        Random random = new Random(11);
        byte[] body = Arrays.copyOf(good, good.length - Integer.BYTES);
        int refused = 0;
        for (int i = 0; i < 100_000; i++) {
            byte[] bytes = body.clone();
            for (int change = random.nextInt(3); change >= 0; change--) {
                bytes[1 + random.nextInt(bytes.length - 1)] = (byte) random.nextInt();
            }
            Throwable thrown = catchThrowable(() -> codec.decodeEntry(Frames.withChecksum(bytes)));
            if (thrown != null) {
                assertThat(thrown).isInstanceOf(NotSerialisableException.class);
                refused++;
            }
        }
        assertThat(refused).isPositive();
    }

    @Test
    void doesNotAllocateClaimedLengths() {
        long before = allocated();
        for (int type = 2; type < BuiltInTypes.ROOM + 4; type++) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            bytes.write(KryoEntryCodec.FORMAT);
            bytes.write(type);
            // A text's flag or a length's first byte, then lengths near 2^31, many times over.
            for (int i = 0; i < 20; i++) {
                bytes.writeBytes(new byte[] {(byte) 0xff, (byte) 0xff, (byte) 0xff, (byte) 0xff, 7});
            }
            byte[] frame = Frames.withChecksum(bytes.toByteArray());
            Throwable thrown = catchThrowable(() -> codec.decodeValue(frame));
            assertThat(thrown).isInstanceOf(NotSerialisableException.class);
        }
        assertThat(allocated() - before).isLessThan(100L << 20);
    }

    @Test
    void doesNotAllocateNestedClaimedLengths() {
        int list = new KryoEntryCodec(AllowList.EMPTY).encodeValue(List.of())[1];
        byte[] body = new byte[4 << 20];
        body[0] = KryoEntryCodec.FORMAT;
        for (int at = 1; at + 4 < 1_000; at += 4) {
            body[at] = (byte) list;
            // 2,097,151: the largest length in three bytes, and less than the number of bytes that follow.
            Arrays.fill(body, at + 1, at + 3, (byte) 0xff);
            body[at + 3] = 0x7f;
        }
        byte[] frame = Frames.withChecksum(body);
        long before = allocated();
        assertThatThrownBy(() -> codec.decodeValue(frame)).isInstanceOf(NotSerialisableException.class);
        assertThat(allocated() - before).isLessThan(16L << 20);
    }

    private static long allocated() {
        return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }
}
